import { type TypeInput, typeInputs } from '../allowance/typeInputs'
import { dateAt, formatPlainDate, instantOfRecord } from '../calendar'
import type {
  AbsenceRequest, Adjustment, AllowanceInput, AllowanceType, Department, Id, Instant, Member, MemberAllowance, RuleAssignment, WorkspaceSnapshot,
} from '../records'
import type { Ids, TransitionContext } from '../requests/transitionContext'
import { memberTime } from '../schedule'
import type { PreviewContext } from './previewContext'

/** Who asks, for whom, and for what; all ids are those of records in the workspace. */
export interface PreviewQuestion {
  readonly now: Instant
  readonly callerId: Id
  readonly requesterId: Id
  readonly leaveTypeId: Id
  /** Those of the payload; empty: the configured list. Unknown ones are left to the rules. */
  readonly representativeIds: readonly Id[]
}

export interface TransitionQuestion {
  readonly now: Instant
  readonly ids: Ids
  readonly callerId: Id
  readonly requestId: Id
}

/** The contexts of decisions about a workspace that is all in memory. */
export interface WorkspaceContexts {
  readonly preview: (question: PreviewQuestion) => PreviewContext
  readonly transition: (question: TransitionQuestion) => TransitionContext
}

/** What is looked up again and again. */
interface Index {
  readonly members: ReadonlyMap<Id, Member>
  readonly requestsOf: ReadonlyMap<Id, readonly AbsenceRequest[]>
  readonly assignmentsOf: ReadonlyMap<Id, readonly RuleAssignment[]>
  readonly adjustmentsOf: ReadonlyMap<Id, readonly Adjustment[]>
  readonly memberAllowancesOf: ReadonlyMap<Id, readonly MemberAllowance[]>
  readonly membersOf: ReadonlyMap<Id, readonly Member[]>
  /** Requests of others, by a member who stands in. */
  readonly representedBy: ReadonlyMap<Id, readonly AbsenceRequest[]>
}

function grouped<T>(records: readonly T[], keysOf: (record: T) => readonly Id[]): Map<Id, T[]> {
  const groups = new Map<Id, T[]>()
  for (const record of records) for (const key of new Set(keysOf(record))) {
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [record])
    else group.push(record)
  }
  return groups
}

const byId = <T extends { readonly id: Id }>(records: readonly T[]): Map<Id, T> => new Map(records.map((record) => [record.id, record]))

const ofMembers = <T extends { readonly memberId: Id }>(records: readonly T[]): Map<Id, T[]> => grouped(records, ({ memberId }) => [memberId])

function indexOf({ members, requests, assignments, adjustments, memberAllowances }: WorkspaceSnapshot): Index {
  return {
    members: byId(members),
    requestsOf: ofMembers(requests),
    assignmentsOf: ofMembers(assignments),
    adjustmentsOf: ofMembers(adjustments),
    memberAllowancesOf: ofMembers(memberAllowances),
    membersOf: grouped(members, ({ departmentIds }) => departmentIds),
    representedBy: grouped(requests, ({ representativeApprovers }) => representativeApprovers.map(({ memberId }) => memberId)),
  }
}

function found<T>(record: T | undefined, what: string, id: Id): T {
  if (record === undefined) throw new RangeError(`expected the id of a ${what} in the workspace, got ${JSON.stringify(id)}`)
  return record
}

function departmentsFor({ departments }: WorkspaceSnapshot, { departmentIds, approverConfig }: Member): Department[] {
  return departments.filter(({ id }) => departmentIds.includes(id) || id === approverConfig.departmentId)
}

const holidaysOf = ({ holidayCalendars }: WorkspaceSnapshot, { holidayCalendarId }: Member): PreviewContext['holidayCalendar'] =>
  holidayCalendars.find(({ id }) => id === holidayCalendarId) ?? null

function allowanceOf(snapshot: WorkspaceSnapshot, index: Index, member: Member, type: AllowanceType, now: Instant): AllowanceInput {
  const { workspace, leaveTypes, rules } = snapshot
  const time = memberTime(member, workspace, holidaysOf(snapshot, member))
  const [{ input }] = typeInputs([type], {
    workspace, member, leaveTypes, rules, time,
    assignments: index.assignmentsOf.get(member.id) ?? [],
    adjustments: index.adjustmentsOf.get(member.id) ?? [],
    memberAllowances: index.memberAllowancesOf.get(member.id) ?? [],
    requests: index.requestsOf.get(member.id) ?? [],
    asOf: formatPlainDate(dateAt(instantOfRecord(now), time.timeZone)),
  }) as [TypeInput]
  return input
}

function previewContext(snapshot: WorkspaceSnapshot, index: Index, question: PreviewQuestion): PreviewContext {
  const { workspace, leaveTypes } = snapshot
  const { now, callerId, requesterId, leaveTypeId } = question
  const member = (id: Id): Member => found(index.members.get(id), 'member', id)
  const requests = (id: Id): readonly AbsenceRequest[] => index.requestsOf.get(id) ?? []
  const requester = member(requesterId)
  const leaveType = found(leaveTypes.find(({ id }) => id === leaveTypeId), 'leave type', leaveTypeId)
  const allowanceType = snapshot.allowanceTypes.find(({ id }) => id === leaveType.allowanceTypeId) ?? null
  const inDepartments = byId(requester.departmentIds.flatMap((id) => index.membersOf.get(id) ?? []))
  inDepartments.delete(requesterId)
  const representations = index.representedBy.get(requesterId) ?? []
  const represented = representations.map(({ memberId }) => member(memberId))
  const standIns = question.representativeIds.length > 0 ? question.representativeIds : requester.representatives.memberIds
  return {
    now, workspace, caller: member(callerId), requester, leaveType, leaveTypes, allowanceType,
    departments: departmentsFor(snapshot, requester),
    holidayCalendar: holidaysOf(snapshot, requester),
    allowance: leaveType.takesFromAllowance && allowanceType !== null ? allowanceOf(snapshot, index, requester, allowanceType, now) : null,
    ownRequests: requests(requesterId),
    departmentRequests: [...inDepartments.keys()].flatMap(requests),
    representations,
    colleagues: [...byId([...inDepartments.values(), ...represented]).values()],
    representatives: [...new Set(standIns)].flatMap((id) => {
      const standIn = index.members.get(id)
      return standIn === undefined ? [] : [{ member: standIn, requests: requests(id) }]
    }),
  }
}

/**
 * The contexts of decisions, gathered from a whole workspace; its records are indexed once for any number of questions. A host
 * with a database fills the contexts from its queries instead. Throws a RangeError for ids that the workspace does not hold.
 *
 * @example
 * const murat = snapshot.members[1]!
 * const annual = snapshot.leaveTypes[0]!
 * const question = { now: '2026-06-30T09:00:00.000Z', callerId: murat.id, requesterId: murat.id, leaveTypeId: annual.id, representativeIds: [] }
 * workspaceContexts(snapshot).preview(question).requester.name // 'Murat Aydin'
 */
export function workspaceContexts(snapshot: WorkspaceSnapshot): WorkspaceContexts {
  const index = indexOf(snapshot)
  const requests = byId(snapshot.requests)
  return {
    preview: (question) => previewContext(snapshot, index, question),
    transition: ({ now, ids, callerId, requestId }) => {
      const request = found(requests.get(requestId), 'request', requestId)
      const requester = found(index.members.get(request.memberId), 'member', request.memberId)
      return {
        now, ids, requester, workspace: snapshot.workspace,
        caller: found(index.members.get(callerId), 'member', callerId),
        departments: departmentsFor(snapshot, requester),
        leaveType: found(snapshot.leaveTypes.find(({ id }) => id === request.leaveTypeId), 'leave type', request.leaveTypeId),
        holidayCalendar: holidaysOf(snapshot, requester),
      }
    },
  }
}
