import { MS_PER_DAY, formatInstant, parsePlainDate } from '../../calendar'
import type { Instant } from '../../records'

/** A date or an instant of our records as answers and payloads show it: a date is its UTC midnight (spec: Conventions 4; decision 13). */
export function wireMoment(moment: string): Instant
export function wireMoment(moment: string | null): Instant | null
export function wireMoment(moment: string | null): Instant | null {
  const day = moment === null ? null : parsePlainDate(moment)
  return day === null ? moment : formatInstant(day * MS_PER_DAY)
}
