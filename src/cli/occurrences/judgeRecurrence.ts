import type { DateReading } from '../../calendar'
import type { Failure } from '../../kernel/failure'
import { type Result, ok } from '../../kernel/result'
import type { PlainDate } from '../../records'
import { describeRecurrence, expandRecurrence, readRecurrence, recurrenceToRfc5545 } from '../../recurrence'

/** What a series comes to, or why it is rejected. */
export type OccurrencesAnswer =
  | { readonly occurrences: readonly PlainDate[]; readonly text: string; readonly rrule: string }
  | { readonly rejection: Failure }

const utc: DateReading = { timeZone: 'UTC', serverTimeZone: 'UTC', localizedDates: 'month_first' }

/** Answers one body. A coded rejection is an answer; a body that cannot be read is refused. */
export function judgeRecurrence(body: unknown, today: PlainDate): Result<OccurrencesAnswer> {
  const read = readRecurrence(body, utc)
  if (!read.ok) return read.failure.code === 'BAD_REQUEST' ? read : ok({ rejection: read.failure })
  const expanded = expandRecurrence(read.value, { today })
  if (!expanded.ok) return ok({ rejection: expanded.failure })
  return ok({ occurrences: expanded.value, text: describeRecurrence(read.value), rrule: recurrenceToRfc5545(read.value) })
}
