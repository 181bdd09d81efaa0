import type { ApprovalProcess } from './member'
import type { Id, Instant } from './scalars'

export type RequestStatus = 'PENDING' | 'APPROVED' | 'DECLINED' | 'CANCELED'

export type ApproverStatus =
  | RequestStatus
  | 'APPROVED_BY_ANOTHER_MANAGER'
  | 'DECLINED_BY_ANOTHER_MANAGER'
  | 'CANCELED_BY_ANOTHER_MANAGER'

export interface RequestApprover {
  readonly id: Id
  readonly memberId: Id
  readonly status: ApproverStatus
  /** The entry asked before this one. */
  readonly predecessorId: Id | null
  readonly reason: string | null
  readonly statusChangedAt: Instant | null
  readonly statusChangedByMemberId: Id | null
}

export interface RepresentativeApproval {
  readonly id: Id
  readonly memberId: Id
  readonly status: RequestStatus | 'REPLACED'
  readonly replacedToMemberId: Id | null
  readonly predecessorId: Id | null
  readonly reason: string | null
  readonly statusChangedAt: Instant | null
}

export interface AbsenceRequest {
  readonly id: Id
  readonly seriesId: Id | null
  readonly memberId: Id
  readonly creatorMemberId: Id
  readonly leaveTypeId: Id
  readonly status: RequestStatus
  /** A `PlainDate` for day units, an `Instant` for time units. */
  readonly start: string
  /** Like `start`; a date is the last day, an instant the end. */
  readonly end: string
  /** Time units ignore it. */
  readonly startAt: 'morning' | 'afternoon'
  /** Time units ignore it. */
  readonly endAt: 'lunchtime' | 'end_of_day'
  readonly reason: string | null
  readonly approvalProcess: ApprovalProcess
  readonly approvers: readonly RequestApprover[]
  readonly representativeApprovers: readonly RepresentativeApproval[]
  readonly approvedAt: Instant | null
  readonly approvedByMemberId: Id | null
  readonly declinedAt: Instant | null
  readonly declinedByMemberId: Id | null
  readonly declineReason: string | null
  readonly canceledAt: Instant | null
  readonly canceledByMemberId: Id | null
  readonly cancelReason: string | null
  readonly createdAt: Instant
  readonly updatedAt: Instant
}
