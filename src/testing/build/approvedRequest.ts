import type { AbsenceRequest, Id, Instant } from '../../records'

/** When an absence is, as its request says it. */
export type AbsenceTimes = Pick<AbsenceRequest, 'start' | 'end' | 'startAt' | 'endAt'>

/** Shared, because a large workspace has hundreds of thousands of requests without entries. */
const nobody: readonly never[] = []

/** A request that needed no approval: approved when it was made, by nobody. */
export function approvedRequest(id: Id, memberId: Id, leaveTypeId: Id, times: AbsenceTimes, at: Instant): AbsenceRequest {
  return {
    id, seriesId: null, memberId, creatorMemberId: memberId, leaveTypeId, status: 'APPROVED', start: times.start, end: times.end,
    startAt: times.startAt, endAt: times.endAt, reason: null, approvalProcess: 'Linear_all_have_to_agree', approvers: nobody,
    representativeApprovers: nobody, approvedAt: at, approvedByMemberId: null, declinedAt: null, declinedByMemberId: null,
    declineReason: null, canceledAt: null, canceledByMemberId: null, cancelReason: null, createdAt: at, updatedAt: at,
  }
}
