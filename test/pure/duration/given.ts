/** Builders and readers for hand-worked absences; dates of 2026, where 2 March is a Monday. */
import { formatPlainDate } from '../../../src/calendar'
import type { LeaveUnit, PlainDate } from '../../../src/records'
import type { WorkingCalendar } from '../../../src/schedule'
import { type AbsenceTerms, type AbsenceTimes, absenceDays } from '../../../src/duration/absenceDays'
import { type AbsenceDuration, type DurationTerms, absenceDuration } from '../../../src/duration/absenceDuration'
import { micros, sumMicros } from '../allowance/given'
import { calendar } from '../schedule/given'

export const timeUnits = ['hours', 'minutes_30', 'minutes_15', 'minutes_10', 'minutes_5', 'minutes_1'] as const satisfies readonly LeaveUnit[]
export const dayUnits = ['days', 'half_days'] as const satisfies readonly LeaveUnit[]

type CostTerms = AbsenceTerms['leaveType']

/** Which halves of a single day an absence covers. */
export type Halves = 'am' | 'pm' | 'both'

const times = (start: string, end: string, halves: Halves): AbsenceTimes => ({
  start, end, startAt: halves === 'pm' ? 'afternoon' : 'morning', endAt: halves === 'am' ? 'lunchtime' : 'end_of_day',
})

/** One date, or a part of it. */
export const oneDay = (date: PlainDate, halves: Halves = 'both'): AbsenceTimes => times(date, date, halves)

/** From the first date, or its afternoon, to the last date, or its lunchtime. */
export function dates(start: PlainDate, end: PlainDate, startAt: AbsenceTimes['startAt'] = 'morning', endAt: AbsenceTimes['endAt'] = 'end_of_day'): AbsenceTimes {
  return { start, end, startAt, endAt }
}

/** Instants, written `2026-03-02T08:00Z`. The halves say something else: time units ignore them (decision 13). */
export const between = (start: string, end: string): AbsenceTimes => ({
  start: new Date(start).toISOString(), end: new Date(end).toISOString(), startAt: 'afternoon', endAt: 'lunchtime',
})

const dayLeave: CostTerms = { leaveUnit: 'half_days', ignoreSchedule: false, ignorePublicHolidays: false }
const timeLeave: CostTerms = { leaveUnit: 'minutes_1', ignoreSchedule: false, ignorePublicHolidays: false }

export interface Case {
  readonly leave?: Partial<CostTerms>
  readonly calendar?: WorkingCalendar
  readonly zone?: string
  readonly startMonth?: number
}

/** Without more said: half days of the office week in UTC, fiscal years from January. */
export const terms = ({ leave, calendar: of = calendar(), zone = 'UTC', startMonth = 1 }: Case = {}): DurationTerms => ({
  leaveType: { ...dayLeave, ...leave }, calendar: of, timeZone: zone, fiscalYearStartMonth: startMonth,
})

export const timeTerms = (of: Case = {}): DurationTerms => terms({ ...of, leave: { ...timeLeave, ...of.leave } })

/** [date, what it costs] of every date. */
export const costs = (absence: AbsenceTimes, of: AbsenceTerms): [PlainDate, number][] =>
  [...absenceDays(absence, of)].map(({ date, amount }) => [formatPlainDate(date), amount])

/** What the dates cost, in order. */
export const amounts = (absence: AbsenceTimes, of: AbsenceTerms): number[] => costs(absence, of).map(([, amount]) => amount)

/** What the whole absence costs. */
export const total = (absence: AbsenceTimes, of: AbsenceTerms): number => amounts(absence, of).reduce((sum, amount) => sum + amount, 0)

export const duration = (absences: readonly AbsenceTimes[], of: DurationTerms): AbsenceDuration => absenceDuration(absences, of)

/** Per year and per day add up to the totals, in both views, to the last decimal; years ascend and hold their own dates. */
export function addsUp(of: AbsenceDuration): boolean {
  const wholes = [of.workdayDays, of.workdayMinutes].map(micros)
  const sums = [of.perYear, of.perDay].map((parts) => [sumMicros(parts.map((part) => part.days)), sumMicros(parts.map((part) => part.minutes))])
  const years = of.perYear.map((part) => part.fiscalYear)
  return sums.every((sum) => sum[0] === wholes[0] && sum[1] === wholes[1])
    && [of, ...of.perDay].every((part) => Number.isInteger('minutes' in part ? part.minutes : part.workdayMinutes))
    && years.every((year, index) => index === 0 || year > years[index - 1]!)
}
