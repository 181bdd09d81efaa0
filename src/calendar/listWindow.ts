import { type Issue, failure } from '../kernel/failure'
import { fault } from '../kernel/fault'
import { limits } from '../kernel/limits'
import { type Result, ok, refuse } from '../kernel/result'
import { type DateReading, isDateOnly, readInstant } from './dateReading'
import { MS_PER_DAY } from './units'

/** The instants between which a list endpoint looks, both inclusive. */
export interface ListWindow {
  readonly start: number
  readonly end: number
}

const DATE_TIME = 'an ISO 8601 date or date and time'

/**
 * Reads the window of a list endpoint. A date-only `end` covers its whole day. Refused with BAD_REQUEST when unreadable,
 * inverted or wider than 1826 days between the two named instants (spec: Limits, decision 14).
 *
 * @example
 * const window = readListWindow('1970-01-01', '1970-01-01', { timeZone: 'Europe/Berlin', serverTimeZone: 'UTC', localizedDates: 'reject' })
 * window // { ok: true, value: { start: 0, end: 86399999 } }
 */
export function readListWindow(start: string, end: string, reading: DateReading): Result<ListWindow> {
  const from = readInstant(start, reading)
  const to = readInstant(end, reading)
  if (from === null || to === null) {
    const issues: Issue[] = []
    if (from === null) issues.push(fault('start', DATE_TIME, start))
    if (to === null) issues.push(fault('end', DATE_TIME, end))
    return refuse(failure('BAD_REQUEST', issues))
  }
  const refuseEnd = (expected: string): Result<never> =>
    refuse(failure('BAD_REQUEST', [fault('end', expected, end)]))
  const last = isDateOnly(end, reading) ? to + MS_PER_DAY - 1 : to
  if (last < from) return refuseEnd(`${JSON.stringify(start)} or later`)
  if (to - from > limits.listWindowDays * MS_PER_DAY) return refuseEnd(`at most ${limits.listWindowDays} days after start`)
  return ok({ start: from, end: last })
}
