import type { ApproverStatus, Id, RepresentativeApproval, RequestStatus } from '../records'

/**
 * One thing that a decision about a request brings about, as data: a host that carries effects out itself needs nothing
 * else. They come in the order: entries, request, allowance, event.
 */
export type Effect =
  | {
    readonly kind: 'approver_status_changed'
    readonly requestId: Id
    readonly approverId: Id
    readonly memberId: Id
    readonly from: ApproverStatus
    readonly to: ApproverStatus
  }
  | {
    readonly kind: 'representative_status_changed'
    readonly requestId: Id
    readonly representativeApprovalId: Id
    readonly memberId: Id
    readonly from: RepresentativeApproval['status']
    readonly to: RepresentativeApproval['status']
  }
  /** `from` is null at creation. */
  | { readonly kind: 'status_changed'; readonly requestId: Id; readonly from: RequestStatus | null; readonly to: RequestStatus }
  /** The balance is taken from or given back to; only for leave types that draw, and only for amounts above 0. */
  | {
    readonly kind: 'allowance_changed'
    readonly requestId: Id
    readonly memberId: Id
    readonly allowanceTypeId: Id
    /** Always positive, in the allowance type's unit. */
    readonly deducted: number
    /** `deducted`, negative when the amount is returned (spec: States, side notes). */
    readonly allowanceDelta: number
  }
  | { readonly kind: 'event'; readonly type: 'request_created' | 'request_status_changed'; readonly requestId: Id }
