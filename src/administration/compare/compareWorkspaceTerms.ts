import { typesInOrder } from '../../allowance/typesInOrder'
import { type AllowanceQuery, workspaceInputs } from '../../allowance/workspaceInputs'
import { type Result, ok } from '../../kernel/result'
import type { Id, Member, PlainDate, WorkspaceSnapshot } from '../../records'
import { withHolidays } from './addedHolidays'
import { changedRecords } from './changedRecords'
import { compareInputs } from './compareInputs'
import type { TypeComparison } from './comparison'
import { type ComparisonTotal, totalsSum } from './comparisonTotals'
import { isChanged } from './isChanged'
import { holdsOn } from './putOnRule'
import type { TermsChanges } from './termsChanges'

/** What changes for one member. */
export interface MemberComparison {
  readonly memberId: Id
  readonly name: string
  /** Every type that they can use, by position; also the years that stay as they are. */
  readonly allowances: readonly TypeComparison[]
}

const isEmployedOn = ({ employmentStartDate: from, employmentEndDate: to }: Member, date: PlainDate): boolean =>
  (from === null || from <= date) && (to === null || date <= to)

/** Those who have an assignment of the type on the date, and are employed on it. */
function holders({ members, assignments }: WorkspaceSnapshot, allowanceTypeId: Id, date: PlainDate): Member[] {
  const assigned = new Set(assignments.filter((one) => holdsOn(one, allowanceTypeId, date)).map(({ memberId }) => memberId))
  return members.filter((member) => assigned.has(member.id) && isEmployedOn(member, date))
}

function* affectedMembers(
  before: WorkspaceSnapshot,
  after: WorkspaceSnapshot,
  query: AllowanceQuery,
): Generator<MemberComparison, ComparisonTotal[], void> {
  const sum = totalsSum(typesInOrder(after.allowanceTypes))
  // Both walk the same members in the same order.
  const earlier = workspaceInputs(before, query)
  for (const { member, inputs } of workspaceInputs(after, query)) {
    const known = earlier.next()
    const allowances = compareInputs(known.done === true ? [] : known.value.inputs, inputs)
    if (!allowances.some(({ years }) => years.some(isChanged))) continue
    sum.add(allowances)
    yield { memberId: member.id, name: member.name, allowances }
  }
  return sum.totals()
}

/**
 * What other terms would do to the allowances of a workspace: every member for whom a figure changes, in the snapshot's order, one
 * at a time, compared as by `compareTerms`. What the generator returns at its end are the totals by allowance type and year: how
 * many members a year changes for, and the exact sums of their differences. Nothing of what was yielded is kept.
 *
 * An edit reaches whoever is on the rule, a holiday whoever has the calendar. New rules and adjustments are for the member asked
 * for; without `memberId` for everybody who is employed and has an assignment of the type on their date. Refuses as `compareTerms`,
 * with the name of the member where it is one's assignments that are in the way.
 *
 * @example
 * const compared = compareWorkspaceTerms(snapshot,
 *   { ruleEdits: [{ ruleId: rule.id, terms: { amount: 32 }, effectiveFrom: '2027-01-01' }] }, { asOf: '2026-06-30' })
 * if (!compared.ok) throw new Error(compared.failure.message)
 * const names: string[] = []
 * let step = compared.value.next()
 * for (; step.done !== true; step = compared.value.next()) names.push(step.value.name)
 * names // ['Murat Aydin', 'Lena Petersen', 'Sofie Lund', 'Nadia Rossi']
 * step.value.map(({ year, members, difference }) => [year, members, difference.allowance]) // [[2027, 4, 8]]
 */
export function compareWorkspaceTerms(
  snapshot: WorkspaceSnapshot,
  changes: TermsChanges,
  { asOf, memberId }: Pick<AllowanceQuery, 'asOf' | 'memberId'>,
): Result<Generator<MemberComparison, ComparisonTotal[], void>> {
  const { workspace, allowanceTypes, holidayCalendars } = snapshot
  const named = snapshot.members.filter(({ id }) => id === memberId)
  const changed = changedRecords(snapshot, changes, {
    types: allowanceTypes, holidayCalendars, today: asOf, fiscalYearStartMonth: workspace.fiscalYearStartMonth,
    receivers: (allowanceTypeId, date) => (memberId === undefined ? holders(snapshot, allowanceTypeId, date) : named),
  })
  if (!changed.ok) return changed
  const after: WorkspaceSnapshot = {
    ...snapshot, ...changed.value, holidayCalendars: withHolidays(holidayCalendars, changes.holidays ?? []),
  }
  return ok(affectedMembers(snapshot, after, { asOf, ...(memberId === undefined ? {} : { memberId }) }))
}
