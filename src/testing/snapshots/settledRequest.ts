import type { AbsenceRequest, ApproverStatus, Member, RepresentativeApproval, RequestApprover, RequestStatus } from '../../records'
import { recordId } from '../recordId'

type Settlement = Pick<
  AbsenceRequest,
  | 'approvedAt' | 'approvedByMemberId'
  | 'declinedAt' | 'declinedByMemberId' | 'declineReason'
  | 'canceledAt' | 'canceledByMemberId' | 'cancelReason'
>

const bySomebodyElse: Readonly<Record<RequestStatus, ApproverStatus>> = {
  PENDING: 'PENDING',
  APPROVED: 'APPROVED_BY_ANOTHER_MANAGER',
  DECLINED: 'DECLINED_BY_ANOTHER_MANAGER',
  CANCELED: 'CANCELED_BY_ANOTHER_MANAGER',
}

/** The first approver settles the request, together with the rest where all have to agree. */
function approversOf(request: AbsenceRequest, member: Member, owner: number, n: number): RequestApprover[] {
  const { status, createdAt } = request
  const id = (entry: number): string => recordId('requestApprover', n * 4 + entry, owner)
  const linear = member.approvalProcess.startsWith('Linear')
  const together = status === 'APPROVED' && member.approvalProcess.endsWith('all_have_to_agree')
  return member.approverIds.map((memberId, entry) => {
    const decides = status !== 'CANCELED' && (entry === 0 || together)
    return {
      id: id(entry), memberId, status: decides ? status : bySomebodyElse[status],
      predecessorId: linear && entry > 0 ? id(entry - 1) : null, reason: null,
      statusChangedAt: status === 'PENDING' ? null : createdAt,
      statusChangedByMemberId: status === 'PENDING' ? null : decides ? memberId : (member.approverIds[0] ?? null),
    }
  })
}

/** All representatives agreed before the approvers were asked; a cancellation settles what was open. */
function representativesOf({ status, createdAt }: AbsenceRequest, member: Member, owner: number, n: number): RepresentativeApproval[] {
  return member.representatives.memberIds.map((memberId, entry) => ({
    id: recordId('representative', n * 4 + entry, owner), memberId, status: status === 'CANCELED' ? 'CANCELED' : 'APPROVED',
    replacedToMemberId: null, predecessorId: null, reason: null, statusChangedAt: createdAt,
  }))
}

function settlementOf({ status, createdAt, memberId }: AbsenceRequest, decider: string): Settlement {
  return {
    approvedAt: status === 'APPROVED' ? createdAt : null,
    approvedByMemberId: status === 'APPROVED' ? decider : null,
    declinedAt: status === 'DECLINED' ? createdAt : null,
    declinedByMemberId: status === 'DECLINED' ? decider : null,
    declineReason: status === 'DECLINED' ? 'Declined' : null,
    canceledAt: status === 'CANCELED' ? createdAt : null,
    canceledByMemberId: status === 'CANCELED' ? memberId : null,
    cancelReason: status === 'CANCELED' ? 'Canceled' : null,
  }
}

/**
 * The member's `n`-th request as it is stored once it has reached `status`, with the entries of those who were asked.
 * Nobody is waited for where nobody is asked: such a request is approved.
 */
export function settledRequest(
  request: AbsenceRequest,
  status: RequestStatus,
  member: Member,
  owner: number,
  n: number,
): AbsenceRequest {
  const reached = status === 'PENDING' && member.approverIds.length === 0 ? 'APPROVED' : status
  const settled = { ...request, status: reached, approvalProcess: member.approvalProcess }
  return {
    ...settled,
    ...settlementOf(settled, member.approverIds[0] ?? member.id),
    approvers: approversOf(settled, member, owner, n),
    representativeApprovers: representativesOf(settled, member, owner, n),
  }
}
