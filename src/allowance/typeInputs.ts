import type {
  AbsenceRequest, Adjustment, AllowanceInput, AllowanceRule, AllowanceType, Id, LeaveType, Member, MemberAllowance, PlainDate,
  RuleAssignment, Workspace,
} from '../records'
import type { MemberTime } from '../schedule'
import { type YearSources, legacyYears } from './legacyYears'
import { memberBookings } from './memberBookings'

/** The stored facts behind one member's allowances, of all types. */
export interface AllowanceFacts {
  readonly workspace: Workspace
  readonly member: Member
  /** Of the workspace: tells what a request draws from. */
  readonly leaveTypes: readonly LeaveType[]
  /** At least those that the member is or was on. */
  readonly rules: readonly AllowanceRule[]
  /** The member's own, like all that follow. */
  readonly assignments: readonly RuleAssignment[]
  readonly adjustments: readonly Adjustment[]
  readonly memberAllowances: readonly MemberAllowance[]
  readonly requests: readonly AbsenceRequest[]
  /** See `memberTime`. */
  readonly time: MemberTime
  readonly asOf: PlainDate
}

/** What decides the allowance of one type. */
export interface TypeInput {
  readonly type: AllowanceType
  readonly input: AllowanceInput
}

const ofType = <T extends { readonly allowanceTypeId: Id }>(records: readonly T[], type: AllowanceType): T[] =>
  records.filter(({ allowanceTypeId }) => allowanceTypeId === type.id)

/** Where the years of a member come from: from assignments and employment, or in the legacy model from hand-set allowances (decision 4). */
function yearSources({ workspace, member, assignments, rules, memberAllowances }: AllowanceFacts, type: AllowanceType): YearSources {
  if (workspace.allowanceModel === 'legacy') return legacyYears(ofType(memberAllowances, type), type.unit, workspace)
  const { employmentStartDate, employmentEndDate } = member
  return { employmentStartDate, employmentEndDate, assignments: ofType(assignments, type), rules: ofType(rules, type) }
}

/**
 * What decides a member's allowance of each of the types, gathered from stored records, in the workspace's allowance model.
 *
 * @example
 * const murat = snapshot.members[1]!
 * const { workspace, allowanceTypes, leaveTypes, rules, assignments, requests } = snapshot
 * const [annual] = typeInputs(allowanceTypes, {
 *   workspace, member: murat, leaveTypes, rules,
 *   assignments: assignments.filter(({ memberId }) => memberId === murat.id), adjustments: [], memberAllowances: [],
 *   requests: requests.filter(({ memberId }) => memberId === murat.id),
 *   time: memberTime(murat, workspace, null), asOf: '2026-06-30',
 * })
 * annual?.input.unit // 'days'
 */
export function typeInputs(types: readonly AllowanceType[], facts: AllowanceFacts): TypeInput[] {
  const { workspace, leaveTypes, adjustments, memberAllowances, requests, time, asOf } = facts
  const bookings = memberBookings(requests, leaveTypes, time)
  return types.map((type) => ({
    type,
    input: {
      unit: type.unit,
      fiscalYearStartMonth: workspace.fiscalYearStartMonth,
      accrualMode: workspace.settings.accrualMode,
      ...yearSources(facts, type),
      adjustments: ofType(adjustments, type),
      memberAllowances: ofType(memberAllowances, type),
      bookings: bookings.get(type.id) ?? [],
      asOf,
    },
  }))
}
