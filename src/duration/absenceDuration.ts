import { exactSum } from '../amount'
import { type Day, fiscalYearOf, formatPlainDate } from '../calendar'
import type { PlainDate } from '../records'
import { holidayOn, minutesOfDay } from '../schedule'
import { type AbsenceDay, type AbsenceTerms, type AbsenceTimes, absenceDays } from './absenceDays'
import { daysAsMinutes, minutesAsDays } from './bothViews'
import { isDayUnit } from './leaveUnits'

/** One amount in both views, whichever the leave unit is. */
interface BothViews {
  readonly days: number
  readonly minutes: number
}

export interface DurationOfYear extends BothViews {
  /** By the calendar year in which the fiscal year starts. */
  readonly fiscalYear: number
}

export interface DurationOfDay extends BothViews {
  readonly date: PlainDate
  readonly outsideOfSchedule: boolean
  /** Which part of the date is a public holiday. */
  readonly holiday: 'full_day' | 'morning' | 'afternoon' | null
}

/** What one absence, or the occurrences of a series, cost on working time after holidays. */
export interface AbsenceDuration {
  readonly workdayDays: number
  readonly workdayMinutes: number
  /** At least one absence is worth nothing because of the schedule (decision 20). */
  readonly outsideOfSchedule: boolean
  /** In order; the entries add up to the totals exactly. */
  readonly perYear: readonly DurationOfYear[]
  /** Every covered date, also those worth nothing. */
  readonly perDay: readonly DurationOfDay[]
}

/** What decides the duration of an absence, and the workspace's fiscal years. */
export interface DurationTerms extends AbsenceTerms {
  readonly fiscalYearStartMonth: number
}

function holidayPart({ calendar }: AbsenceTerms, date: Day): DurationOfDay['holiday'] {
  const { am, pm } = holidayOn(calendar, date)
  if (am && pm) return 'full_day'
  return am ? 'morning' : pm ? 'afternoon' : null
}

function perDayOf(days: readonly AbsenceDay[], terms: DurationTerms): DurationOfDay[] {
  const worths = days.map(({ date, amount }) => ({ amount, minutesOfDay: minutesOfDay(terms.calendar, date) }))
  const native = worths.map(({ amount }) => amount)
  const [inDays, inMinutes] = isDayUnit(terms.leaveType.leaveUnit)
    ? [native, daysAsMinutes(worths)]
    : [minutesAsDays(worths), native]
  return days.map(({ date, withoutHolidays }, index) => ({
    date: formatPlainDate(date),
    days: inDays[index]!,
    minutes: inMinutes[index]!,
    outsideOfSchedule: withoutHolidays === 0,
    holiday: holidayPart(terms, date),
  }))
}

const sumOf = (parts: readonly BothViews[]): BothViews => ({
  days: exactSum(parts.map(({ days }) => days), 'days'),
  minutes: exactSum(parts.map(({ minutes }) => minutes), 'hours'),
})

/**
 * The duration of the occurrences of a series, or of one absence as a series of one: in days and in minutes, by fiscal
 * year and by date, with parts that add up exactly in both views (decisions 15 to 21). Occurrences come in date order and
 * are free of `absenceFaults`; others throw a RangeError.
 *
 * @example
 * const fridayToMonday = { start: '2026-03-06', end: '2026-03-09', startAt: 'morning', endAt: 'end_of_day' } as const
 * const calendar = workingCalendar([], snapshot.workspace.defaultSchedule, new Map())
 * const leaveType = { leaveUnit: 'days', ignoreSchedule: false, ignorePublicHolidays: false } as const
 * absenceDuration([fridayToMonday], { leaveType, calendar, timeZone: 'UTC', fiscalYearStartMonth: 1 }).workdayDays // 2
 */
export function absenceDuration(occurrences: readonly AbsenceTimes[], terms: DurationTerms): AbsenceDuration {
  const daysOfEach = occurrences.map((occurrence) => absenceDays(occurrence, terms))
  const days = daysOfEach.flat()
  const perDay = perDayOf(days, terms)
  const byYear = new Map<number, DurationOfDay[]>()
  for (const [index, { date }] of days.entries()) {
    const year = fiscalYearOf(date, terms.fiscalYearStartMonth)
    const parts = byYear.get(year)
    if (parts === undefined) byYear.set(year, [perDay[index]!])
    else parts.push(perDay[index]!)
  }
  const total = sumOf(perDay)
  return {
    workdayDays: total.days,
    workdayMinutes: total.minutes,
    outsideOfSchedule: daysOfEach.some((each) => each.length > 0 && each.every(({ withoutHolidays }) => withoutHolidays === 0)),
    perYear: [...byYear].sort(([a], [b]) => a - b).map(([fiscalYear, parts]) => ({ fiscalYear, ...sumOf(parts) })),
    perDay,
  }
}
