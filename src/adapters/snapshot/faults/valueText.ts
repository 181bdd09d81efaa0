import { shortText } from './shortText'

/** A value of the file in a few words, for the end of "expected ..., got ...". */
export function valueText(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'string') return shortText(value)
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (typeof value === 'object') return value === null ? 'null' : 'an object'
  // What JSON cannot say (a host handed over something else) is named by its kind.
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : `a ${typeof value}`
}
