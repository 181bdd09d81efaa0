import type { ApprovalProcess, Instant, RequestStatus } from '../../records'
import type { RequestEventFacts } from '../eventFacts'
import type { MemberName, MemberNames } from '../resources/memberName'
import { type LeaveTypeV1, leaveTypeV1 } from './leaveTypeV1'
import { type RepresentativeApproverV1, representativeApproverV1 } from './representativeApproverV1'
import { type RequestApproverV1, requestApproverV1 } from './requestApproverV1'
import { type RequesterV1, requesterV1 } from './requesterV1'

/** What became of a request, and who had to do with it (spec: v1 request events, `details`). */
export interface RequestDetailsV1 {
  readonly status: RequestStatus
  /** What is, or was, taken from the allowance, in its unit: never negative. */
  readonly deducted: number
  /** The same amount; negative once it was given back (spec: States, side notes). */
  readonly allowance_delta: number
  readonly reason: string | null
  readonly approval_process: ApprovalProcess
  readonly cancel_reason: string | null
  readonly canceld_date: Instant | null
  readonly canceld_by_member: MemberName | null
  readonly approver_member: MemberName | null
  readonly approved_date: Instant | null
  readonly decline_reason: string | null
  readonly declined_by_member: MemberName | null
  readonly declined_date: Instant | null
  readonly request_approvers: readonly RequestApproverV1[]
  readonly request_representative_approvers: readonly RepresentativeApproverV1[]
  readonly requester_member: RequesterV1
  readonly leave_type: LeaveTypeV1
}

/** Writes `details`. Throws a RangeError when the facts do not tell of a member who has to be named. */
export function requestDetailsV1(facts: RequestEventFacts, names: MemberNames): RequestDetailsV1 {
  const { request } = facts
  return {
    status: request.status,
    deducted: facts.deducted,
    allowance_delta: facts.allowanceDelta,
    reason: request.reason,
    approval_process: request.approvalProcess,
    cancel_reason: request.cancelReason,
    canceld_date: request.canceledAt,
    canceld_by_member: names.optional(request.canceledByMemberId),
    approver_member: names.optional(request.approvedByMemberId),
    approved_date: request.approvedAt,
    decline_reason: request.declineReason,
    declined_by_member: names.optional(request.declinedByMemberId),
    declined_date: request.declinedAt,
    request_approvers: request.approvers.map((approver) => requestApproverV1(approver, names)),
    request_representative_approvers: request.representativeApprovers.map((approval) => representativeApproverV1(approval, names)),
    requester_member: requesterV1(facts, names),
    leave_type: leaveTypeV1(facts),
  }
}
