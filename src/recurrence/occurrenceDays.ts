import { type Day, plainDate } from '../calendar'
import { generatedDays } from './generatedDays'
import type { Recurrence } from './recurrence'

/** What a series comes to within a window. */
export interface OccurrenceDays {
  /** The occurrences in the window, in order, without the excluded ones. */
  readonly days: readonly Day[]
  /** The first day past the window that the rule generates, excluded or not; null when the series ends before. */
  readonly beyond: Day | null
}

/**
 * The occurrences of a series through the day `through`, as day numbers, and whether it goes on after it. This is what a
 * preview counts even where a series is rejected (decisions 29, 32); `expandRecurrence` is the rule with its refusals.
 *
 * @example
 * const rule: Recurrence = { repeat: 'daily', interval: 1, from: '1970-01-01', until: null, count: 4, exDates: ['1970-01-02'] }
 * occurrenceDays(rule, 2) // { days: [0, 2], beyond: 3 }
 */
export function occurrenceDays(rule: Recurrence, through: Day): OccurrenceDays {
  const days = generatedDays(rule, through)
  const last = days[days.length - 1]
  const beyond = last !== undefined && last > through ? last : null
  if (beyond !== null) days.pop()
  if (rule.exDates.length === 0) return { days, beyond }
  const excluded = new Set(rule.exDates.map(plainDate))
  return { days: days.filter((day) => !excluded.has(day)), beyond }
}
