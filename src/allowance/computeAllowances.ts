import { type Arithmetic, exactly } from '../amount'
import { type DayRange, plainDate } from '../calendar'
import type { AllowanceInput, AllowanceYear } from '../records'
import { bookedGrants } from './bookedGrants'
import { factsOf } from './facts'
import { handOverOf, nothingHandedOver } from './handOver'
import { spansOf } from './span'
import { yearAccount } from './yearAccount'
import { listedYears } from './yearPeriod'

const datedIn = <T extends { readonly date: number }>(facts: readonly T[], { from, to }: DayRange): T[] =>
  facts.filter(({ date }) => date >= from && date <= to)

function compute<A>(arithmetic: Arithmetic<A>, input: AllowanceInput): AllowanceYear[] {
  const spans = spansOf(input)
  const { listed, following } = listedYears(spans, input)
  const last = listed.at(-1)
  if (last === undefined) return []
  const facts = factsOf(arithmetic, input)
  const grants = bookedGrants(arithmetic, spans, input, last.to)
  let handOver = input.from === undefined
    ? nothingHandedOver(arithmetic)
    : handOverOf(arithmetic, input.from, facts.adjustments)
  const years: AllowanceYear[] = []
  for (const [index, period] of listed.entries()) {
    if (input.from !== undefined && period.year <= input.from.year) continue
    const account = yearAccount(arithmetic, {
      period,
      next: listed[index + 1] ?? following,
      asOf: plainDate(input.asOf),
      accrualMode: input.accrualMode,
      handOver,
      handSet: facts.handSet.get(period.year),
      grants: datedIn(grants, period),
      adjustments: datedIn(facts.adjustments, period),
      bookings: datedIn(facts.bookings, period),
    })
    handOver = account.handOver
    years.push(account.year)
  }
  return years
}

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
  return exactly(input.unit, (arithmetic) => compute(arithmetic, input))
}
