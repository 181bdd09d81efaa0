import { type Day, MS_PER_DAY, MS_PER_MINUTE, formatInstant, formatPlainDate, instantOfWallClock } from '../calendar'
import type { AbsenceTimes } from '../duration/absenceDays'
import { gridMinutes } from '../duration/leaveUnits'
import type { Failure } from '../kernel/failure'
import { limits } from '../kernel/limits'
import { type Result, ok, refuse } from '../kernel/result'
import { occurrenceDays, readRecurrence } from '../recurrence'
import type { ClockTime, RecurringRequestPayload } from './payload'
import type { Setting } from './setting'

/** What could be expanded of a recurring request. */
export interface Series {
  readonly payload: RecurringRequestPayload
  readonly setting: Setting
  /** RECURRENCE_END_REQUIRED or RECURRENCE_RULE_INVALID; null when the rule can be expanded. */
  readonly ruleFailure: Failure | null
  /** The occurrences within the reach of a series; none of a rule that cannot be expanded. */
  readonly days: readonly Day[]
  /** The first date beyond the reach; null when the series ends before. */
  readonly beyond: Day | null
}

/** Expands a recurring request on the member's calendar. Refuses with BAD_REQUEST what its schema rules out (decision 30). */
export function readSeries(payload: RecurringRequestPayload, setting: Setting): Result<Series> {
  const { timeZone, today } = setting
  // Texts without designator name UTC here: the codec that reads bodies knows the server's zone and writes it out.
  const recurrence = readRecurrence(payload, { timeZone, serverTimeZone: 'UTC', localizedDates: 'reject' })
  if (recurrence.ok) {
    const occurrences = occurrenceDays(recurrence.value, today + limits.recurrenceReachDays)
    return ok({ payload, setting, ruleFailure: null, ...occurrences })
  }
  if (recurrence.failure.code === 'BAD_REQUEST') return refuse(recurrence.failure)
  return ok({ payload, setting, ruleFailure: recurrence.failure, days: [], beyond: null })
}

const MINUTES_PER_HOUR = 60

const minuteOfDay = ({ hour, minute }: ClockTime): number => hour * MINUTES_PER_HOUR + minute

/** Whether the times of day make an absence of the time unit: both given, in order and on the unit's grid (decision 33). */
export function hasTimeRange({ startTime, endTime }: RecurringRequestPayload, grid: number): boolean {
  if (startTime === null || endTime === null) return false
  const [start, end] = [minuteOfDay(startTime), minuteOfDay(endTime)]
  return end > start && start % grid === 0 && end % grid === 0
}

function timesOnClock(day: Day, startTime: ClockTime, endTime: ClockTime, timeZone: string): Pick<AbsenceTimes, 'start' | 'end'> {
  const at = (time: ClockTime): number => instantOfWallClock(day * MS_PER_DAY + minuteOfDay(time) * MS_PER_MINUTE, timeZone)
  const length = (minuteOfDay(endTime) - minuteOfDay(startTime)) * MS_PER_MINUTE
  const from = at(startTime)
  // A start within a spring gap moves forward by it; an end that it would pass moves along (decision 12).
  const to = at(endTime)
  const end = to > from ? to : from + length
  return { start: formatInstant(from), end: formatInstant(end) }
}

const halves = {
  full_day: { startAt: 'morning', endAt: 'end_of_day' },
  morning: { startAt: 'morning', endAt: 'lunchtime' },
  afternoon: { startAt: 'afternoon', endAt: 'end_of_day' },
} as const

/** One absence for each occurrence, in date order; time units need `hasTimeRange` (decisions 23, 33). */
export function absencesOf({ payload, setting, days }: Series): AbsenceTimes[] {
  const { startTime, endTime, halfDay } = payload
  const { leaveUnit } = setting.context.leaveType
  return days.map((day) => {
    if (gridMinutes[leaveUnit] === null) {
      const date = formatPlainDate(day)
      return { start: date, end: date, ...halves[halfDay] }
    }
    return { ...timesOnClock(day, startTime!, endTime!, setting.timeZone), ...halves.full_day }
  })
}
