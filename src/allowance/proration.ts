import { type Day, type DayRange, civilDate, dayInMonth, intersection, lengthOf } from '../calendar'
import type { RuleTerms } from '../records'

/** An exact share: `covered / whole`. */
export interface Share {
  readonly covered: number
  readonly whole: number
}

const MONTHS = 12
const FULL: Share = { covered: 1, whole: 1 }

/** First days of a nominal year's months, and the day after its last; the twelfth ends with the year (B1). */
function monthStarts(year: DayRange): Day[] {
  const { month, dayOfMonth } = civilDate(year.from)
  const starts = Array.from({ length: MONTHS }, (_, index) => dayInMonth(month + index, dayOfMonth))
  return [...starts, year.to + 1]
}

/** Covered months of twelve, a started month by its days (B1). */
function shareOfMonths(covered: DayRange, year: DayRange): Share {
  const starts = monthStarts(year)
  let sum: Share = { covered: 0, whole: 1 }
  for (let index = 0; index < MONTHS; index++) {
    const month = { from: starts[index]!, to: starts[index + 1]! - 1 }
    const days = intersection(covered, month)
    if (days === null) continue
    const [part, whole] = lengthOf(days) === lengthOf(month) ? [1, 1] : [lengthOf(days), lengthOf(month)]
    // At most the first and the last covered month are partial, so the denominator stays below 32 * 32.
    sum = { covered: sum.covered * whole + part * sum.whole, whole: sum.whole * whole }
  }
  return { covered: sum.covered, whole: sum.whole * MONTHS }
}

/** How much of a yearly grant the covered days of a nominal year earn (B1, B2). */
export function yearlyShare(covered: DayRange, year: DayRange, basis: RuleTerms['prorationBasis']): Share {
  if (lengthOf(covered) === lengthOf(year)) return FULL
  return basis === 'day' ? { covered: lengthOf(covered), whole: lengthOf(year) } : shareOfMonths(covered, year)
}

/** A share in words: `292 of 365 days`, `9.55 of 12 months`; null when it is the whole. */
export function shareInWords(share: Share, basis: RuleTerms['prorationBasis']): string | null {
  if (share.covered === share.whole) return null
  if (basis === 'day') return `${share.covered} of ${share.whole} days`
  return `${Number(((share.covered / share.whole) * MONTHS).toFixed(2))} of ${MONTHS} months`
}
