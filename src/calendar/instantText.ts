/** Writes an instant as responses show it: ISO 8601 in UTC with milliseconds and `Z` (spec: Conventions 4). */
export const formatInstant = (instant: number): string => new Date(instant).toISOString()

/** Reads an instant that a record promises to hold; anything else is a programmer error. */
export function instantOfRecord(text: string): number {
  const instant = Date.parse(text)
  if (Number.isNaN(instant)) throw new RangeError(`expected an instant, got ${JSON.stringify(text)}`)
  return instant
}
