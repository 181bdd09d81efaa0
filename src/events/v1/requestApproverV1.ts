import type { ApproverStatus, Id, Instant, RequestApprover } from '../../records'
import type { MemberName, MemberNames } from '../resources/memberName'

/** Somebody who is or was asked to approve a request (spec: v1 request events, `request_approvers`). */
export interface RequestApproverV1 {
  readonly id: Id
  readonly status: 'PENDING' | 'APPROVED' | 'DECLINED'
  readonly approver_member: MemberName
  readonly reason: string | null
  readonly status_change_date: Instant | null
  readonly predecessor_request_approver_id: Id | null
}

/** v1 knows three states: what somebody else settled counts as settled, and whoever was no longer asked never answered (decision 55). */
const statusV1: Readonly<Record<ApproverStatus, RequestApproverV1['status']>> = {
  PENDING: 'PENDING',
  APPROVED: 'APPROVED',
  DECLINED: 'DECLINED',
  CANCELED: 'PENDING',
  APPROVED_BY_ANOTHER_MANAGER: 'APPROVED',
  DECLINED_BY_ANOTHER_MANAGER: 'DECLINED',
  CANCELED_BY_ANOTHER_MANAGER: 'PENDING',
}

/** Writes an approver's entry. */
export const requestApproverV1 = (approver: RequestApprover, { required }: MemberNames): RequestApproverV1 => ({
  id: approver.id,
  status: statusV1[approver.status],
  approver_member: required(approver.memberId),
  reason: approver.reason,
  status_change_date: approver.statusChangedAt,
  predecessor_request_approver_id: approver.predecessorId,
})
