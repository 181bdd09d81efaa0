import { formatInstant, parsePlainDate, MS_PER_DAY } from '../calendar'

/** A date or an instant of our records as responses show it: a date is its UTC midnight (spec: Conventions 4; decision 13). */
export function wireMoment(moment: string): string {
  const day = parsePlainDate(moment)
  return day === null ? moment : formatInstant(day * MS_PER_DAY)
}
