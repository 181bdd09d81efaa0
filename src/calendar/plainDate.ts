import { civilDate } from './civilDate'
import type { Day } from './day'
import { digits } from './digits'
import { daysInMonth, firstDayOfMonth, monthIndex, yearOfMonth } from './month'

const HYPHEN = 45

/** 0001-01-01 and 9999-12-31: no date beyond them can be written as `YYYY-MM-DD`. */
export const FIRST_PLAIN_DATE: Day = -719_162
export const LAST_PLAIN_DATE: Day = 2_932_896

/** Reads `YYYY-MM-DD`, years 0001 to 9999; null when it is not a date that exists (spec: Conventions 5). */
export function parsePlainDate(text: string): Day | null {
  if (text.length !== 10 || text.charCodeAt(4) !== HYPHEN || text.charCodeAt(7) !== HYPHEN) return null
  const year = digits(text, 0, 4)
  const month = digits(text, 5, 7)
  const dayOfMonth = digits(text, 8, 10)
  if (!(year >= 1 && month >= 1 && month <= 12 && dayOfMonth >= 1)) return null
  const index = monthIndex(year, month)
  if (dayOfMonth > 28 && dayOfMonth > daysInMonth(index)) return null
  return firstDayOfMonth(index) + dayOfMonth - 1
}

/** Reads a date that a record promises to hold; anything else is a programmer error. */
export function plainDate(text: string): Day {
  const day = parsePlainDate(text)
  if (day === null) throw new RangeError(`expected a calendar date YYYY-MM-DD, got ${JSON.stringify(text)}`)
  return day
}

const twoDigits = (value: number): string => (value < 10 ? `0${value}` : `${value}`)

/** Writes a day as `YYYY-MM-DD`. */
export function formatPlainDate(day: Day): string {
  const { month, dayOfMonth } = civilDate(day)
  const year = yearOfMonth(month)
  return `${`${year}`.padStart(4, '0')}-${twoDigits(month - year * 12 + 1)}-${twoDigits(dayOfMonth)}`
}
