import { type DayRange, dateAt, instantOfRecord, plainDate } from '../calendar'
import type { AbsenceTimes } from '../duration/absenceDays'
import { inDates } from './inDates'

/**
 * The calendar dates that an absence covers, half ones too; those of instants on the zone's calendar (decision 9). An end
 * exactly at midnight does not cover the date that begins there.
 */
export function absenceDates(times: Pick<AbsenceTimes, 'start' | 'end'>, timeZone: string): DayRange {
  if (inDates(times)) {
    const from = plainDate(times.start)
    return { from, to: times.end === times.start ? from : plainDate(times.end) }
  }
  const from = dateAt(instantOfRecord(times.start), timeZone)
  // An absence of no length lies on the date of its start, also at midnight.
  return { from, to: Math.max(from, dateAt(instantOfRecord(times.end) - 1, timeZone)) }
}
