import { formatPlainDate, plainDate } from '../calendar'
import { failure } from '../kernel/failure'
import { limits } from '../kernel/limits'
import { type Result, ok, refuse } from '../kernel/result'
import type { PlainDate } from '../records'
import { occurrenceDays } from './occurrenceDays'
import { plainDates } from './plainDates'
import type { Recurrence } from './recurrence'

/** What an expansion needs to know of the world. */
export interface ExpandOptions {
  /** Today in the member's zone: a series may reach 365 days beyond it (decision 29). */
  readonly today: PlainDate
}

/**
 * The dates of a series, in order.
 *
 * Refuses with RECURRENCE_WINDOW_EXCEEDED, and the first such date, when the rule generates a date later than 365 days
 * after today, then with RECURRENCE_TOO_FEW_OCCURRENCES when fewer than two are left without the excluded ones (spec:
 * rejection codes, group A; Limits). Throws a RangeError for what the types rule out, such as dates that do not exist.
 *
 * @example
 * const rule: Recurrence = { repeat: 'monthly', by: 'day', days: [31], interval: 1, from: '2026-01-15', until: null, count: 3, exDates: [] }
 * expandRecurrence(rule, { today: '2026-01-10' }) // { ok: true, value: ['2026-01-31', '2026-03-31', '2026-05-31'] }
 */
export function expandRecurrence(rule: Recurrence, { today }: ExpandOptions): Result<PlainDate[]> {
  const { days, beyond } = occurrenceDays(rule, plainDate(today) + limits.recurrenceReachDays)
  if (beyond !== null) return refuse({ ...failure('RECURRENCE_WINDOW_EXCEEDED'), date: formatPlainDate(beyond) })
  if (days.length < limits.recurrenceMinOccurrences) return refuse(failure('RECURRENCE_TOO_FEW_OCCURRENCES'))
  return ok(plainDates(days))
}
