import type {
  Adjustment, AllowanceInput, AllowanceRule, AllowanceType, Booking, Id, Member, MemberAllowance, PlainDate, RuleAssignment, Workspace,
} from '../records'

/** The stored facts behind one member's allowance; records of other allowance types are left aside. */
export interface AllowanceFacts {
  readonly workspace: Workspace
  readonly member: Member
  readonly rules: readonly AllowanceRule[]
  readonly assignments: readonly RuleAssignment[]
  readonly adjustments: readonly Adjustment[]
  readonly memberAllowances: readonly MemberAllowance[]
  /** Of the member and the allowance type: see `memberBookings`. */
  readonly bookings: readonly Booking[]
  readonly asOf: PlainDate
}

const ofType = <T extends { readonly allowanceTypeId: Id }>(records: readonly T[], type: AllowanceType): T[] =>
  records.filter(({ allowanceTypeId }) => allowanceTypeId === type.id)

/**
 * What decides a member's allowance of one type, gathered from stored records.
 *
 * @example
 * const { workspace, members: [member], allowanceTypes: [type], rules, assignments, adjustments, memberAllowances } = snapshot
 * const facts = { workspace, member, rules, assignments, adjustments, memberAllowances, bookings: [], asOf: '2026-06-30' }
 * allowanceInput(type, facts).unit // 'days'
 */
export function allowanceInput(type: AllowanceType, facts: AllowanceFacts): AllowanceInput {
  const { workspace, member, bookings, asOf } = facts
  return {
    unit: type.unit,
    fiscalYearStartMonth: workspace.fiscalYearStartMonth,
    accrualMode: workspace.settings.accrualMode,
    employmentStartDate: member.employmentStartDate,
    employmentEndDate: member.employmentEndDate,
    assignments: ofType(facts.assignments, type),
    rules: ofType(facts.rules, type),
    adjustments: ofType(facts.adjustments, type),
    memberAllowances: ofType(facts.memberAllowances, type),
    bookings,
    asOf,
  }
}
