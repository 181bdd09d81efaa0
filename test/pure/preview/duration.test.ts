/** The duration that a preview tells (spec: preview, `duration`; decisions 20, 21; allowances F3). */
import { describe, expect, test } from 'vitest'
import { absenceDuration, holidayHalves, workingCalendar } from '../../../src/index'
import type { AllowanceInput, CreationContext, RecurringRequestPayload, SeriesDuration } from '../../../src/index'
import {
  ada, allowance, annual, context, create, daily, leaveType, preview, previewSingle, series, single, unpaid, workspace,
} from './given'
import { addsUp } from '../duration/given'
import { adjustment, booking, handSet, rule } from '../allowance/given'
import { day, holidays, office, workdays } from '../schedule/given'

type Facts = Partial<CreationContext>

function durationOf(of: Facts = {}, payload = series()): SeriesDuration {
  const { duration } = preview(of, payload)
  if (duration === null) throw new Error('rejected')
  return duration
}

/** [fiscal year, days, minutes, carry-over in days, in minutes] */
const years = (of: Facts, payload: RecurringRequestPayload): number[][] => durationOf(of, payload).perYear
  .map((year) => [year.fiscalYear, year.days, year.minutes, year.carryOverDaysUsed, year.carryOverMinutesUsed])

const timed = (some: Partial<AllowanceInput> = {}): Facts => ({
  leaveType: leaveType({ leaveUnit: 'minutes_15' }), allowanceType: { ...annual, unit: 'hours' },
  allowance: allowance({ unit: 'hours', rules: [rule({ amount: 9600 })], ...some }),
})
const times = (from: number, to: number): Pick<RecurringRequestPayload, 'startTime' | 'endTime'> =>
  ({ startTime: { hour: from, minute: 0 }, endTime: { hour: to, minute: 0 } })

describe('spec: duration of a series', () => {
  test('spec: summed over all occurrences, in days and in minutes, with the leave unit', () => {
    expect(durationOf()).toMatchObject({ workdayDays: 3, workdayMinutes: 1440, leaveUnit: 'half_days', outsideOfSchedule: false })
    expect(durationOf({}, series({ halfDay: 'morning' }))).toMatchObject({ workdayDays: 1.5, workdayMinutes: 720 })
    expect(durationOf({ leaveType: leaveType({ leaveUnit: 'days' }) })).toMatchObject({ workdayDays: 3, leaveUnit: 'days' })
    // 11:00 to 14:00 without the break from 12:00 to 13:00.
    expect(durationOf(timed(), series(times(11, 14)))).toMatchObject({ workdayMinutes: 360, workdayDays: 0.75, leaveUnit: 'minutes_15' })
  })

  test('D20: outside_of_schedule: at least one occurrence on non-working time; a holiday is none', () => {
    const monday = holidays(['2026-03-16', 'full_day'])
    expect(durationOf({ holidayCalendar: monday })).toMatchObject({ workdayDays: 2, outsideOfSchedule: false })
    expect(durationOf({}, daily('2026-03-13', 2))).toMatchObject({ workdayDays: 1, outsideOfSchedule: true })
    expect(durationOf(timed(), series(times(12, 13)))).toMatchObject({ workdayMinutes: 0, outsideOfSchedule: true })
    expect(durationOf(timed(), series(times(12, 14)))).toMatchObject({ workdayMinutes: 180, outsideOfSchedule: false })
  })

  test("D18: the member's own schedule comes before the workspace's", () => {
    const mornings = { requester: { ...ada, schedules: [workdays(day('08:00-11:00', null))] } }
    // D21: half a day of a date of 180 scheduled minutes is 90 of them.
    expect(durationOf(mornings)).toMatchObject({ workdayDays: 1.5, workdayMinutes: 270 })
  })

  test('spec: per_year by fiscal year', () => {
    expect(years({}, series({ from: '2026-12-28' }))).toEqual([[2026, 1, 480, 0, 0], [2027, 2, 960, 2, 960]])
    const april: Facts = { leaveType: unpaid(), workspace: workspace({ fiscalYearStartMonth: 4 }) }
    expect(years(april, series({ from: '2026-03-23' }))).toEqual([[2025, 2, 960, 0, 0], [2026, 1, 480, 0, 0]])
    expect(years(april, series({ from: '2026-03-31', repeat: 'daily', count: 2 }))).toEqual([[2025, 1, 480, 0, 0], [2026, 1, 480, 0, 0]])
  })

  test('D21: the parts of odd days add up in both views', () => {
    // A 7-hour day: 3 occurrences of 100 minutes are 300 / 420 of a day.
    const sevenHours = { requester: { ...ada, schedules: [workdays(day('08:00-12:00', '13:00-16:00'))] } }
    const minutes = series({ from: '2026-12-28', startTime: { hour: 8, minute: 0 }, endTime: { hour: 9, minute: 40 } })
    const of = { ...timed(), ...sevenHours, leaveType: leaveType({ leaveUnit: 'minutes_10' }) }
    const { workdayDays, workdayMinutes, perYear } = durationOf(of, minutes)
    expect([workdayMinutes, workdayDays]).toEqual([300, 0.714286])
    expect(perYear.map((one) => one.minutes)).toEqual([100, 200])
    expect(perYear.reduce((sum, one) => sum + Math.round(one.days * 1e6), 0)).toBe(714286)
  })

  const twoHolidays = holidays(['2026-03-16', 'morning'], ['2026-03-23', 'full_day'])
  const inBerlin = { ...timed(), requester: { ...ada, timeZone: 'Europe/Berlin' } }

  test.each<[string, Facts, RecurringRequestPayload]>([
    ['whole days over a year border', {}, series({ from: '2026-12-14', count: 6 })],
    ['mornings with holidays', { holidayCalendar: twoHolidays }, series({ halfDay: 'morning' })],
    ['times', timed(), series({ ...times(11, 16), count: 20 })],
    ['times over the change of the clocks', inBerlin, daily('2026-03-27', 5, times(8, 17))],
  ])('spec: equal to what the created series yields: %s', (_, of, payload) => {
    const { workdayDays, workdayMinutes, outsideOfSchedule, perYear } = durationOf(of, payload)
    const { requester, leaveType: type, holidayCalendar } = context(of)
    const yielded = absenceDuration(create(of, payload).requests, {
      leaveType: type, timeZone: requester.timeZone ?? 'UTC', fiscalYearStartMonth: 1,
      calendar: workingCalendar(requester.schedules, office, holidayCalendar === null ? new Map() : holidayHalves(holidayCalendar)),
    })
    expect({ workdayDays, workdayMinutes, outsideOfSchedule }).toEqual(
      { workdayDays: yielded.workdayDays, workdayMinutes: yielded.workdayMinutes, outsideOfSchedule: yielded.outsideOfSchedule })
    expect(perYear.map(({ fiscalYear, days, minutes }) => ({ fiscalYear, days, minutes }))).toEqual(yielded.perYear)
    expect(addsUp(yielded)).toBe(true)
  })

  test('records: the preview of a single request tells each of its dates', () => {
    const week = single('2026-03-09', '2026-03-14', { startAt: 'afternoon' })
    const { duration } = previewSingle({ holidayCalendar: holidays(['2026-03-10', 'morning']) }, week)
    expect(duration).toMatchObject({ workdayDays: 4, workdayMinutes: 1920, outsideOfSchedule: false })
    expect(duration.perDay.map(({ date, days, holiday }) => [date, days, holiday])).toEqual([
      ['2026-03-09', 0.5, null], ['2026-03-10', 0.5, 'morning'], ['2026-03-11', 1, null], ['2026-03-12', 1, null],
      ['2026-03-13', 1, null], ['2026-03-14', 0, null],
    ])
  })
})

describe('F3: carry-over used, in both views', () => {
  /** Brought forward into 2026, usable through 31 March. */
  const carried = (broughtForward: number, some: Partial<AllowanceInput> = {}): Facts => ({
    allowance: allowance({
      rules: [rule({ carryOver: { expiresAfterMonths: 3 } })], memberAllowances: [handSet(2026, { broughtForward })], ...some,
    }),
  })

  test('F3: Mondays of March use the carry-over, those of April no longer', () => {
    expect(years(carried(5), series({ count: 6 }))).toEqual([[2026, 6, 2880, 4, 1920]])
    expect(years(carried(5), series({ count: 6, from: '2026-04-06' }))).toEqual([[2026, 6, 2880, 0, 0]])
  })

  test('F3: no more than there is', () => {
    expect(years(carried(5), series({ from: '2026-03-23', weekDays: 'MO,TU,WE,TH,FR', count: 10 }))).toEqual([[2026, 10, 4800, 5, 2400]])
    expect(years(carried(5, { bookings: [booking('2026-03-02', 3)] }), series({ count: 6 }))).toEqual([[2026, 6, 2880, 2, 960]])
    // Another absence already uses all of it.
    expect(years(carried(5, { bookings: [booking('2026-03-31', 5)] }), series({ count: 6 }))).toEqual([[2026, 6, 2880, 0, 0]])
  })

  test('F3: half days, and days of a short schedule', () => {
    expect(years(carried(5), series({ count: 6, halfDay: 'morning' }))).toEqual([[2026, 3, 1440, 2, 960]])
    const sixHours = { requester: { ...ada, schedules: [workdays(day('08:00-12:00', '13:00-15:00'))] } }
    expect(years({ ...carried(5), ...sixHours }, series({ count: 6 }))).toEqual([[2026, 6, 2160, 4, 1440]])
    expect(years({ ...carried(1.5), ...sixHours }, series({ count: 6 }))).toEqual([[2026, 6, 2160, 1.5, 540]])
  })

  test('F3: minutes', () => {
    const expiring = rule({ amount: 9600, carryOver: { expiresAfterMonths: 3 } })
    const minutes = (broughtForward: number): Facts =>
      timed({ rules: [expiring], memberAllowances: [handSet(2026, { broughtForward })] })
    expect(years(minutes(1000), series({ ...times(9, 11), count: 6 }))).toEqual([[2026, 1.5, 720, 1, 480]])
    expect(years(minutes(300), series({ ...times(9, 11), count: 6 }))).toEqual([[2026, 1.5, 720, 0.625, 300]])
  })

  test('F3: each fiscal year of its own', () => {
    const of = { allowance: allowance({ memberAllowances: [handSet(2026, { broughtForward: 1 })] }) }
    expect(years(of, series({ from: '2026-12-21', count: 4 }))).toEqual([[2026, 2, 960, 1, 480], [2027, 2, 960, 2, 960]])
  })

  test('F3: an allowance year that is no fiscal year: told where its bookings lie', () => {
    // Allowance years from 1 July; 3 days are brought forward into that of 2026, which the fiscal years from January cut in two.
    const of = {
      allowance: allowance({
        rules: [rule({ yearStart: { kind: 'fixed', month: 7, day: 1 } })], memberAllowances: [handSet(2026, { broughtForward: 3 })],
      }),
    }
    expect(years(of, series({ from: '2026-12-21', count: 5 }))).toEqual([[2026, 2, 960, 2, 960], [2027, 3, 1440, 1, 480]])
  })

  test('F3: also where the type ignores its limit', () => {
    const ignoring = { ...carried(5), allowanceType: { ...annual, ignoreAllowanceLimit: true } }
    expect(years(ignoring, series({ count: 6 }))).toEqual([[2026, 6, 2880, 4, 1920]])
  })

  test('F3: also where the balance does not cover the series', () => {
    const poor = carried(5, { rules: [rule({ amount: 0, carryOver: { expiresAfterMonths: 3 } })] })
    const { perYear } = durationOf(poor, series({ count: 6 }))
    expect(perYear[0]?.carryOverDaysUsed).toBe(4)
  })

  test('F3: what existing bookings now draw from the carry-over counts too', () => {
    // The three days of December use up the adjustment that 11 January counted on, which turns to the carry-over; so does 4 January.
    const of = {
      allowance: allowance({ adjustments: [adjustment('2026-11-01', 3, '2027-02-28')], bookings: [booking('2027-01-11', 3)] }),
    }
    expect(years(of, series({ from: '2026-12-14', count: 4 }))).toEqual([[2026, 3, 1440, 0, 0], [2027, 1, 480, 4, 1920]])
  })
})
