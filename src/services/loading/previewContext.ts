import { typeInputs } from '../../allowance/typeInputs'
import type { RequestWindow, Stores } from '../../ports'
import type { Id, Instant, LeaveType, Member, Workspace } from '../../records'
import type { PreviewContext, RepresentativeFacts } from '../../preview/previewContext'
import { allowanceFacts } from './allowanceFacts'
import { allowanceTypeOf } from './allowanceTypeOf'
import { departmentsFor, holidayCalendarOf } from './requesterFacts'

/** What is known before the context of a preview is loaded. */
export interface PreviewSubject {
  readonly now: Instant
  readonly workspace: Workspace
  readonly caller: Member
  readonly requester: Member
  readonly leaveType: LeaveType
  readonly leaveTypes: readonly LeaveType[]
  /** The payload's; empty: the configured list. */
  readonly representativeIds: readonly Id[]
  /** In which the absence lies. */
  readonly window: RequestWindow
}

async function representativesOf(stores: Stores, { requester, representativeIds, window }: PreviewSubject): Promise<RepresentativeFacts[]> {
  const ids = representativeIds.length > 0 ? representativeIds : requester.representatives.memberIds
  if (ids.length === 0) return []
  const [members, requests] = await Promise.all([stores.members.byIds(ids), stores.requests.ofMembersWithin(ids, window)])
  return members.map((member) => ({ member, requests: requests.filter(({ memberId }) => memberId === member.id) }))
}

type Colleagues = Pick<PreviewContext, 'departmentRequests' | 'representations' | 'colleagues'>

/** Loads the colleagues' absences only where a department's limit can make them matter. */
async function colleaguesOf(stores: Stores, subject: PreviewSubject, limited: readonly Id[]): Promise<Colleagues> {
  const { requester, leaveType, window } = subject
  const [inDepartments, representations] = await Promise.all([
    leaveType.maximumAbsentApplies && limited.length > 0 ? stores.members.inDepartments(limited) : [],
    stores.requests.representedBy(requester.id, window),
  ])
  const others = inDepartments.filter(({ id }) => id !== requester.id)
  const known = new Set(others.map(({ id }) => id))
  const [departmentRequests, represented] = await Promise.all([
    others.length === 0 ? [] : stores.requests.ofMembersWithin([...known], window),
    stores.members.byIds([...new Set(representations.map(({ memberId }) => memberId))].filter((id) => !known.has(id))),
  ])
  return { departmentRequests, representations, colleagues: [...others, ...represented] }
}

/** Loads what decides whether an absence can be created. */
export async function loadPreviewContext(stores: Stores, subject: PreviewSubject): Promise<PreviewContext> {
  const { now, workspace, caller, requester, leaveType, leaveTypes } = subject
  const [departments, holidayCalendar, allowanceType] = await Promise.all([
    departmentsFor(stores, requester), holidayCalendarOf(stores, requester), allowanceTypeOf(stores, leaveType),
  ])
  const limited = departments
    .filter(({ id, maximumAbsent }) => maximumAbsent !== null && requester.departmentIds.includes(id))
    .map(({ id }) => id)
  const [facts, colleagues, representatives] = await Promise.all([
    allowanceFacts(stores, allowanceType === null ? [] : [allowanceType], { now, workspace, member: requester, leaveTypes, holidayCalendar }),
    colleaguesOf(stores, subject, limited),
    representativesOf(stores, subject),
  ])
  const [drawn] = leaveType.takesFromAllowance && allowanceType !== null ? typeInputs([allowanceType], facts) : []
  return {
    now, workspace, caller, requester, departments, leaveType, leaveTypes, allowanceType, holidayCalendar,
    allowance: drawn?.input ?? null,
    ownRequests: facts.requests,
    ...colleagues,
    representatives,
  }
}
