/** Absences over New Year, over a fiscal-year border and over a schedule change (issue: tests beyond the usual). */
import { describe, expect, test } from 'vitest'
import { calendar, day, holidays, mornings, office, workdays } from '../schedule/given'
import { addsUp, amounts, between, costs, dates, duration, oneDay, terms, timeTerms } from './given'

describe('over New Year: Wednesday 30 December 2026 to Monday 4 January 2027', () => {
  const absence = dates('2026-12-30', '2027-01-04')

  test('two days in either year, the weekend between free', () => {
    const found = duration([absence], terms())
    expect(found.perYear).toEqual([{ fiscalYear: 2026, days: 2, minutes: 960 }, { fiscalYear: 2027, days: 2, minutes: 960 }])
    expect(found.perDay.map((part) => [part.date, part.days])).toEqual([
      ['2026-12-30', 1], ['2026-12-31', 1], ['2027-01-01', 1], ['2027-01-02', 0], ['2027-01-03', 0], ['2027-01-04', 1],
    ])
  })

  test('New Year\'s Eve half and New Year\'s Day whole a holiday', () => {
    const of = terms({ calendar: calendar([], holidays(['2026-12-31', 'afternoon'], ['2027-01-01', 'full_day'])) })
    expect(duration([absence], of)).toMatchObject({
      workdayDays: 2.5, workdayMinutes: 1200, outsideOfSchedule: false,
      perYear: [{ fiscalYear: 2026, days: 1.5, minutes: 720 }, { fiscalYear: 2027, days: 1, minutes: 480 }],
    })
  })

  test('the year of a minute is that of the member\'s calendar: 1 January in Auckland is 31 December in UTC', () => {
    const absence = between('2026-12-31T19:00Z', '2026-12-31T21:00Z')
    expect(duration([absence], timeTerms({ zone: 'Pacific/Auckland' })).perYear).toEqual([{ fiscalYear: 2027, days: 0.25, minutes: 120 }])
    expect(duration([absence], timeTerms({ zone: 'UTC', leave: { ignoreSchedule: true } })).perYear).toEqual([{ fiscalYear: 2026, days: 0.25, minutes: 120 }])
  })

  test('minutes over midnight of New Year', () => {
    const of = timeTerms({ leave: { ignoreSchedule: true } })
    expect(duration([between('2026-12-31T22:00Z', '2027-01-01T01:00Z')], of).perYear).toEqual([
      { fiscalYear: 2026, days: 0.25, minutes: 120 }, { fiscalYear: 2027, days: 0.125, minutes: 60 },
    ])
  })
})

describe('over a fiscal-year border: Monday 30 March to Thursday 2 April 2026, years from April', () => {
  const absence = dates('2026-03-30', '2026-04-02')

  test('the fiscal year is named by the calendar year in which it starts', () => {
    expect(duration([absence], terms({ startMonth: 4 })).perYear).toEqual([
      { fiscalYear: 2025, days: 2, minutes: 960 }, { fiscalYear: 2026, days: 2, minutes: 960 },
    ])
  })

  test('in years from January nothing is cut', () => {
    expect(duration([absence], terms()).perYear).toEqual([{ fiscalYear: 2026, days: 4, minutes: 1920 }])
  })

  test('New Year is no border of years from April', () => {
    expect(duration([dates('2026-12-30', '2027-01-04')], terms({ startMonth: 4 })).perYear).toEqual([{ fiscalYear: 2026, days: 4, minutes: 1920 }])
  })

  test('a year in which every date is worth nothing adds nothing', () => {
    // Saturday 31 January and Sunday 1 February 2026
    const found = duration([dates('2026-01-30', '2026-02-01')], terms({ startMonth: 2 }))
    expect(found.perYear.filter((part) => part.days > 0)).toEqual([{ fiscalYear: 2025, days: 1, minutes: 480 }])
    expect(addsUp(found)).toBe(true)
  })

  test('a series over three years: the years ascend', () => {
    const found = duration([oneDay('2025-04-01'), oneDay('2026-03-31'), oneDay('2027-03-31'), oneDay('2027-04-01')], terms({ startMonth: 4 }))
    expect(found.perYear.map((part) => [part.fiscalYear, part.days])).toEqual([[2025, 2], [2026, 1], [2027, 1]])
    expect(addsUp(found)).toBe(true)
  })

  test('a fiscal year that starts in December', () => {
    expect(duration([dates('2026-11-30', '2026-12-01')], terms({ startMonth: 12 })).perYear).toEqual([
      { fiscalYear: 2025, days: 1, minutes: 480 }, { fiscalYear: 2026, days: 1, minutes: 480 },
    ])
  })
})

describe('decision 18: over a schedule change on Wednesday 4 March 2026', () => {
  const change = calendar([workdays(mornings, '2026-03-04'), office])

  test('a week: full days before, half days from then on', () => {
    expect(costs(dates('2026-03-02', '2026-03-06'), terms({ calendar: change }))).toEqual([
      ['2026-03-02', 1], ['2026-03-03', 1], ['2026-03-04', 0.5], ['2026-03-05', 0.5], ['2026-03-06', 0.5],
    ])
  })

  test('in minutes: 480 before, 240 from then on, each date in days by its own length', () => {
    const found = duration([between('2026-03-03T00:00Z', '2026-03-05T00:00Z')], timeTerms({ calendar: change }))
    expect(found.perDay.map((part) => [part.minutes, part.days])).toEqual([[480, 1], [240, 1]])
  })

  test('a member who begins to work weekends', () => {
    const weekends = calendar([office, { ...office, from: '2026-03-08', days: { ...office.days, sunday: day('10:00-12:00', '13:00-16:00') } }])
    expect(amounts(dates('2026-03-06', '2026-03-09'), terms({ calendar: weekends }))).toEqual([1, 0, 1, 1])
  })
})
