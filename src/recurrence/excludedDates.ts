import { OPEN_END, plainDate } from '../calendar'
import type { PlainDate } from '../records'
import { generatedDays } from './generatedDays'
import { plainDates } from './plainDates'
import type { Recurrence } from './recurrence'

/** The excluded dates that the rule would generate, in order; the others are ignored (decision 28). */
export function excludedDates(rule: Recurrence): PlainDate[] {
  if (rule.exDates.length === 0) return []
  const named = new Set(rule.exDates.map(plainDate))
  return plainDates(generatedDays(rule, OPEN_END).filter((day) => named.has(day)))
}
