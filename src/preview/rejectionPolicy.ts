import type { Day } from '../calendar'
import { type Code, codes } from '../kernel/codes'
import { formatPlainDate } from '../calendar'
import type { Rejection } from './preview'

/** A rule that a request breaks, with the first date that does; null where it is no matter of dates. */
export interface Offence {
  readonly date: Day | null
}

/** One rejection code and the rule behind it. */
export interface RejectionPolicy<Facts> {
  readonly code: Code
  readonly offence: (facts: Facts) => Offence | null
}

/** An offence that no date explains. */
export const offenceIf = (broken: boolean): Offence | null => (broken ? { date: null } : null)

/** An offence of the first date found. */
export const offenceOn = (date: Day | undefined): Offence | null => (date === undefined ? null : { date })

/** Asks the policies in their order; the first that is broken decides. */
export function firstRejection<Facts>(policies: readonly RejectionPolicy<Facts>[], facts: Facts): Rejection | null {
  for (const { code, offence } of policies) {
    const found = offence(facts)
    if (found !== null) return { code, message: codes[code].message, date: found.date === null ? null : formatPlainDate(found.date) }
  }
  return null
}
