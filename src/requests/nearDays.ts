import { LAST_PLAIN_DATE, formatPlainDate } from '../calendar'
import type { AbsenceTimes } from '../duration/absenceDays'
import type { ProposedDay } from './proposedDays'

/**
 * Tells most absences that cover none of the proposed days from their texts, which sort as what they name; reading all of
 * them would take longer than the rest of a preview. A zone moves an instant by a day at most.
 */
export function nearDays(days: readonly ProposedDay[]): (times: Pick<AbsenceTimes, 'start' | 'end'>) => boolean {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return () => false
  const from = formatPlainDate(first.date - 1)
  // Sorts after every time of that day.
  const to = `${formatPlainDate(Math.min(last.date + 1, LAST_PLAIN_DATE))}~`
  return ({ start, end }) => end >= from && start <= to
}
