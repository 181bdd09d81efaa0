import { type Day, MINUTES_PER_DAY, instantOfRecord, plainDate, wallClockMinutes } from '../calendar'
import type { AbsenceRequest, LeaveUnit } from '../records'

/** What an absence is worth on one date: days for day units, minutes for time units. */
export interface AbsenceDay {
  readonly date: Day
  readonly amount: number
}

const HALF_DAY = 0.5

/** Each covered calendar half counts half a day. */
function* coveredHalves({ start, end, startAt, endAt }: AbsenceRequest): Generator<AbsenceDay, void> {
  const [first, last] = [plainDate(start), plainDate(end)]
  for (let date = first; date <= last; date++) {
    const morning = date > first || startAt === 'morning' ? HALF_DAY : 0
    const afternoon = date < last || endAt === 'end_of_day' ? HALF_DAY : 0
    if (morning + afternoon > 0) yield { date, amount: morning + afternoon }
  }
}

/** The minutes that pass on the wall clock, each calendar day apart. */
function* elapsedMinutes({ start, end }: AbsenceRequest, timeZone: string): Generator<AbsenceDay, void> {
  const last = wallClockMinutes(instantOfRecord(end), timeZone)
  for (let from = wallClockMinutes(instantOfRecord(start), timeZone); from < last; ) {
    const date = Math.floor(from / MINUTES_PER_DAY)
    const to = Math.min(last, (date + 1) * MINUTES_PER_DAY)
    yield { date, amount: to - from }
    from = to
  }
}

/** Whether an absence of this unit is made of days and halves, not of minutes. */
export const isDayUnit = (unit: LeaveUnit): boolean => unit === 'days' || unit === 'half_days'

/**
 * What an absence is worth on each of its dates, where its leave type ignores schedule and holidays (decision 19): half a
 * day for each covered half, or the minutes that pass on the member's wall clock. Days worth nothing are left out.
 */
export function absenceDays(request: AbsenceRequest, unit: LeaveUnit, timeZone: string): Iterable<AbsenceDay> {
  return isDayUnit(unit) ? coveredHalves(request) : elapsedMinutes(request, timeZone)
}
