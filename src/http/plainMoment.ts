import { type DateReading, formatInstant, formatPlainDate, isDateOnly, readDate, readInstant } from '../calendar'

/**
 * A readable date or time in a form that no longer depends on the server: a date only as `YYYY-MM-DD`, anything else as an
 * instant in UTC (spec: Conventions 2, 3; decisions 9 to 11). Throws a RangeError for what is neither.
 */
export function plainMoment(text: string, reading: DateReading): string {
  const [moment, write] = isDateOnly(text, reading)
    ? [readDate(text, reading), formatPlainDate] as const
    : [readInstant(text, reading), formatInstant] as const
  if (moment === null) throw new RangeError(`expected a date or time, got ${JSON.stringify(text)}`)
  return write(moment)
}
