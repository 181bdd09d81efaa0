/** Rejection codes, group A (spec: Errors): each alone, at its limits, with its date where it has one. */
import { describe, expect, test } from 'vitest'
import {
  ada, context, create, daily, failureOf, leaveType, preview, refusalOf, rejectionOf, series, single,
  singleRejectionOf, unpaid, workspace,
} from './given'
import { decideRecurringRequest, previewRecurringRequest, previewRequest } from '../../../src/index'
import type { LeaveUnit } from '../../../src/index'

const nine = { hour: 9, minute: 0 }
const ten = { hour: 10, minute: 0 }

test('nothing against three plain Mondays', () => {
  expect(rejectionOf()).toBeNull()
  expect(preview().canCreate).toBe(true)
  expect(create().requests).toHaveLength(3)
})

describe('spec: RECURRENCE_END_REQUIRED', () => {
  test('spec: RECURRENCE_END_REQUIRED without until and count, of no date', () => {
    expect(rejectionOf({}, series({ until: null, count: null }))).toBe('RECURRENCE_END_REQUIRED')
    expect(refusalOf({}, series({ until: null, count: null }))).toBe('RECURRENCE_END_REQUIRED')
  })

  test('spec: not with one of the two, or both', () => {
    expect(rejectionOf({}, series({ until: '2026-03-31', count: null }))).toBeNull()
    expect(rejectionOf({}, series({ until: null, count: 3 }))).toBeNull()
    expect(rejectionOf({}, series({ until: '2026-03-31', count: 3 }))).toBeNull()
  })
})

describe('spec: RECURRENCE_RULE_INVALID', () => {
  test.each([
    ['D25: month belongs to yearly rules', { month: 3 }],
    ['D25: a weekly series with a day', { day: 9 }],
    ['D25: a weekly series with a position', { pos: 1 }],
    ['D25: a daily series with weekdays', { repeat: 'daily', weekDays: 'MO' }],
    ['D25: a monthly series with a position alone', { repeat: 'monthly', pos: 1 }],
    ['D25: a monthly series with weekdays alone', { repeat: 'monthly', weekDays: 'MO' }],
    ['D25: a monthly series with a day and a position', { repeat: 'monthly', day: 9, pos: 1, weekDays: 'MO' }],
    ['D24: position 0', { repeat: 'monthly', pos: 0, weekDays: 'MO' }],
    ['D30: weekdays that cannot be read', { weekDays: 'Monday' }],
    ['D30: a day text that cannot be read', { repeat: 'monthly', day: '32' }],
    ['D30: a position text that cannot be read', { repeat: 'monthly', pos: 'last', weekDays: 'MO' }],
  ] as const)('spec: RECURRENCE_RULE_INVALID: %s', (_, fields) => {
    expect(rejectionOf({}, series(fields))).toBe('RECURRENCE_RULE_INVALID')
    expect(refusalOf({}, series(fields))).toBe('RECURRENCE_RULE_INVALID')
    expect(preview({}, series(fields)).occurrenceCount).toBe(0)
  })
})

describe('spec: RECURRENCE_WINDOW_EXCEEDED', () => {
  // 2 March 2026 and 365 days more: 2 March 2027, a Tuesday.
  const years = { workspace: workspace({ settings: { bookableYearsAhead: 2 } }), leaveType: unpaid() }

  test('spec: RECURRENCE_WINDOW_EXCEEDED: the 365th day is still inside, the 366th is not', () => {
    expect(rejectionOf(years, daily('2027-03-01', 2))).toBeNull()
    expect(rejectionOf(years, daily('2027-03-01', 3))).toBe('RECURRENCE_WINDOW_EXCEEDED 2027-03-03')
    expect(rejectionOf(years, daily('2027-03-02', 2))).toBe('RECURRENCE_WINDOW_EXCEEDED 2027-03-03')
    expect(refusalOf(years, daily('2027-03-01', 3))).toBe('RECURRENCE_WINDOW_EXCEEDED 2027-03-03')
  })

  test('D32: what lies inside has been counted', () => {
    expect(preview(years, daily('2027-03-01', 300)).occurrenceCount).toBe(2)
    expect(preview(years, daily('2027-03-03', 300)).occurrenceCount).toBe(0)
  })

  test('D29: only occurrences count: a far until alone is fine', () => {
    // 9 March and 14 December; the next one would be 40 weeks later, in September 2027.
    expect(rejectionOf(years, series({ interval: 40, count: null, until: '2027-09-19' }))).toBeNull()
    expect(rejectionOf(years, series({ interval: 40, count: null, until: '2027-09-20' }))).toBe('RECURRENCE_WINDOW_EXCEEDED 2027-09-20')
  })

  test('D29: what the rule generates counts, excluded or not', () => {
    expect(rejectionOf(years, daily('2027-03-01', 3, { exDates: ['2027-03-03'] }))).toBe('RECURRENCE_WINDOW_EXCEEDED 2027-03-03')
  })

  test("D29: today is that of the member's zone", () => {
    const late = { ...years, now: '2026-03-02T23:30:00.000Z' }
    expect(rejectionOf(late, daily('2027-03-01', 3))).toBe('RECURRENCE_WINDOW_EXCEEDED 2027-03-03')
    expect(rejectionOf({ ...late, requester: { ...ada, timeZone: 'Europe/Berlin' } }, daily('2027-03-01', 3))).toBeNull()
    expect(rejectionOf({ ...late, workspace: { ...years.workspace, timeZone: 'Europe/Berlin' } }, daily('2027-03-01', 3))).toBeNull()
    const early = { ...years, now: '2026-03-02T03:30:00.000Z', requester: { ...ada, timeZone: 'America/New_York' } }
    expect(rejectionOf(early, daily('2027-02-28', 3))).toBe('RECURRENCE_WINDOW_EXCEEDED 2027-03-02')
  })

  test('spec: a leap day within makes the reach end a date earlier', () => {
    // 2028 is a leap year: 1 March 2027 and 365 days are 29 February 2028.
    const before = { ...years, now: '2027-03-01T09:00:00.000Z' }
    expect(rejectionOf(before, daily('2028-02-28', 2))).toBeNull()
    expect(rejectionOf(before, daily('2028-02-28', 3))).toBe('RECURRENCE_WINDOW_EXCEEDED 2028-03-01')
  })
})

describe('spec: RECURRENCE_TOO_FEW_OCCURRENCES', () => {
  test('spec: RECURRENCE_TOO_FEW_OCCURRENCES of one occurrence, or none', () => {
    expect(rejectionOf({}, series({ count: 2 }))).toBeNull()
    expect(rejectionOf({}, series({ count: 1 }))).toBe('RECURRENCE_TOO_FEW_OCCURRENCES')
    expect(rejectionOf({}, series({ count: null, until: '2026-03-15' }))).toBe('RECURRENCE_TOO_FEW_OCCURRENCES')
    expect(rejectionOf({}, series({ count: null, until: '2026-03-16' }))).toBeNull()
    expect(rejectionOf({}, series({ count: null, until: '2026-03-08' }))).toBe('RECURRENCE_TOO_FEW_OCCURRENCES')
    expect(refusalOf({}, series({ count: 1 }))).toBe('RECURRENCE_TOO_FEW_OCCURRENCES')
  })

  test('D28: count counts before exDates are taken out', () => {
    expect(rejectionOf({}, series({ count: 3, exDates: ['2026-03-16'] }))).toBeNull()
    expect(rejectionOf({}, series({ count: 3, exDates: ['2026-03-16', '2026-03-09'] }))).toBe('RECURRENCE_TOO_FEW_OCCURRENCES')
    expect(preview({}, series({ count: 3, exDates: ['2026-03-16', '2026-03-09'] })).occurrenceCount).toBe(1)
    expect(preview({}, series({ count: 1, exDates: ['2026-03-09'] })).occurrenceCount).toBe(0)
  })

  test('D28: exDates that are no occurrences are ignored', () => {
    expect(rejectionOf({}, series({ count: 2, exDates: ['2026-03-10', '2026-03-23', '2020-01-01'] }))).toBeNull()
  })
})

describe('spec: HOUR_LEAVE_TYPE_REQUIRES_TIME_RANGE', () => {
  const timed = (leaveUnit: LeaveUnit) => ({ leaveType: unpaid({ leaveUnit }) })
  const code = 'HOUR_LEAVE_TYPE_REQUIRES_TIME_RANGE'

  test('spec: HOUR_LEAVE_TYPE_REQUIRES_TIME_RANGE: both times, the end after the start', () => {
    expect(rejectionOf(timed('hours'), series({ startTime: nine, endTime: ten }))).toBeNull()
    expect(rejectionOf(timed('hours'), series())).toBe(code)
    expect(rejectionOf(timed('hours'), series({ startTime: nine }))).toBe(code)
    expect(rejectionOf(timed('hours'), series({ endTime: ten }))).toBe(code)
    expect(rejectionOf(timed('hours'), series({ startTime: ten, endTime: ten }))).toBe(code)
    expect(rejectionOf(timed('hours'), series({ startTime: ten, endTime: nine }))).toBe(code)
    expect(refusalOf(timed('hours'), series())).toBe(code)
    expect(preview(timed('hours'), series()).occurrenceCount).toBe(3)
  })

  test.each([
    ['hours', 30], ['minutes_30', 15], ['minutes_15', 5], ['minutes_10', 15], ['minutes_5', 1],
  ] as const)('D33: %s: minute %i is off the grid, at the start as at the end', (leaveUnit, minute) => {
    const of = { leaveType: unpaid({ leaveUnit }) }
    expect(rejectionOf(of, series({ startTime: { hour: 8, minute }, endTime: ten }))).toBe(code)
    expect(rejectionOf(of, series({ startTime: nine, endTime: { hour: 10, minute } }))).toBe(code)
  })

  test('D33: the last minute of the day is on the grid of minutes_1; 0:00 starts a day', () => {
    const wholeDay = series({ startTime: { hour: 0, minute: 0 }, endTime: { hour: 23, minute: 59 } })
    expect(rejectionOf(timed('minutes_1'), wholeDay)).toBeNull()
    expect(rejectionOf(timed('minutes_30'), wholeDay)).toBe(code)
  })

  test('D33: times on day units are ignored, whatever they say', () => {
    expect(rejectionOf({}, series({ startTime: ten, endTime: nine }))).toBeNull()
    expect(rejectionOf({ leaveType: leaveType({ leaveUnit: 'days' }) }, series({ startTime: nine }))).toBeNull()
  })
})

describe('spec: HALF_DAY_NOT_ALLOWED_FOR_FULL_DAY_LEAVE_TYPE', () => {
  const code = 'HALF_DAY_NOT_ALLOWED_FOR_FULL_DAY_LEAVE_TYPE'
  const whole = { leaveType: leaveType({ leaveUnit: 'days' }) }

  test('spec: HALF_DAY_NOT_ALLOWED_FOR_FULL_DAY_LEAVE_TYPE: mornings and afternoons of the unit days', () => {
    expect(rejectionOf(whole, series({ halfDay: 'morning' }))).toBe(code)
    expect(rejectionOf(whole, series({ halfDay: 'afternoon' }))).toBe(code)
    expect(refusalOf(whole, series({ halfDay: 'afternoon' }))).toBe(code)
    expect(rejectionOf(whole, series({ halfDay: 'full_day' }))).toBeNull()
  })

  test('D33: half_day on half-day and time units is no fault', () => {
    expect(rejectionOf({}, series({ halfDay: 'morning' }))).toBeNull()
    const timed = series({ halfDay: 'morning', startTime: nine, endTime: ten })
    expect(rejectionOf({ leaveType: unpaid({ leaveUnit: 'hours' }) }, timed)).toBeNull()
  })

  test('spec: a single request likewise, at either end', () => {
    expect(singleRejectionOf(whole, single('2026-03-09', '2026-03-10'))).toBeNull()
    expect(singleRejectionOf(whole, single('2026-03-09', '2026-03-10', { startAt: 'afternoon' }))).toBe(code)
    expect(singleRejectionOf(whole, single('2026-03-09', '2026-03-10', { endAt: 'lunchtime' }))).toBe(code)
    expect(singleRejectionOf({}, single('2026-03-09', '2026-03-10', { startAt: 'afternoon', endAt: 'lunchtime' }))).toBeNull()
  })

  test('D13: a single request in time units ignores start_at and end_at', () => {
    const timed = single('2026-03-09T09:00:00.000Z', '2026-03-09T10:00:00.000Z', { startAt: 'afternoon', endAt: 'lunchtime' })
    expect(singleRejectionOf({ leaveType: unpaid({ leaveUnit: 'hours' }) }, timed)).toBeNull()
  })
})

describe('spec: OUTSIDE_EMPLOYMENT_PERIOD', () => {
  const code = 'OUTSIDE_EMPLOYMENT_PERIOD'
  const employed = (employmentStartDate: string | null, employmentEndDate: string | null) => ({
    leaveType: unpaid(), requester: { ...ada, employmentStartDate, employmentEndDate },
  })

  test("spec: OUTSIDE_EMPLOYMENT_PERIOD: employment's first and last day are inside", () => {
    expect(rejectionOf(employed('2026-03-09', '2026-03-23'))).toBeNull()
    expect(rejectionOf(employed('2026-03-10', null))).toBe(`${code} 2026-03-09`)
    expect(rejectionOf(employed(null, '2026-03-22'))).toBe(`${code} 2026-03-23`)
    expect(refusalOf(employed(null, '2026-03-22'))).toBe(`${code} 2026-03-23`)
  })

  test('D7: the date is that of the first occurrence outside', () => {
    expect(rejectionOf(employed('2026-03-16', '2026-03-16'))).toBe(`${code} 2026-03-09`)
    expect(rejectionOf(employed(null, '2026-03-09'))).toBe(`${code} 2026-03-16`)
  })

  test('spec: a single request is judged on each of its dates', () => {
    expect(singleRejectionOf(employed('2026-03-09', '2026-03-11'), single('2026-03-09', '2026-03-11'))).toBeNull()
    expect(singleRejectionOf(employed(null, '2026-03-10'), single('2026-03-09', '2026-03-11'))).toBe(`${code} 2026-03-11`)
    expect(singleRejectionOf(employed('2026-03-10', null), single('2026-03-09', '2026-03-11'))).toBe(`${code} 2026-03-09`)
  })

  test("D9: time units lie on the dates of the member's zone", () => {
    // 23:30 UTC on the 9th is 00:30 on the 10th in Berlin.
    const night = single('2026-03-09T23:30:00.000Z', '2026-03-10T01:00:00.000Z')
    const until = (timeZone: string | null, end: string) => {
      const of = employed(null, end)
      return { ...of, leaveType: unpaid({ leaveUnit: 'minutes_30' }), requester: { ...of.requester, timeZone } }
    }
    expect(singleRejectionOf(until('Europe/Berlin', '2026-03-09'), night)).toBe(`${code} 2026-03-10`)
    expect(singleRejectionOf(until(null, '2026-03-09'), night)).toBe(`${code} 2026-03-10`)
    expect(singleRejectionOf(until('America/New_York', '2026-03-09'), night)).toBeNull()
  })
})

describe('D30: what the schema rules out is BAD_REQUEST, on previews as on creations', () => {
  test.each([
    ['from', { from: '2026-02-29' }, ['from']],
    ['from in words', { from: 'tomorrow' }, ['from']],
    ['until', { until: '2026-13-01' }, ['until']],
    ['an exDate', { exDates: ['2026-03-09', 'x'] }, ['exDates[1]']],
    ['interval below 1', { interval: 0 }, ['interval']],
    ['interval above 100', { interval: 101 }, ['interval']],
    ['count below 1', { count: 0 }, ['count']],
    ['count above 365', { count: 366 }, ['count']],
    ['month beyond 12', { month: 13 }, ['month']],
    ['all of them at once', { from: '', until: 'x', interval: 0, month: 0 }, ['from', 'interval', 'month', 'until']],
  ] as const)('D30: %s', (_, fields, paths) => {
    for (const ask of [previewRecurringRequest, decideRecurringRequest]) {
      const { code, issues } = failureOf(ask(context(), series(fields)))
      expect(code).toBe('BAD_REQUEST')
      expect(issues.map(({ path }) => path).sort()).toEqual(paths)
      expect(issues.every((issue) => issue.code === undefined)).toBe(true)
    }
  })

  test('D30: the schema comes before the coded rules', () => {
    expect(failureOf(previewRecurringRequest(context(), series({ count: null, from: 'x' }))).code).toBe('BAD_REQUEST')
  })

  test.each([
    ['2026-02-30', '2026-03-01', 'start'], ['2026-03-02', 'x', 'end'], ['2026-03-10', '2026-03-09', 'end'],
    ['2026-03-09T09:00:00.000Z', '2026-03-10', 'start'],
  ])('D30: a single request from %s to %s', (start, end, path) => {
    const { code, issues } = failureOf(previewRequest(context(), single(start, end)))
    expect([code, issues[0]?.path]).toEqual(['BAD_REQUEST', path])
  })

  test('D17: a single request in time units off the grid', () => {
    const of = context({ leaveType: unpaid({ leaveUnit: 'hours' }) })
    const { code, issues } = failureOf(previewRequest(of, single('2026-03-09T09:30:00.000Z', '2026-03-09T11:00:00.000Z')))
    expect([code, issues.map(({ path }) => path)]).toEqual(['BAD_REQUEST', ['start']])
  })
})
