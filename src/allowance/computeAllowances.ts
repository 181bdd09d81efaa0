import { exactly } from '../amount'
import type { AllowanceInput, AllowanceYear } from '../records'
import { foldYears } from './foldYears'
import { yearAccount } from './yearAccount'

/**
 * The allowance years of one member and one allowance type, oldest first, each with its figures and the entries that
 * explain them: from the first year through the one after the last that starts on or before `asOf`.
 *
 * Amounts are in the type's unit: days, or whole minutes. Nothing is cached and nothing is read but the input; the order
 * of its lists plays no part. Throws a RangeError for what the record types rule out (dates that do not exist, amounts
 * with too many decimals, overlapping assignments, an assignment whose rule is missing). Spec: Allowance model.
 *
 * @example
 * const [year] = computeAllowances({
 *   unit: 'days', fiscalYearStartMonth: 1, accrualMode: 'projected',
 *   employmentStartDate: '2026-03-15', employmentEndDate: null,
 *   assignments: [{ id: 'a', memberId: 'm', allowanceTypeId: 't', kind: 'rule', ruleId: 'r',
 *     ruleStartDate: '2026-01-01', ruleEndDate: null, reason: null, createdAt: '2026-01-01T00:00:00.000Z' }],
 *   rules: [{ id: 'r', allowanceTypeId: 't', name: 'Standard', isShared: true, isActive: true, deletedAt: null,
 *     createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z',
 *     revisions: [{ effectiveFrom: null, terms: { cycle: 'yearly', amount: 30, prorationBasis: 'month',
 *       grantTiming: 'start', accrualAnchorDate: null, yearStart: { kind: 'fiscal_year' },
 *       carryOver: { limit: 5, expiresAfterMonths: 3, carryNegative: true }, rounding: null } }] }],
 *   adjustments: [], memberAllowances: [], bookings: [{ requestId: 'q', date: '2026-08-03', amount: 1 }],
 *   asOf: '2026-06-30',
 * })
 * year?.allowance // 23.87
 * year?.remaining // 22.87
 */
export function computeAllowances(input: AllowanceInput): AllowanceYear[] {
  return exactly(input.unit, (arithmetic) => foldYears(arithmetic, input).map((year) => yearAccount(arithmetic, year)))
}
