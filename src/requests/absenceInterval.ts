import { type Day, MS_PER_DAY, MS_PER_MINUTE, instantOfRecord, instantOfWallClock, plainDate } from '../calendar'
import type { AbsenceTimes } from '../duration/absenceDays'
import { type WorkingCalendar, workingDayOn } from '../schedule'
import { inDates } from './inDates'
import { midnightOf } from './midnightOf'

/** A stretch of the timeline in milliseconds since 1970 UTC; `to` is exclusive. */
export interface Interval {
  readonly from: number
  readonly to: number
}

/** The instant at which a date divides into its halves. */
function divisionOf(date: Day, calendar: WorkingCalendar, timeZone: string): number {
  const { division } = workingDayOn(calendar, date)
  return instantOfWallClock(date * MS_PER_DAY + division * MS_PER_MINUTE, timeZone)
}

/**
 * The stretch of the timeline that an absence covers. Day units run from local midnight to the midnight after the last date,
 * or from and to the point that divides the day by the schedule of that date (decisions 12, 38); time units are their instants.
 */
export function absenceInterval(times: AbsenceTimes, calendar: WorkingCalendar, timeZone: string): Interval {
  if (!inDates(times)) return { from: instantOfRecord(times.start), to: instantOfRecord(times.end) }
  const [first, last] = [plainDate(times.start), plainDate(times.end)]
  return {
    from: times.startAt === 'afternoon' ? divisionOf(first, calendar, timeZone) : midnightOf(first, timeZone),
    to: times.endAt === 'lunchtime' ? divisionOf(last, calendar, timeZone) : midnightOf(last + 1, timeZone),
  }
}
