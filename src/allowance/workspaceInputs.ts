import type { Day } from '../calendar'
import type {
  AbsenceRequest, Adjustment, AllowanceType, Id, Member, MemberAllowance, PlainDate, RuleAssignment,
  WorkspaceSnapshot,
} from '../records'
import { type HolidayHalves, holidayHalves, workingCalendar } from '../schedule'
import { type TypeInput, typeInputs } from './typeInputs'
import { typesInOrder } from './typesInOrder'
import { usableTypes } from './usableTypes'

/** A member, and what decides their allowance of each type that they can use, by type position. */
export interface MemberInputs {
  readonly member: Member
  readonly inputs: readonly TypeInput[]
}

/** What is asked of a workspace; ids narrow it to one member or one allowance type. */
export interface AllowanceQuery {
  readonly asOf: PlainDate
  readonly memberId?: Id
  readonly allowanceTypeId?: Id
}

/** The stored facts of one member. */
interface MemberFacts {
  readonly assignments: RuleAssignment[]
  readonly adjustments: Adjustment[]
  readonly memberAllowances: MemberAllowance[]
  readonly requests: AbsenceRequest[]
}

/** A workspace's records, found once for all members. */
interface WorkspaceFacts {
  readonly snapshot: WorkspaceSnapshot
  readonly holidays: ReadonlyMap<Id, ReadonlyMap<Day, HolidayHalves>>
  readonly ofMember: ReadonlyMap<Id, MemberFacts>
}

const noHolidays: ReadonlyMap<Day, HolidayHalves> = new Map()

function factsByMember(snapshot: WorkspaceSnapshot): ReadonlyMap<Id, MemberFacts> {
  const ofMember = new Map<Id, MemberFacts>()
  for (const { id } of snapshot.members) {
    ofMember.set(id, { assignments: [], adjustments: [], memberAllowances: [], requests: [] })
  }
  for (const assignment of snapshot.assignments) ofMember.get(assignment.memberId)?.assignments.push(assignment)
  for (const adjustment of snapshot.adjustments) ofMember.get(adjustment.memberId)?.adjustments.push(adjustment)
  for (const row of snapshot.memberAllowances) ofMember.get(row.memberId)?.memberAllowances.push(row)
  for (const request of snapshot.requests) ofMember.get(request.memberId)?.requests.push(request)
  return ofMember
}

function factsOfWorkspace(snapshot: WorkspaceSnapshot): WorkspaceFacts {
  return {
    snapshot,
    holidays: new Map(snapshot.holidayCalendars.map((calendar) => [calendar.id, holidayHalves(calendar)])),
    ofMember: factsByMember(snapshot),
  }
}

function memberInputs(
  { snapshot, holidays }: WorkspaceFacts,
  member: Member,
  facts: MemberFacts,
  types: readonly AllowanceType[],
  asOf: PlainDate,
): MemberInputs {
  const { workspace, rules, leaveTypes } = snapshot
  const ownHolidays = (member.holidayCalendarId === null ? undefined : holidays.get(member.holidayCalendarId)) ?? noHolidays
  const time = {
    calendar: workingCalendar(member.schedules, workspace.defaultSchedule, ownHolidays),
    timeZone: member.timeZone ?? workspace.timeZone,
  }
  const usable = usableTypes(types, member, { workspace, ...facts })
  return { member, inputs: typeInputs(usable, { workspace, member, rules, leaveTypes, ...facts, time, asOf }) }
}

/**
 * What decides the allowances of each member of a workspace, gathered from its records: the member's spans of employment and
 * assignment, and their bookings by schedule and holidays. One member at a time, in the snapshot's order.
 *
 * @example
 * const [first] = workspaceInputs(snapshot, { asOf: '2026-06-30' })
 * first?.inputs[0]?.input.unit // 'days'
 */
export function* workspaceInputs(
  snapshot: WorkspaceSnapshot,
  { asOf, memberId, allowanceTypeId }: AllowanceQuery,
): Generator<MemberInputs, void> {
  const types = typesInOrder(snapshot.allowanceTypes.filter(({ id }) => allowanceTypeId === undefined || id === allowanceTypeId))
  const workspace = factsOfWorkspace(snapshot)
  for (const member of snapshot.members) {
    const facts = workspace.ofMember.get(member.id)
    if (facts === undefined || (memberId !== undefined && member.id !== memberId)) continue
    yield memberInputs(workspace, member, facts, types, asOf)
  }
}
