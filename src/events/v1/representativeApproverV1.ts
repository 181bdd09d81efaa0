import type { Id, Instant, RepresentativeApproval } from '../../records'
import type { MemberName, MemberNames } from '../resources/memberName'

/** Somebody who is or was asked to stand in (spec: v1 request events, `request_representative_approvers`). */
export interface RepresentativeApproverV1 {
  readonly id: Id
  readonly status: RepresentativeApproval['status']
  readonly approver_member: MemberName | null
  /** Who was named instead, once the state is REPLACED. */
  readonly replaced_to_member: MemberName | null
  readonly reason: string | null
  readonly status_change_date: Instant | null
  readonly predecessor_request_approver_id: Id | null
}

/** Writes a representative's entry. */
export const representativeApproverV1 = (approval: RepresentativeApproval, { optional }: MemberNames): RepresentativeApproverV1 => ({
  id: approval.id,
  status: approval.status,
  approver_member: optional(approval.memberId),
  replaced_to_member: optional(approval.replacedToMemberId),
  reason: approval.reason,
  status_change_date: approval.statusChangedAt,
  predecessor_request_approver_id: approval.predecessorId,
})
