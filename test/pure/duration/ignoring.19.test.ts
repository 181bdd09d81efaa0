/** Decision 19: leave types that ignore schedules or public holidays. */
import { describe, expect, test } from 'vitest'
import type { Holiday } from '../../../src/records'
import { calendar, day, dayOff, fullDay, holidays, mornings, office, week, workdays } from '../schedule/given'
import { amounts, between, dates, duration, oneDay, terms, timeTerms, total } from './given'

const monday = '2026-03-02'
const sunday = '2026-03-08'
const anyDay = { ignoreSchedule: true }

describe('decision 19: ignoreSchedule, day units', () => {
  test('every calendar day counts 1: Friday to Monday is 4, without it 2', () => {
    const absence = dates('2026-03-06', '2026-03-09')
    expect(amounts(absence, terms({ leave: anyDay }))).toEqual([1, 1, 1, 1])
    expect(amounts(absence, terms())).toEqual([1, 0, 0, 1])
  })

  test('half 0.5, also on a Sunday and for a half that is not worked', () => {
    expect([total(oneDay(sunday, 'am'), terms({ leave: anyDay })), total(oneDay(sunday, 'pm'), terms({ leave: anyDay }))]).toEqual([0.5, 0.5])
    expect(total(oneDay(monday, 'pm'), terms({ leave: anyDay, calendar: calendar([workdays(mornings)]) }))).toBe(0.5)
  })

  test('deductFullDay is part of the schedule, and ignored with it: half 0.5', () => {
    const of = terms({ leave: anyDay, calendar: calendar([workdays({ ...fullDay, deductFullDay: true })]) })
    expect([total(oneDay(monday, 'am'), of), total(oneDay(monday), of)]).toEqual([0.5, 1])
  })

  test('holidays are still removed: full day 0, half holiday 0.5', () => {
    const worth = (part: Holiday['duration']) => total(oneDay(sunday), terms({ leave: anyDay, calendar: calendar([], holidays([sunday, part])) }))
    expect([worth('full_day'), worth('morning'), worth('afternoon')]).toEqual([0, 0.5, 0.5])
  })
})

describe('decision 19: ignorePublicHolidays, day units', () => {
  const free = holidays([monday, 'full_day'], [sunday, 'full_day'], ['2026-03-03', 'morning'])

  test('holidays are not removed, the schedule still is', () => {
    const of = terms({ leave: { ignorePublicHolidays: true }, calendar: calendar([], free) })
    expect([total(oneDay(monday), of), total(oneDay(sunday), of), total(oneDay('2026-03-03', 'am'), of)]).toEqual([1, 0, 0.5])
  })

  test('with deductFullDay nothing is taken off the whole day', () => {
    const of = terms({ leave: { ignorePublicHolidays: true }, calendar: calendar([workdays({ ...fullDay, deductFullDay: true })], free) })
    expect([total(oneDay(monday), of), total(oneDay('2026-03-03'), of), total(oneDay('2026-03-03', 'pm'), of)]).toEqual([1, 1, 1])
  })

  test('together with ignoreSchedule every calendar day counts 1', () => {
    const of = terms({ leave: { ...anyDay, ignorePublicHolidays: true }, calendar: calendar([], free) })
    expect(amounts(dates(monday, sunday), of)).toEqual([1, 1, 1, 1, 1, 1, 1])
  })
})

describe('decision 19: ignoreSchedule, time units: elapsed wall-clock minutes', () => {
  const worth = (start: string, end: string, part: Holiday['duration'] | null = null, of = office, ignorePublicHolidays = false) => {
    const free = part === null ? holidays() : holidays(...['2026-03-02', '2026-03-08'].map((date) => [date, part] as const))
    return amounts(between(start, end), timeTerms({ leave: { ...anyDay, ignorePublicHolidays }, calendar: calendar([of], free) }))
  }

  test('the lunch break and the evening count', () => {
    expect(worth('2026-03-02T09:00Z', '2026-03-02T15:00Z')).toEqual([360])
    expect(worth('2026-03-02T20:00Z', '2026-03-02T23:30Z')).toEqual([210])
  })

  test('a Sunday counts, over midnight each day apart, a whole day is 1440', () => {
    expect(worth('2026-03-08T10:00Z', '2026-03-08T15:00Z')).toEqual([300])
    expect(worth('2026-03-07T22:00Z', '2026-03-08T02:00Z')).toEqual([120, 120])
    expect(worth('2026-03-06T12:00Z', '2026-03-08T12:00Z')).toEqual([720, 1440, 720])
  })

  test('a full holiday is removed, unless ignored as well', () => {
    expect(worth('2026-03-02T09:00Z', '2026-03-02T15:00Z', 'full_day')).toEqual([0])
    expect(worth('2026-03-02T09:00Z', '2026-03-02T15:00Z', 'full_day', office, true)).toEqual([360])
    expect(worth('2026-03-02T00:00Z', '2026-03-03T00:00Z', 'full_day')).toEqual([0])
  })

  test('a half holiday is removed up to, or from, where the day divides (decision 38): the end of the morning slot', () => {
    const early = workdays(day('06:00-11:30', '12:00-15:00'))
    expect(worth('2026-03-02T09:00Z', '2026-03-02T15:00Z', 'morning', early)).toEqual([210])
    expect(worth('2026-03-02T09:00Z', '2026-03-02T15:00Z', 'afternoon', early)).toEqual([150])
    expect(worth('2026-03-02T00:00Z', '2026-03-03T00:00Z', 'morning', early)).toEqual([750])
    expect(worth('2026-03-02T00:00Z', '2026-03-03T00:00Z', 'afternoon', early)).toEqual([690])
  })

  test('and at 12:00 where no morning is worked', () => {
    expect(worth('2026-03-08T09:00Z', '2026-03-08T15:00Z', 'morning')).toEqual([180])
    expect(worth('2026-03-02T10:00Z', '2026-03-02T15:00Z', 'afternoon', workdays(day(null, '11:00-18:00')))).toEqual([120])
  })

  test('the schedule does not matter otherwise', () => {
    for (const of of [office, workdays(dayOff), week({}), workdays(mornings)]) {
      expect(worth('2026-03-02T09:00Z', '2026-03-02T15:00Z', null, of)).toEqual([360])
    }
  })
})

test('decision 20: what ignores the schedule is never outside of it', () => {
  const [dayTerms, hourTerms] = [terms({ leave: anyDay }), timeTerms({ leave: anyDay })]
  expect(duration([oneDay(sunday)], dayTerms).outsideOfSchedule).toBe(false)
  expect(duration([between('2026-03-08T20:00Z', '2026-03-08T21:00Z')], hourTerms).outsideOfSchedule).toBe(false)
  const free = terms({ leave: anyDay, calendar: calendar([], holidays([sunday, 'full_day'])) })
  expect(duration([oneDay(sunday)], free)).toMatchObject({ workdayDays: 0, outsideOfSchedule: false })
})
