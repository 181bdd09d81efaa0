import type { AbsenceTimes } from '../duration/absenceDays'
import type { Id } from '../records'

export type AdminApprovalOption = 'approve_request_immediately' | 'go_through_the_normal_approval_process'

/** What a single and a recurring request have in common. */
export interface RequestPayload {
  readonly leaveTypeId: Id
  readonly requesterMemberId: Id
  readonly reason: string | null
  /** Empty: the member's configured list (decision 37). */
  readonly representativeMemberIds: readonly Id[]
  readonly ignoreMaximumAbsence: boolean
  readonly adminApprovalOption: AdminApprovalOption | null
}

/** One absence. */
export interface SingleRequestPayload extends RequestPayload, AbsenceTimes {}

/** A time on the member's wall clock. */
export interface ClockTime {
  readonly hour: number
  readonly minute: number
}

/**
 * A recurring request as its body says it, each field of its type and in its range, not yet checked against the others
 * (spec: POST /requests/recurring/preview). Dates are ISO 8601 texts: the member's zone decides which date they name.
 */
export interface RecurringRequestPayload extends RequestPayload {
  readonly repeat: 'daily' | 'weekly' | 'monthly'
  readonly interval: number
  readonly from: string
  readonly until: string | null
  readonly count: number | null
  readonly startTime: ClockTime | null
  readonly endTime: ClockTime | null
  readonly halfDay: 'full_day' | 'morning' | 'afternoon'
  readonly weekDays: string | null
  readonly day: number | string | null
  readonly month: number | null
  readonly pos: number | string | null
  readonly exDates: readonly string[]
}
