import type { Id, RepresentativeApproval } from '../records'

/** A new entry of a representative. */
export const askRepresentative = (id: Id, memberId: Id, predecessorId: Id | null): RepresentativeApproval =>
  ({ id, memberId, status: 'PENDING', replacedToMemberId: null, predecessorId, reason: null, statusChangedAt: null })
