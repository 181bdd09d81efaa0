import { dateAt, fiscalYearOf, instantOfRecord, parsePlainDate } from '../calendar'
import { calendarExtent } from '../duration/calendarExtent'
import { workdayAbsence } from '../duration/workdayAbsence'
import type { AbsenceRequest, AllowanceType, LeaveType, Workspace } from '../records'
import type { MemberTime } from '../schedule'
import type { AllowanceFigures, MemberRef, RequestEventFacts } from './eventFacts'

/** What is loaded to tell of a change of a request. */
export interface RequestEventSources {
  /** After the change. */
  readonly request: AbsenceRequest
  /** Everybody whom the request names; see `membersNamed`. */
  readonly members: readonly MemberRef[]
  readonly leaveType: LeaveType
  readonly allowanceType: AllowanceType | null
  readonly allowances: readonly AllowanceFigures[]
  readonly workspace: Workspace
  /** The requester's. */
  readonly time: MemberTime
}

const givesBack: ReadonlySet<AbsenceRequest['status']> = new Set(['DECLINED', 'CANCELED'])

/**
 * The facts of a request's event: they stay as they were when the change was made (spec: Events; decision 56).
 *
 * @example
 * const request = snapshot.requests.find(({ status }) => status === 'APPROVED')!
 * const requester = snapshot.members.find(({ id }) => id === request.memberId)!
 * const leaveType = snapshot.leaveTypes.find(({ id }) => id === request.leaveTypeId)!
 * const { workspace } = snapshot
 * const facts = requestEventFacts({
 *   request, members: [requester], leaveType, allowanceType: null, allowances: [], workspace, time: memberTime(requester, workspace, null),
 * })
 * facts.deducted // 0
 */
export function requestEventFacts(sources: RequestEventSources): RequestEventFacts {
  const { request, members, leaveType, allowanceType, allowances, workspace, time } = sources
  const takes = leaveType.takesFromAllowance && allowanceType !== null
  const workdayAbsenceDuration = workdayAbsence(request, { leaveType, ...time })
  const deducted = takes ? workdayAbsenceDuration : 0
  const first = parsePlainDate(request.start) ?? dateAt(instantOfRecord(request.start), time.timeZone)
  return {
    request, leaveType, allowances,
    members: members.map(({ id, name, email, customId }) => ({ id, name, email, customId })),
    allowanceType: takes ? allowanceType : null,
    year: fiscalYearOf(first, workspace.fiscalYearStartMonth),
    duration: calendarExtent(request, leaveType.leaveUnit, time),
    workdayAbsenceDuration, deducted,
    allowanceDelta: deducted !== 0 && givesBack.has(request.status) ? -deducted : deducted,
  }
}
