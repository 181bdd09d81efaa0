import { type Day, instantOfRecord, plainDate } from '../../calendar'
import type { AbsenceTimes } from '../../duration/absenceDays'
import { inDates } from '../../requests/inDates'
import { midnightOf } from '../../requests/midnightOf'

interface DayCoverage {
  readonly startAt: AbsenceTimes['startAt']
  readonly endAt: AbsenceTimes['endAt']
  /** Both halves; of time units, the date from midnight to midnight. */
  readonly fullday: boolean
}

/** What an absence covers of one of its dates. Time units are reported as morning to end_of_day (decision 13). */
export function dayCoverage(times: AbsenceTimes, date: Day, timeZone: string): DayCoverage {
  if (!inDates(times)) {
    const [from, to] = [instantOfRecord(times.start), instantOfRecord(times.end)]
    const fullday = from <= midnightOf(date, timeZone) && to >= midnightOf(date + 1, timeZone)
    return { startAt: 'morning', endAt: 'end_of_day', fullday }
  }
  const startAt = date === plainDate(times.start) ? times.startAt : 'morning'
  const endAt = date === plainDate(times.end) ? times.endAt : 'end_of_day'
  return { startAt, endAt, fullday: startAt === 'morning' && endAt === 'end_of_day' }
}
