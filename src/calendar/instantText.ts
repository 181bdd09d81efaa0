import { digits } from './digits'
import { parsePlainDate } from './plainDate'
import { MS_PER_DAY, MS_PER_MINUTE } from './units'

/** Writes an instant as responses show it: ISO 8601 in UTC with milliseconds and `Z` (spec: Conventions 4). */
export const formatInstant = (instant: number): string => new Date(instant).toISOString()

const FORM = '0000-00-00T00:00:00.000Z'
const MINUTES_PER_HOUR = 60

/** Whether the characters between the numbers are those of the form. */
const isPunctuated = (text: string): boolean =>
  text.length === FORM.length &&
  text.charAt(10) === 'T' && text.charAt(13) === ':' && text.charAt(16) === ':' && text.charAt(19) === '.' && text.charAt(23) === 'Z'

/**
 * Reads an instant in the one form that records hold, and no other: the host's own reading would take the rest for local
 * time, or roll dates that do not exist over. Anything else is a programmer error.
 */
export function instantOfRecord(text: string): number {
  const day = isPunctuated(text) ? parsePlainDate(text.slice(0, 10)) : null
  const hour = digits(text, 11, 13)
  const minute = digits(text, 14, 16)
  const second = digits(text, 17, 19)
  const fraction = digits(text, 20, 23)
  // A part that is no number is NaN, which no comparison lets through.
  if (day !== null && hour < 24 && minute < 60 && second < 60 && fraction >= 0) {
    return day * MS_PER_DAY + (hour * MINUTES_PER_HOUR + minute) * MS_PER_MINUTE + second * 1000 + fraction
  }
  throw new RangeError(`expected an instant, got ${JSON.stringify(text)}`)
}
