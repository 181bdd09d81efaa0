import { type AllowanceFacts, typeInputs } from '../../allowance/typeInputs'
import { typesInOrder } from '../../allowance/typesInOrder'
import { usableTypes } from '../../allowance/usableTypes'
import { type Result, ok } from '../../kernel/result'
import type { AllowanceType } from '../../records'
import { type MemberTime, holidayHalves } from '../../schedule'
import { holidaysOf } from './addedHolidays'
import { changedRecords } from './changedRecords'
import { compareInputs } from './compareInputs'
import type { TypeComparison } from './comparison'
import type { TermsChanges } from './termsChanges'

/** The stored facts behind one member's allowances. */
export interface TermsFacts extends AllowanceFacts {
  /** Of the workspace. */
  readonly allowanceTypes: readonly AllowanceType[]
}

/** A member without a holiday calendar has no public holidays, and gets none. */
function timeAfter({ member, time }: TermsFacts, { holidays = [] }: TermsChanges): MemberTime {
  const { holidayCalendarId } = member
  if (holidayCalendarId === null || holidays.length === 0) return time
  const all = new Map(time.calendar.holidays)
  for (const [day, { am, pm }] of holidayHalves({ id: holidayCalendarId, name: '', days: holidaysOf(holidayCalendarId, holidays) })) {
    const known = all.get(day)
    all.set(day, { am: am || known?.am === true, pm: pm || known?.pm === true })
  }
  return { ...time, calendar: { ...time.calendar, holidays: all } }
}

/**
 * What a member's allowances would be with other terms: each figure of each year of each allowance type that they can use, before
 * and after, with the exact difference. Types are in the order of their positions, years are those of both computations, oldest
 * first: through the one after the last that starts on or before `facts.asOf`, which is also the day on which rules are edited
 * (allowances A4, H1). Nothing is written and no fact is changed.
 *
 * Edits and additions follow the rules of the operations that would make them, so that doing it gives the same figures. Whatever
 * those refuse is refused with BAD_REQUEST, every fault at once with its path, such as `ruleEdits[0].terms.amount`. New rules and
 * adjustments are this member's; a holiday counts when it comes into their calendar.
 *
 * @example
 * const sofie = snapshot.members[4]!
 * const { workspace, allowanceTypes, leaveTypes, rules } = snapshot
 * const own = <T extends { memberId: string }>(records: readonly T[]) => records.filter(({ memberId }) => memberId === sofie.id)
 * const compared = compareTerms({
 *   workspace, member: sofie, allowanceTypes, leaveTypes, rules,
 *   assignments: own(snapshot.assignments), adjustments: own(snapshot.adjustments), memberAllowances: own(snapshot.memberAllowances),
 *   requests: own(snapshot.requests), time: memberTime(sofie, workspace, snapshot.holidayCalendars[0]!), asOf: '2026-06-30',
 * }, { ruleEdits: [{ ruleId: rule.id, terms: { amount: 32 }, effectiveFrom: '2027-01-01' }] })
 * const years = compared.ok ? compared.value[0]!.years : []
 * years.map(({ year, difference }) => [year, difference.allowance]) // [[2025, 0], [2026, 0], [2027, 2]]
 */
export function compareTerms(facts: TermsFacts, changes: TermsChanges): Result<TypeComparison[]> {
  const { member, workspace, allowanceTypes, asOf } = facts
  const changed = changedRecords(facts, changes, {
    types: allowanceTypes, holidayCalendars: null, receivers: () => [member], today: asOf,
    fiscalYearStartMonth: workspace.fiscalYearStartMonth,
  })
  if (!changed.ok) return changed
  const after: TermsFacts = { ...facts, ...changed.value, time: timeAfter(facts, changes) }
  const types = typesInOrder(usableTypes(allowanceTypes, member, after))
  return ok(compareInputs(typeInputs(types, facts), typeInputs(types, after)))
}
