import { formatInstant, parsePlainDate } from '../../../calendar'
import { parseIsoText } from '../../../calendar'
import type { Instant } from '../../../records'

const NORMAL = /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/

/**
 * Writes an ISO 8601 instant in UTC with milliseconds and `Z`; digits beyond the millisecond are cut. Null when the text
 * is no instant: an impossible date or time, no time-zone designator, or outside the years 0001 to 9999.
 */
export function normalInstant(text: string): Instant | null {
  // Files are mostly written by this library: what is normal already is handed on without a copy.
  if (NORMAL.test(text)) return parsePlainDate(text.slice(0, 10)) === null ? null : text
  const read = parseIsoText(text)
  if (read?.kind !== 'date_time' || read.offset === null) return null
  const normal = formatInstant(read.wall - read.offset)
  // An offset can move the first and last hours of the range out of it.
  return NORMAL.test(normal) && parsePlainDate(normal.slice(0, 10)) !== null ? normal : null
}
