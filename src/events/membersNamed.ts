import type { AbsenceRequest, Id } from '../records'

/**
 * Everybody whom a request names, each once: whose absence it is, who made it, who is or was asked, who decided.
 *
 * @example
 * const request = snapshot.requests[0]!
 * membersNamed(request).includes(request.memberId) // true
 */
export function membersNamed(request: AbsenceRequest): Id[] {
  const named = [
    request.memberId, request.creatorMemberId, request.approvedByMemberId, request.declinedByMemberId, request.canceledByMemberId,
    ...request.approvers.flatMap(({ memberId, statusChangedByMemberId }) => [memberId, statusChangedByMemberId]),
    ...request.representativeApprovers.flatMap(({ memberId, replacedToMemberId }) => [memberId, replacedToMemberId]),
  ]
  return [...new Set(named.filter((id) => id !== null))]
}
