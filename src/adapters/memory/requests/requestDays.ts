import { type DayRange, plainDate } from '../../../calendar'
import type { AbsenceRequest } from '../../../records'

const DATE_LENGTH = 10

/** An instant may fall on the date before or after its UTC date, by the zone of whoever reads it. */
const ZONE_MARGIN = 1

/** The dates that a request may touch: those of a day request, and those of a time request in any zone. */
export function requestDays({ start, end }: Pick<AbsenceRequest, 'start' | 'end'>): DayRange {
  const margin = start.length > DATE_LENGTH ? ZONE_MARGIN : 0
  return { from: plainDate(start.slice(0, DATE_LENGTH)) - margin, to: plainDate(end.slice(0, DATE_LENGTH)) + margin }
}
