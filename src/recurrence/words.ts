import { civilDate, plainDate, yearOfMonth } from '../calendar'
import type { PlainDate } from '../records'

const monthNames = [
  'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December',
]

const ordinalWords = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** `1st`, `2nd`, `11th`, `31st`. */
export function ordinalNumber(value: number): string {
  const teen = value % 100 >= 11 && value % 100 <= 13
  const suffix = teen ? undefined : ['st', 'nd', 'rd'][(value % 10) - 1]
  return `${value}${suffix ?? 'th'}`
}

/** `first` to `tenth`, then `11th`. */
export const ordinalWord = (value: number): string => ordinalWords[value - 1] ?? ordinalNumber(value)

/** A place counted from the end: `last`, `second-to-last`. */
export const fromTheEnd = (value: number): string => (value === 1 ? 'last' : `${ordinalWord(value)}-to-last`)

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`
}

/** `3 March 2026`. */
export function dateInWords(date: PlainDate): string {
  const { month, dayOfMonth } = civilDate(plainDate(date))
  const year = yearOfMonth(month)
  return `${dayOfMonth} ${monthNames[month - year * 12]!} ${year}`
}
