import type { DateReading } from '../calendar'
import { failure } from '../kernel/failure'
import { type Result, ok, refuse } from '../kernel/result'
import { readPattern } from './readPattern'
import type { Recurrence } from './recurrence'
import { readRecurrenceFields } from './recurrenceFields'
import { seriesOf } from './seriesOf'

/**
 * Reads a series from the body of a recurring request; fields that do not concern the series are not looked at. Lists
 * come out sorted and without repetitions, dates as calendar dates.
 *
 * Refuses first what the schema rules out, as BAD_REQUEST with every fault and its path, then, in the table's order,
 * RECURRENCE_END_REQUIRED and RECURRENCE_RULE_INVALID (spec: POST /requests/recurring/preview; rejection codes, group A;
 * decisions 24, 25, 30). The window and the number of occurrences are for `expandRecurrence`.
 *
 * @example
 * const body = { repeat: 'weekly', interval: 2, from: '2026-03-04', until: null, count: 6, weekDays: 'mo, we', day: null, month: null, pos: null }
 * const read = readRecurrence(body, { timeZone: 'Europe/Berlin', serverTimeZone: 'UTC', localizedDates: 'month_first' })
 * read.ok && describeRecurrence(read.value) // 'every 2 weeks on Monday and Wednesday, 6 times, from 4 March 2026'
 */
export function readRecurrence(body: unknown, reading: DateReading): Result<Recurrence> {
  const fields = readRecurrenceFields(body, reading)
  if (!fields.ok) return fields
  if (fields.value.until === null && fields.value.count === null) return refuse(failure('RECURRENCE_END_REQUIRED'))
  const pattern = readPattern(fields.value)
  return pattern.ok ? ok(seriesOf(pattern.value, fields.value)) : pattern
}
