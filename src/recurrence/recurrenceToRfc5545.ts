import { OPEN_END } from '../calendar'
import { boundsOf } from './bounds'
import { excludedDates } from './excludedDates'
import { generatedDays } from './generatedDays'
import type { Recurrence } from './recurrence'
import { writeRule } from './rfc5545'
import { rulePattern } from './rfcPattern'

/**
 * Writes a series as RFC 5545 text: the lines DTSTART, RRULE and one EXDATE for each excluded date, dates as UTC midnight.
 *
 * RFC 5545 counts DTSTART as an occurrence whether it matches or not, so that DTSTART is the first date that the rule
 * generates, not `from`; it also forbids UNTIL beside COUNT, so that the text has the one that ends the series. The
 * occurrences are the same. Throws a RangeError for what the types rule out, such as dates that do not exist.
 *
 * @example
 * const rule: Recurrence = {
 *   repeat: 'monthly', by: 'position', positions: [2], weekDays: ['TU'],
 *   interval: 1, from: '2026-03-03', until: null, count: 6, exDates: ['2026-05-12'],
 * }
 * recurrenceToRfc5545(rule) // 'DTSTART:20260310T000000Z\nRRULE:FREQ=MONTHLY;COUNT=6;BYDAY=+2TU\nEXDATE:20260512T000000Z'
 */
export function recurrenceToRfc5545(rule: Recurrence): string {
  const { from, last, count } = boundsOf(rule, OPEN_END)
  const days = generatedDays(rule, OPEN_END)
  const byCount = days.length === count
  const text = writeRule(days[0] ?? from, {
    ...rulePattern(rule),
    interval: rule.interval === 1 ? null : rule.interval,
    count: byCount ? count : null,
    until: byCount ? null : last,
  })
  const excluded = excludedDates(rule).map((date) => `EXDATE:${date.replaceAll('-', '')}T000000Z`)
  return [text, ...excluded].join('\n')
}
