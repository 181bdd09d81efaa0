import type { ApproverStatus, RepresentativeApproval, RequestStatus } from '../records'

/** The records that go through states: a request, and the entries of those who are asked about it. */
export type Machine = 'request' | 'approver' | 'representative'

/** What moving a request brings about: kinds of `Effect`, with the direction of the allowance and the type of the event. */
export type RequestEffect =
  | 'status_changed'
  | 'allowance_taken'
  | 'allowance_returned'
  | 'request_created'
  | 'request_status_changed'

/** What moving a record of any machine brings about. */
type TransitionEffect = RequestEffect | 'approver_status_changed' | 'representative_status_changed'

/** What moves a request. `create` leaves it open, `approve_at_creation` does not; the others are kinds of `RequestEvent`. */
export type RequestTrigger =
  | 'create'
  | 'approve_at_creation'
  | 'approve'
  | 'decline'
  | 'approve_representative'
  | 'decline_representative'
  | 'cancel'

/** What closes the entries that are open when their request is settled (decision 44). */
export type ClosingTrigger = 'request_approved' | 'request_declined' | 'request_canceled'

export type ApproverTrigger = 'create' | 'approve' | 'decline' | ClosingTrigger

export type RepresentativeTrigger =
  | 'create'
  | 'approve_representative'
  | 'decline_representative'
  | 'replace_representative'
  | ClosingTrigger

/** A row of a machine's table. A machine has at most one row for a state and a trigger. */
export interface Transition<
  State extends string = string,
  Trigger extends string = string,
  Brought extends TransitionEffect = TransitionEffect,
> {
  readonly machine: Machine
  /** null = the record is made. */
  readonly from: State | null
  readonly on: Trigger
  readonly to: State
  /** The condition, in words. */
  readonly when: string
  /** In the order in which they come. */
  readonly effects: readonly Brought[]
}

export type RequestTransition = Transition<RequestStatus, RequestTrigger, RequestEffect>
export type ApproverTransition = Transition<ApproverStatus, ApproverTrigger, 'approver_status_changed'>
export type RepresentativeTransition =
  Transition<RepresentativeApproval['status'], RepresentativeTrigger, 'representative_status_changed'>
