/** What an allowance input may not contain, each fault in words. Written without the engine's own checks. */
import type { AllowanceInput, RuleAssignment } from '../../../src/records'
import { isAmount } from './isAmount'
import { daysBetween, isPlainDate } from './isPlainDate'

const id = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/

export const byStart = (assignments: readonly RuleAssignment[]): RuleAssignment[] =>
  [...assignments].sort((a, b) => (a.ruleStartDate < b.ruleStartDate ? -1 : 1))

export function overlaps(assignments: readonly RuleAssignment[]): boolean {
  const ordered = byStart(assignments)
  return ordered.some((one, index) => {
    const next = ordered[index + 1]
    return next !== undefined && (one.ruleEndDate === null || one.ruleEndDate >= next.ruleStartDate)
  })
}

function dates(input: AllowanceInput): string[] {
  const { assignments, adjustments, bookings, rules } = input
  return [
    input.asOf, input.employmentStartDate, input.employmentEndDate,
    ...assignments.flatMap((one) => [one.ruleStartDate, one.ruleEndDate]),
    ...adjustments.flatMap((one) => [one.date, one.expiryDate]),
    ...bookings.map((one) => one.date),
    ...rules.flatMap((rule) => rule.revisions.flatMap((one) => [one.effectiveFrom, one.terms.accrualAnchorDate])),
  ].filter((date) => date !== null)
}

function amounts(input: AllowanceInput): number[] {
  const terms = input.rules.flatMap((rule) => rule.revisions.map((one) => one.terms))
  return [
    ...terms.flatMap((one) => [one.amount, one.carryOver.limit ?? 0, one.rounding?.step ?? 0]),
    ...input.adjustments.map((one) => one.amount),
    ...input.memberAllowances.flatMap((one) => [one.compensatoryTimeOff, one.broughtForwardOverride ?? 0]),
    ...input.bookings.map((one) => one.amount),
  ]
}

const recordIds = ({ assignments, rules, adjustments, memberAllowances }: AllowanceInput): string[] =>
  [...assignments, ...rules, ...adjustments, ...memberAllowances].map((record) => record.id)

export function inputFaults(input: AllowanceInput): string[] {
  const { assignments, adjustments, bookings, rules, memberAllowances, employmentStartDate, employmentEndDate } = input
  const terms = rules.flatMap((rule) => rule.revisions.map((one) => one.terms))
  const ids = recordIds(input)
  const named = new Set(rules.map((rule) => rule.id))
  const checks: [string, boolean][] = [
    ['a date that does not exist', !dates(input).every(isPlainDate)],
    ['an amount the unit cannot express', !amounts(input).every((amount) => isAmount(input.unit, amount))],
    ['assignments overlap', overlaps(assignments)],
    ['an assignment ends before it starts', assignments.some((one) => one.ruleEndDate !== null && one.ruleEndDate < one.ruleStartDate)],
    ['a manual assignment with a rule, or the other way round', assignments.some((one) => (one.kind === 'manual') !== (one.ruleId === null))],
    ['an assignment to an unknown rule', assignments.some((one) => one.ruleId !== null && !named.has(one.ruleId))],
    ['expiry of what is not positive', adjustments.some((one) => one.expiryDate !== null && one.amount <= 0)],
    ['expiry before the date', adjustments.some((one) => one.expiryDate !== null && one.expiryDate < one.date)],
    ['expiry after more than two years', adjustments.some((one) => one.expiryDate !== null && daysBetween(one.date, one.expiryDate) > 731)],
    ['two hand-set figures of one year', new Set(memberAllowances.map((one) => one.year)).size !== memberAllowances.length],
    ['a negative booking', bookings.some((one) => one.amount < 0)],
    ['a negative grant or limit', terms.some((one) => one.amount < 0 || (one.carryOver.limit ?? 0) < 0)],
    ['expiry months out of range', terms.some(({ carryOver: { expiresAfterMonths: n } }) => n !== null && !(n >= 1 && n <= 12))],
    ['a fiscal year start out of range', !(input.fiscalYearStartMonth >= 1 && input.fiscalYearStartMonth <= 12)],
    ['employment ends before it starts', employmentStartDate !== null && employmentEndDate !== null && employmentEndDate < employmentStartDate],
    ['an id that is none', ![...ids, ...bookings.map((one) => one.requestId)].every((text) => id.test(text))],
    ['an id twice', new Set(ids).size !== ids.length],
    ['not plain JSON', JSON.stringify(JSON.parse(JSON.stringify(input))) !== JSON.stringify(input)],
  ]
  return checks.filter(([, wrong]) => wrong).map(([fault]) => fault)
}
