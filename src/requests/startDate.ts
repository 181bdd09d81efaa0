import { type Day, dateAt, instantOfRecord, parsePlainDate } from '../calendar'
import type { AbsenceTimes } from '../duration/absenceDays'

/** The first date of an absence; that of a start instant on the zone's calendar. */
export const startDate = ({ start }: AbsenceTimes, timeZone: string): Day =>
  parsePlainDate(start) ?? dateAt(instantOfRecord(start), timeZone)
