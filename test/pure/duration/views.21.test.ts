/** Decision 21: minutes seen as days, days seen as minutes, and parts that add up to the total exactly. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { absences } from '../../../src/testing/schedules/absences'
import { holidayCalendars } from '../../../src/testing/schedules/holidayCalendars'
import { schedules } from '../../../src/testing/schedules/schedules'
import { micros } from '../allowance/given'
import { afternoons, calendar, day, fullDay, holidays, mornings, office, week, workdays } from '../schedule/given'
import { addsUp, between, dates, dayUnits, duration, oneDay, terms, timeTerms, timeUnits, total } from './given'
import { scheduleOn, weekdayOf } from './oracle'

const monday = '2026-03-02'
const sunday = '2026-03-08'

describe('decision 21: days seen as minutes, by that date\'s scheduled minutes', () => {
  test('a day 480, a half 240, a date worth nothing 0', () => {
    expect(duration([oneDay(monday)], terms())).toMatchObject({ workdayDays: 1, workdayMinutes: 480 })
    expect(duration([oneDay(monday, 'am')], terms())).toMatchObject({ workdayDays: 0.5, workdayMinutes: 240 })
    expect(duration([oneDay(sunday)], terms())).toMatchObject({ workdayDays: 0, workdayMinutes: 0 })
  })

  test('each date has its own: Monday 480, Tuesday 545, Wednesday 360', () => {
    const of = calendar([week({ monday: fullDay, tuesday: day('07:00-12:00', '12:30-16:35'), wednesday: day('08:00-11:00', '12:00-15:00') })])
    const found = duration([dates(monday, '2026-03-04', 'afternoon', 'lunchtime')], terms({ calendar: of }))
    expect(found.perDay.map((part) => [part.days, part.minutes])).toEqual([[0.5, 240], [1, 545], [0.5, 180]])
    expect(found).toMatchObject({ workdayDays: 2, workdayMinutes: 965 })
  })

  test('holidays do not shorten the date: half a holiday leaves half of 480', () => {
    expect(duration([oneDay(monday)], terms({ calendar: calendar([], holidays([monday, 'morning'])) })).workdayMinutes).toBe(240)
  })

  test('a half is half the minutes, however the slots divide them', () => {
    const of = terms({ calendar: calendar([workdays(day('07:00-12:00', '13:00-16:00'))]) })
    expect([duration([oneDay(monday, 'am')], of).workdayMinutes, duration([oneDay(monday, 'pm')], of).workdayMinutes]).toEqual([240, 240])
  })

  test('a date without scheduled minutes uses the longest day of the schedule', () => {
    const of = terms({ leave: { ignoreSchedule: true }, calendar: calendar([week({ monday: mornings, tuesday: fullDay, friday: day('08:00-12:00', '13:00-19:00') })]) })
    expect(duration([oneDay(sunday)], of)).toMatchObject({ workdayDays: 1, workdayMinutes: 600 })
    expect(duration([oneDay(sunday, 'am')], of)).toMatchObject({ workdayDays: 0.5, workdayMinutes: 300 })
    expect(duration([oneDay(monday)], of)).toMatchObject({ workdayDays: 1, workdayMinutes: 240 })
  })

  test('halves of an odd day: whole minutes that add up, none lost and none won', () => {
    const of = terms({ calendar: calendar([workdays(day('08:00-12:00', '13:00-16:35'))]) })
    const found = duration([oneDay('2026-03-02', 'am'), oneDay('2026-03-03', 'am'), oneDay('2026-03-04', 'am'), oneDay('2026-03-05', 'am')], of)
    expect(found).toMatchObject({ workdayDays: 2, workdayMinutes: 910 })
    expect(found.perDay.map((part) => Math.abs(part.minutes - 227.5))).toEqual([0.5, 0.5, 0.5, 0.5])
    expect(addsUp(found)).toBe(true)
  })

  test('the literal reading for a mornings-only member: half a day of a date of 240 minutes', () => {
    expect(duration([oneDay(monday)], terms({ calendar: calendar([workdays(mornings)]) }))).toMatchObject({ workdayDays: 0.5, workdayMinutes: 120 })
    expect(duration([oneDay(monday)], terms({ calendar: calendar([workdays({ ...mornings, deductFullDay: true })]) }))).toMatchObject({ workdayDays: 1, workdayMinutes: 240 })
  })
})

describe('decision 21: minutes seen as days, by that date\'s scheduled minutes', () => {
  test('300 of 480 minutes are 0.625 days, all of them 1', () => {
    expect(duration([between('2026-03-02T09:00Z', '2026-03-02T15:00Z')], timeTerms())).toMatchObject({ workdayMinutes: 300, workdayDays: 0.625 })
    expect(duration([between('2026-03-02T00:00Z', '2026-03-03T00:00Z')], timeTerms())).toMatchObject({ workdayMinutes: 480, workdayDays: 1 })
  })

  test('each date has its own: an hour of 480 and an hour of 240', () => {
    const of = timeTerms({ calendar: calendar([week({ monday: fullDay, tuesday: mornings, wednesday: afternoons })]) })
    const found = duration([between('2026-03-02T16:00Z', '2026-03-03T09:00Z')], of)
    expect(found.perDay.map((part) => [part.minutes, part.days])).toEqual([[60, 0.125], [60, 0.25]])
    expect(found).toMatchObject({ workdayMinutes: 120, workdayDays: 0.375 })
  })

  test('holidays do not shorten the date: the free morning\'s afternoon is half a day', () => {
    const of = timeTerms({ calendar: calendar([], holidays([monday, 'morning'])) })
    expect(duration([between('2026-03-02T08:00Z', '2026-03-02T17:00Z')], of)).toMatchObject({ workdayMinutes: 240, workdayDays: 0.5 })
  })

  test('a Sunday whose schedule is ignored uses the longest day: 480 minutes a day, 1440 three', () => {
    const of = timeTerms({ leave: { ignoreSchedule: true } })
    expect(duration([between('2026-03-08T08:00Z', '2026-03-08T16:00Z')], of)).toMatchObject({ workdayMinutes: 480, workdayDays: 1 })
    expect(duration([between('2026-03-08T00:00Z', '2026-03-09T00:00Z')], of)).toMatchObject({ workdayMinutes: 1440, workdayDays: 3 })
  })

  test('thirds that no decimal writes: three times 160 of 480 minutes are exactly one day', () => {
    const third = (date: string) => between(`${date}T08:00Z`, `${date}T10:40Z`)
    const found = duration([third('2026-03-02'), third('2026-03-03'), third('2026-03-04')], timeTerms())
    expect(found).toMatchObject({ workdayMinutes: 480, workdayDays: 1 })
    expect(found.perDay.every((part) => Math.abs(part.days - 1 / 3) < 0.000001)).toBe(true)
    expect(addsUp(found)).toBe(true)
  })

  test('a single third is the nearest of six decimals', () => {
    expect(duration([between('2026-03-02T08:00Z', '2026-03-02T10:40Z')], timeTerms()).workdayDays).toBe(0.333333)
    expect(duration([between('2026-03-02T08:00Z', '2026-03-02T13:20Z')], timeTerms()).workdayDays).toBe(0.541667)
  })

  test('thirds on either side of New Year: the years add up too', () => {
    const third = (date: string) => between(`${date}T08:00Z`, `${date}T10:40Z`)
    const found = duration([third('2026-12-30'), third('2026-12-31'), third('2027-01-01')], timeTerms())
    expect(found.perYear.map((part) => [part.fiscalYear, part.minutes])).toEqual([[2026, 320], [2027, 160]])
    expect(found.perYear.reduce((sum, part) => sum + micros(part.days), 0n)).toBe(1_000_000n)
  })
})

test('the view of the unit itself is what the absence costs, unrounded and unspread', () => {
  const odd = terms({ calendar: calendar([workdays(day('08:00-12:00', '13:00-16:35'))]) })
  expect(duration([dates('2026-03-02', '2026-03-04', 'afternoon')], odd).perDay.map((part) => part.days)).toEqual([0.5, 1, 1])
  const oddTime = { ...odd, leaveType: timeTerms().leaveType }
  expect(duration([between('2026-03-02T11:00Z', '2026-03-03T09:00Z')], oddTime).perDay.map((part) => part.minutes)).toEqual([275, 60])
})

test('a schedule without working time: a day still has minutes, minutes still have a day', () => {
  const [none, ignoring] = [calendar([week({})]), { ignoreSchedule: true }]
  const days = duration([oneDay(monday)], terms({ calendar: none, leave: ignoring }))
  const minutes = duration([between('2026-03-02T09:00Z', '2026-03-02T10:00Z')], timeTerms({ calendar: none, leave: ignoring }))
  expect(days.workdayDays).toBe(1)
  expect(days.workdayMinutes).toBeGreaterThan(0)
  expect(minutes.workdayMinutes).toBe(60)
  expect(Number.isFinite(minutes.workdayDays)).toBe(true)
  expect([addsUp(days), addsUp(minutes)]).toEqual([true, true])
  expect(duration([oneDay(monday)], terms({ calendar: none }))).toMatchObject({ workdayDays: 0, workdayMinutes: 0, outsideOfSchedule: true })
})

describe('any series of any unit', () => {
  const window = { min: '2025-11-20', max: '2026-05-10', near: ['2025-12-31', '2026-03-31'] }
  const inputs = fc.record({
    versions: schedules(window), free: holidayCalendars(window), startMonth: fc.constantFrom(1, 4, 12, 3),
    leave: fc.record({ leaveUnit: fc.constantFrom(...dayUnits, ...timeUnits), ignoreSchedule: fc.boolean(), ignorePublicHolidays: fc.boolean() }),
  }).chain((of) => fc.tuple(fc.constant(of), fc.array(absences(of.leave.leaveUnit, { ...window, maxDays: 12 }), { maxLength: 5 })))
    .map(([of, series]) => [of, [...series].sort((a, b) => (a.start < b.start ? -1 : 1))] as const)

  test('decision 21: parts per year and per day add up to the totals exactly, in both views', () => {
    fc.assert(fc.property(inputs, ([{ versions, free, ...of }, series]) => {
      expect(addsUp(duration(series, terms({ ...of, calendar: calendar(versions, free) })))).toBe(true)
    }), { numRuns: 400 })
  })

  test('decision 21: totals are the exact sums, rounded once, and no part is a step away from its own', () => {
    fc.assert(fc.property(inputs, ([{ versions, free, ...of }, series]) => {
      const all = terms({ ...of, calendar: calendar(versions, free) })
      const found = duration(series, all)
      const isDays = dayUnits.some((unit) => unit === of.leave.leaveUnit)
      let [days, minutes] = [0, 0]
      for (const part of found.perDay) {
        const length = minutesOf(versions, part.date)
        if (length === null) return // without any working time decision 21 names no length
        const [exactDays, exactMinutes] = isDays ? [part.days, part.days * length] : [part.minutes / length, part.minutes]
        expect(Math.abs(part.days - exactDays)).toBeLessThan(0.000001 + 1e-9)
        expect(Math.abs(part.minutes - exactMinutes)).toBeLessThan(1)
        days += exactDays
        minutes += exactMinutes
      }
      expect(Math.abs(found.workdayDays - days)).toBeLessThanOrEqual(0.0000005 + 1e-9)
      expect(Math.abs(found.workdayMinutes - minutes)).toBeLessThanOrEqual(0.5)
      const own = series.reduce((sum, absence) => sum + total(absence, all), 0)
      expect(isDays ? found.workdayDays : found.workdayMinutes).toBe(own)
    }), { numRuns: 400 })
  })

  test('each date stands in the fiscal year that contains it', () => {
    fc.assert(fc.property(inputs, ([{ versions, free, ...of }, series]) => {
      const found = duration(series, terms({ ...of, calendar: calendar(versions, free) }))
      const byYear = new Map<number, [bigint, bigint]>()
      for (const { date, days, minutes } of found.perDay) {
        const year = Number(date.slice(0, 4)) - (Number(date.slice(5, 7)) < of.startMonth ? 1 : 0)
        const [sumDays, sumMinutes] = byYear.get(year) ?? [0n, 0n]
        byYear.set(year, [sumDays + micros(days), sumMinutes + micros(minutes)])
      }
      expect(new Map(found.perYear.map((part) => [part.fiscalYear, [micros(part.days), micros(part.minutes)]]))).toEqual(byYear)
    }), { numRuns: 200 })
  })
})

/** Scheduled minutes of a date, or of the longest day; null when nothing is scheduled at all. */
function minutesOf(versions: Parameters<typeof scheduleOn>[0], date: string): number | null {
  const { days } = scheduleOn(versions, office, date)
  const clock = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
  const lengths = Object.fromEntries(Object.entries(days).map(([weekday, { am, pm }]) => [
    weekday, [am, pm].filter((slot) => slot.enabled).reduce((sum, slot) => sum + clock(slot.end) - clock(slot.start), 0),
  ]))
  const longest = Math.max(...Object.values(lengths))
  if (longest === 0) return null
  return lengths[weekdayOf(date)]! > 0 ? lengths[weekdayOf(date)]! : longest
}
