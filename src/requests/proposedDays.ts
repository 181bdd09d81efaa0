import type { Day } from '../calendar'
import type { AbsenceTimes } from '../duration/absenceDays'
import type { WorkingCalendar } from '../schedule'
import { absenceDates } from './absenceDates'
import { type Interval, absenceInterval } from './absenceInterval'
import { midnightOf } from './midnightOf'

/** A date of a proposed absence, and the stretch of the timeline that the absence covers on it. */
export interface ProposedDay extends Interval {
  readonly date: Day
}

/**
 * The dates of absences that are in date order and do not overlap, such as the occurrences of a series, on the member's
 * calendar and clock. An absence of several dates divides at local midnights.
 */
export function proposedDays(absences: readonly AbsenceTimes[], calendar: WorkingCalendar, timeZone: string): ProposedDay[] {
  const days: ProposedDay[] = []
  for (const absence of absences) {
    const { from: first, to: last } = absenceDates(absence, timeZone)
    const { from, to } = absenceInterval(absence, calendar, timeZone)
    for (let date = first, begin = from; date <= last; date++) {
      const end = date === last ? to : midnightOf(date + 1, timeZone)
      days.push({ date, from: begin, to: end })
      begin = end
    }
  }
  return days
}
