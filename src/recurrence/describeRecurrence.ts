import { excludedDates } from './excludedDates'
import { patternInWords } from './patternInWords'
import type { Recurrence } from './recurrence'
import { dateInWords } from './words'

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`)

function extent({ from, until, count }: Recurrence): string[] {
  const start = `from ${dateInWords(from)}`
  const stretch = until === null ? start : `${start} until ${dateInWords(until)}`
  if (count === null) return [stretch]
  // With both, the earlier end wins (decision 28), so that the count is only the most there can be.
  return [until === null ? times(count) : `at most ${times(count)}`, stretch]
}

function exceptions(rule: Recurrence): string[] {
  const dates = excludedDates(rule)
  if (dates.length === 0) return []
  return [dates.length === 1 ? `except on ${dateInWords(dates[0]!)}` : `except ${dates.length} dates`]
}

/**
 * Says a series in plain English. Excluded dates that are no occurrence are not spoken of. Throws a RangeError for what the
 * types rule out, such as dates that do not exist (spec: POST /requests/recurring/preview).
 *
 * @example
 * const rule: Recurrence = {
 *   repeat: 'monthly', by: 'position', positions: [2], weekDays: ['TU'],
 *   interval: 1, from: '2026-03-03', until: null, count: 6, exDates: [],
 * }
 * describeRecurrence(rule) // 'every second Tuesday of the month, 6 times, from 3 March 2026'
 */
export function describeRecurrence(rule: Recurrence): string {
  return [patternInWords(rule), ...extent(rule), ...exceptions(rule)].join(', ')
}
