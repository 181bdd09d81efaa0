/** Decision 20: an occurrence is worth 0 because of the schedule; a day free only by a holiday is not. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { absences } from '../../../src/testing/schedules/absences'
import { holidayCalendars } from '../../../src/testing/schedules/holidayCalendars'
import { schedules } from '../../../src/testing/schedules/schedules'
import { calendar, fullDay, holidays, mornings, office, workdays } from '../schedule/given'
import { between, dates, dayUnits, duration, oneDay, terms, timeTerms, timeUnits } from './given'
import { oracleDays, oracleMinutes } from './oracle'

const [friday, saturday, sunday, monday] = ['2026-03-06', '2026-03-07', '2026-03-08', '2026-03-09'] as const

describe('decision 20: one day', () => {
  const outside = (date: string, halves: 'am' | 'pm' | 'both', of = calendar()) => duration([oneDay(date, halves)], terms({ calendar: of })).outsideOfSchedule

  test('a Sunday is outside, a Monday and half of it are not', () => {
    expect([outside(sunday, 'both'), outside(sunday, 'am'), outside(monday, 'both'), outside(monday, 'pm')]).toEqual([true, true, false, false])
  })

  test('a holiday on a working day is not outside, though worth 0', () => {
    const of = calendar([], holidays([monday, 'full_day']))
    expect(duration([oneDay(monday)], terms({ calendar: of }))).toMatchObject({ workdayDays: 0, workdayMinutes: 0, outsideOfSchedule: false })
  })

  test('half a holiday, the same half taken: worth 0, not outside', () => {
    const of = calendar([], holidays([monday, 'morning']))
    expect(duration([oneDay(monday, 'am')], terms({ calendar: of }))).toMatchObject({ workdayDays: 0, outsideOfSchedule: false })
  })

  test('a holiday on a Sunday: free by the schedule too, so outside', () => {
    expect(outside(sunday, 'both', calendar([], holidays([sunday, 'full_day'])))).toBe(true)
  })

  test('a half that is not worked is outside, with and without a holiday and deductFullDay', () => {
    expect(outside(monday, 'pm', calendar([workdays(mornings)]))).toBe(true)
    expect(outside(monday, 'pm', calendar([workdays({ ...mornings, deductFullDay: true })]))).toBe(true)
    expect(outside(monday, 'pm', calendar([workdays(mornings)], holidays([monday, 'full_day'])))).toBe(true)
    expect(outside(monday, 'pm', calendar([workdays(mornings)], holidays([monday, 'afternoon'])))).toBe(true)
  })

  test('a mornings-only member on a morning holiday: worth 0 by the holiday, so not outside', () => {
    expect(outside(monday, 'both', calendar([workdays(mornings)], holidays([monday, 'morning'])))).toBe(false)
    expect(outside(monday, 'both', calendar([workdays({ ...fullDay, deductFullDay: true })], holidays([monday, 'full_day'])))).toBe(false)
  })
})

describe('decision 20: an absence of several days', () => {
  test('Saturday to Monday: worth something, so not outside; its dates say each for themselves', () => {
    const found = duration([dates(saturday, monday)], terms())
    expect(found.outsideOfSchedule).toBe(false)
    expect(found.perDay.map((part) => [part.date, part.outsideOfSchedule])).toEqual([[saturday, true], [sunday, true], [monday, false]])
  })

  test('Saturday to Sunday: outside', () => {
    expect(duration([dates(saturday, sunday)], terms()).outsideOfSchedule).toBe(true)
  })

  test('Friday to Sunday with a holiday on Friday: worth 0, but the Friday only by the holiday', () => {
    const of = terms({ calendar: calendar([], holidays([friday, 'full_day'])) })
    expect(duration([dates(friday, sunday)], of)).toMatchObject({ workdayDays: 0, outsideOfSchedule: false })
  })

  test('from Friday afternoon of a mornings-only member to Sunday: outside', () => {
    expect(duration([dates(friday, sunday, 'afternoon')], terms({ calendar: calendar([workdays(mornings)]) })).outsideOfSchedule).toBe(true)
  })
})

describe('decision 20: time units', () => {
  const on = (start: string, end: string, of = calendar()) => duration([between(start, end)], timeTerms({ calendar: of }))

  test('the evening, the lunch break and a Sunday are outside', () => {
    expect(on('2026-03-09T17:00Z', '2026-03-09T19:00Z').outsideOfSchedule).toBe(true)
    expect(on('2026-03-09T12:00Z', '2026-03-09T13:00Z').outsideOfSchedule).toBe(true)
    expect(on('2026-03-08T09:00Z', '2026-03-08T15:00Z').outsideOfSchedule).toBe(true)
    expect(on('2026-03-09T16:59Z', '2026-03-09T19:00Z').outsideOfSchedule).toBe(false)
  })

  test('working hours of a holiday are not outside, its evening is', () => {
    const of = calendar([], holidays([monday, 'full_day']))
    expect(on('2026-03-09T09:00Z', '2026-03-09T10:00Z', of)).toMatchObject({ workdayMinutes: 0, outsideOfSchedule: false })
    expect(on('2026-03-09T17:00Z', '2026-03-09T18:00Z', of)).toMatchObject({ workdayMinutes: 0, outsideOfSchedule: true })
  })

  test('Sunday 10:00 to Monday 09:00: not outside, its Sunday is', () => {
    const found = on('2026-03-08T10:00Z', '2026-03-09T09:00Z')
    expect([found.outsideOfSchedule, ...found.perDay.map((part) => part.outsideOfSchedule)]).toEqual([false, true, false])
  })
})

describe('decision 20: a series', () => {
  const series = (...list: string[]) => duration(list.map((date) => oneDay(date)), terms())

  test('one occurrence outside makes the series outside, wherever it stands', () => {
    expect([series(friday, saturday, monday), series(saturday, friday, monday), series(friday, monday, sunday)].map((one) => one.outsideOfSchedule))
      .toEqual([true, true, true])
  })

  test('none outside: not outside, and worth the sum', () => {
    expect(series(friday, monday)).toMatchObject({ workdayDays: 2, workdayMinutes: 960, outsideOfSchedule: false })
  })

  test('occurrences that only a holiday frees are not outside', () => {
    const of = terms({ calendar: calendar([], holidays([friday, 'full_day'], [monday, 'full_day'])) })
    expect(duration([oneDay(friday), oneDay(monday)], of)).toMatchObject({ workdayDays: 0, outsideOfSchedule: false })
  })

  test('an occurrence over several days is judged as a whole', () => {
    expect(duration([dates(friday, monday), dates('2026-03-13', '2026-03-16')], terms()).outsideOfSchedule).toBe(false)
    expect(duration([dates(friday, monday), dates('2026-03-14', '2026-03-15')], terms()).outsideOfSchedule).toBe(true)
  })

  test('no occurrence at all: nothing, and not outside', () => {
    expect(duration([], terms())).toEqual({ workdayDays: 0, workdayMinutes: 0, outsideOfSchedule: false, perYear: [], perDay: [] })
  })
})

test('which part of each date is a holiday, whether it costs or not', () => {
  const free = holidays([friday, 'afternoon'], [saturday, 'full_day'], [monday, 'morning'], [monday, 'afternoon'], ['2026-03-10', 'morning'])
  for (const ignorePublicHolidays of [false, true]) {
    const found = duration([dates(friday, '2026-03-11')], terms({ calendar: calendar([], free), leave: { ignorePublicHolidays } }))
    expect(found.perDay.map((part) => part.holiday)).toEqual(['afternoon', 'full_day', null, 'full_day', 'morning', null])
  }
})

test('decision 20: any series, any terms: outside when an occurrence is worth 0 with every holiday forgotten', () => {
  const window = { min: '2026-02-20', max: '2026-03-20' }
  const inputs = fc.record({
    versions: schedules(window), free: holidayCalendars(window),
    leave: fc.record({ leaveUnit: fc.constantFrom(...dayUnits, ...timeUnits), ignoreSchedule: fc.boolean(), ignorePublicHolidays: fc.boolean() }),
  }).chain((of) => fc.tuple(fc.constant(of), fc.array(absences(of.leave.leaveUnit, { ...window, maxDays: 3 }), { maxLength: 4 })))
  fc.assert(fc.property(inputs, ([{ versions, free, leave }, series]) => {
    const forgotten = { schedules: versions, defaultSchedule: office, holidays: holidays(), timeZone: 'UTC', leave }
    const oracle = leave.leaveUnit === 'days' || leave.leaveUnit === 'half_days' ? oracleDays : oracleMinutes
    const expected = series.some((absence) => oracle(absence, forgotten).every(({ amount }) => amount === 0))
    const of = terms({ calendar: calendar(versions, free), leave })
    expect(duration(series, of).outsideOfSchedule).toBe(expected)
  }), { numRuns: 300 })
})
