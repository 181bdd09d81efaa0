import type {
  AbsenceRequest, Adjustment, AllowanceInput, AllowanceType, AllowanceYear, Id, LeaveType, Member, MemberAllowance, PlainDate,
  RuleAssignment, WorkspaceSnapshot,
} from '../records'
import { computeAllowances } from './computeAllowances'
import { compareText } from './lot'
import { memberBookings } from './memberBookings'

/** One member's allowance years of one allowance type. */
export interface TypeAllowances {
  readonly allowanceTypeId: Id
  readonly name: string
  readonly unit: AllowanceType['unit']
  readonly years: readonly AllowanceYear[]
}

/** One member's allowance years of every type they can use, by type position. */
export interface MemberAllowances {
  readonly memberId: Id
  readonly name: string
  readonly allowances: readonly TypeAllowances[]
}

/** The stored facts of one member, found once for the whole workspace. */
interface MemberFacts {
  readonly assignments: RuleAssignment[]
  readonly adjustments: Adjustment[]
  readonly memberAllowances: MemberAllowance[]
  readonly requests: AbsenceRequest[]
}

type FactList = keyof MemberFacts

function factsByMember(snapshot: WorkspaceSnapshot): ReadonlyMap<Id, MemberFacts> {
  const byMember = new Map<Id, MemberFacts>(
    snapshot.members.map(({ id }) => [id, { assignments: [], adjustments: [], memberAllowances: [], requests: [] }]),
  )
  const collect = <K extends FactList>(list: K, records: readonly MemberFacts[K][number][]): void => {
    for (const record of records) (byMember.get(record.memberId)?.[list] as (typeof record)[] | undefined)?.push(record)
  }
  collect('assignments', snapshot.assignments)
  collect('adjustments', snapshot.adjustments)
  collect('memberAllowances', snapshot.memberAllowances)
  collect('requests', snapshot.requests)
  return byMember
}

/** The types a member has a configuration, an assignment or an adjustment for, unless it is switched off for them. */
function usableTypes(types: readonly AllowanceType[], member: Member, facts: MemberFacts): AllowanceType[] {
  const touched = new Set([...facts.assignments, ...facts.adjustments].map(({ allowanceTypeId }) => allowanceTypeId))
  return types.filter(({ id }) => {
    const configuration = member.allowanceTypeConfigurations.find(({ allowanceTypeId }) => allowanceTypeId === id)
    return configuration === undefined ? touched.has(id) : !configuration.disabled
  })
}

function allowanceInput(
  { workspace, rules }: WorkspaceSnapshot,
  member: Member,
  facts: MemberFacts,
  type: AllowanceType,
  leaveTypes: ReadonlyMap<Id, LeaveType>,
  asOf: PlainDate,
): AllowanceInput {
  const ofType = <T extends { readonly allowanceTypeId: Id }>(records: readonly T[]): T[] =>
    records.filter(({ allowanceTypeId }) => allowanceTypeId === type.id)
  return {
    unit: type.unit,
    fiscalYearStartMonth: workspace.fiscalYearStartMonth,
    accrualMode: workspace.settings.accrualMode,
    employmentStartDate: member.employmentStartDate,
    employmentEndDate: member.employmentEndDate,
    assignments: ofType(facts.assignments),
    rules: ofType(rules),
    adjustments: ofType(facts.adjustments),
    memberAllowances: ofType(facts.memberAllowances),
    bookings: memberBookings(facts.requests, leaveTypes, type.id, member.timeZone ?? workspace.timeZone),
    asOf,
  }
}

/**
 * The allowances of every member of a workspace, in the snapshot's order, one member at a time: what was yielded is not
 * kept, so that a workspace of any size can be streamed. `memberId` and `allowanceTypeId` narrow what is computed.
 *
 * @example
 * for (const { name, allowances } of workspaceAllowances(snapshot, { asOf: '2026-06-30' })) {
 *   for (const type of allowances) name // each with type.years, oldest first
 * }
 */
export function* workspaceAllowances(
  snapshot: WorkspaceSnapshot,
  { asOf, memberId, allowanceTypeId }: { readonly asOf: PlainDate; readonly memberId?: Id; readonly allowanceTypeId?: Id },
): Generator<MemberAllowances, void> {
  const types = snapshot.allowanceTypes
    .filter(({ id }) => allowanceTypeId === undefined || id === allowanceTypeId)
    .sort((a, b) => a.position - b.position || compareText(a.id, b.id))
  const leaveTypes = new Map(snapshot.leaveTypes.map((leaveType) => [leaveType.id, leaveType]))
  const byMember = factsByMember(snapshot)
  for (const member of snapshot.members) {
    const facts = byMember.get(member.id)
    if (facts === undefined || (memberId !== undefined && member.id !== memberId)) continue
    yield {
      memberId: member.id,
      name: member.name,
      allowances: usableTypes(types, member, facts).map((type) => ({
        allowanceTypeId: type.id,
        name: type.defaultName,
        unit: type.unit,
        years: computeAllowances(allowanceInput(snapshot, member, facts, type, leaveTypes, asOf)),
      })),
    }
  }
}
