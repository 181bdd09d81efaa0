import type { RuleTerms, YearStart } from '../../records'
import type { PartialTerms } from '../compare/termsChanges'

/** The fields of terms, in the order in which they are stored. */
export const termsFields = [
  'cycle', 'amount', 'prorationBasis', 'grantTiming', 'accrualAnchorDate', 'yearStart', 'carryOver', 'rounding',
] as const satisfies readonly (keyof RuleTerms)[]

const orderedYearStart = (start: YearStart): YearStart =>
  (start.kind === 'fixed' ? { kind: start.kind, month: start.month, day: start.day } : { kind: start.kind })

/**
 * Terms with what a part of terms says, also within `carryOver`, in the one order of fields that lets versions be compared, and without
 * anything else that came along.
 */
export function completeTerms(terms: RuleTerms, part: PartialTerms): RuleTerms {
  const { cycle, amount, prorationBasis, grantTiming, accrualAnchorDate, yearStart, rounding } = { ...terms, ...part }
  const { limit, expiresAfterMonths, carryNegative } = { ...terms.carryOver, ...part.carryOver }
  return {
    cycle, amount, prorationBasis, grantTiming, accrualAnchorDate, yearStart: orderedYearStart(yearStart),
    carryOver: { limit, expiresAfterMonths, carryNegative },
    rounding: rounding === null ? null : { step: rounding.step, mode: rounding.mode },
  }
}
