import type { ApprovalProcess, ApproverStatus, Id, Instant, LeaveUnit, RequestApprover, RequestStatus } from '../../records'
import type { RequestDetails } from '../eventFacts'
import { type DrawnAllowanceType, drawnAllowanceType } from './drawnAllowanceType'
import { type MemberName, type MemberNames, memberNames } from './memberName'
import { type RequestTimes, requestTimes } from './requestTimes'

/** Somebody who is or was asked to approve a request. */
export interface RequestApproverResource {
  readonly id: Id
  readonly reason: string | null
  /** All seven states, unlike in v1 events. */
  readonly status: ApproverStatus
  readonly status_changed_by_member: MemberName | null
  readonly status_changed_date: Instant | null
  readonly approver_member: MemberName
  readonly predecessor_request_member_approver_id: Id | null
}

/** A request as GET /requests/{id} answers it (decision 3). */
export interface RequestResource extends RequestTimes {
  readonly id: Id
  readonly leave_unit: LeaveUnit
  readonly request_creator_member: MemberName
  readonly requester_member: MemberName
  readonly leave_type: { readonly id: Id; readonly name: string; readonly leave_unit: LeaveUnit }
  readonly approval_process: ApprovalProcess
  readonly cancel_reason: string | null
  readonly canceld_by_member: MemberName | null
  readonly canceld_date: Instant | null
  readonly reason: string | null
  readonly take_from_allowance: boolean
  /** null when nothing is drawn. */
  readonly allowance_type: DrawnAllowanceType | null
  /** The part on working time after holidays: days, or minutes for time units. */
  readonly workday_absence_duration: number
  /** On the calendar: days in halves, or minutes for time units. */
  readonly duration: number
  readonly status: RequestStatus
  readonly request_approvers: readonly RequestApproverResource[]
}

const approverResource = (approver: RequestApprover, { required, optional }: MemberNames): RequestApproverResource => ({
  id: approver.id,
  reason: approver.reason,
  status: approver.status,
  status_changed_by_member: optional(approver.statusChangedByMemberId),
  status_changed_date: approver.statusChangedAt,
  approver_member: required(approver.memberId),
  predecessor_request_member_approver_id: approver.predecessorId,
})

/**
 * Writes a request as GET /requests/{id} answers it and v2 events carry it (decision 3). Throws a RangeError when the details do not
 * tell of a member who has to be named.
 *
 * @example
 * const request = snapshot.requests[0]!
 * const leaveType = snapshot.leaveTypes.find(({ id }) => id === request.leaveTypeId)!
 * const resource = requestResource({
 *   request, members: snapshot.members, leaveType, allowanceType: null, duration: 5, workdayAbsenceDuration: 5,
 * })
 * resource.request_creator_member.id === request.creatorMemberId // true
 */
export function requestResource(details: RequestDetails): RequestResource {
  const { request, leaveType, allowanceType, duration, workdayAbsenceDuration } = details
  const names = memberNames(details.members)
  return {
    id: request.id,
    ...requestTimes(request, leaveType),
    leave_unit: leaveType.leaveUnit,
    request_creator_member: names.required(request.creatorMemberId),
    requester_member: names.required(request.memberId),
    leave_type: { id: leaveType.id, name: leaveType.name, leave_unit: leaveType.leaveUnit },
    approval_process: request.approvalProcess,
    cancel_reason: request.cancelReason,
    canceld_by_member: names.optional(request.canceledByMemberId),
    canceld_date: request.canceledAt,
    reason: request.reason,
    take_from_allowance: leaveType.takesFromAllowance,
    allowance_type: drawnAllowanceType(allowanceType),
    workday_absence_duration: workdayAbsenceDuration,
    duration,
    status: request.status,
    request_approvers: request.approvers.map((approver) => approverResource(approver, names)),
  }
}
