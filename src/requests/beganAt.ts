import { MINUTES_PER_DAY, MS_PER_MINUTE, instantOfRecord, instantOfWallClock, plainDate } from '../calendar'
import type { AbsenceTimes } from '../duration/absenceDays'
import { type WorkingCalendar, workingDayOn } from '../schedule'

const MIDNIGHT = 0
const NOON = MINUTES_PER_DAY / 2
const DATE_LENGTH = 'YYYY-MM-DD'.length

/**
 * When an absence begins, in milliseconds since 1970 in UTC (decision 46): at the start of the first slot it covers, or at
 * 00:00 or 12:00 where that half is not worked, on the wall clock of the member's zone; time units at their start instant.
 */
export function beganAt({ start, startAt }: AbsenceTimes, calendar: WorkingCalendar, timeZone: string): number {
  if (start.length !== DATE_LENGTH) return instantOfRecord(start)
  const date = plainDate(start)
  const { am, pm } = workingDayOn(calendar, date)
  const minute = startAt === 'morning' ? am?.from ?? MIDNIGHT : pm?.from ?? NOON
  return instantOfWallClock((date * MINUTES_PER_DAY + minute) * MS_PER_MINUTE, timeZone)
}
