import { type DateReading, type Day, formatPlainDate, parsePlainDate, readDate } from '../calendar'

/** The calendar date that a text names; null when unreadable or, by its zone, outside the years 0001 to 9999. */
export function readDay(text: string, reading: DateReading): Day | null {
  const day = readDate(text, reading)
  return day === null ? null : parsePlainDate(formatPlainDate(day))
}
