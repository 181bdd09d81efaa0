import { MS_PER_DAY, instantOfRecord, plainDate } from '../../calendar'
import type { AbsenceTimes } from '../../duration/absenceDays'
import type { Interval } from '../../requests/absenceInterval'
import { inDates } from '../../requests/inDates'

/** Where lists see an absence on the timeline: on the whole UTC dates of day units, between the instants of time units (decision 13). */
export function listedInterval(times: Pick<AbsenceTimes, 'start' | 'end'>): Interval {
  if (inDates(times)) return { from: plainDate(times.start) * MS_PER_DAY, to: (plainDate(times.end) + 1) * MS_PER_DAY }
  return { from: instantOfRecord(times.start), to: instantOfRecord(times.end) }
}
