import type { Path } from './fault'

/** What the file holds at a path; undefined where it holds nothing. */
export function valueAt(input: unknown, path: Path): unknown {
  let value = input
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Readonly<Record<PropertyKey, unknown>>)[step]
  }
  return value
}
