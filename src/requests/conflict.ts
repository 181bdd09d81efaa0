import type { Id, PlainDate, RepresentativeApproval, RequestStatus } from '../records'

/** A date of a proposed absence on which other requests of the member stand (spec: preview, `conflicts`). */
export interface Conflict {
  readonly date: PlainDate
  readonly conflictsWith: readonly {
    readonly requestId: Id
    /** As in the request: a date for day units, an instant for time units. */
    readonly start: string
    readonly end: string
    readonly status: RequestStatus
    readonly leaveTypeName: string | null
  }[]
}

/** A date on which as many members of a department are absent as it allows (spec: preview, `department_limit_conflicts`). */
export interface DepartmentLimitConflict {
  readonly date: PlainDate
  readonly departmentId: Id
  readonly departmentName: string
  /** Other members with a counting request on the date. */
  readonly currentAbsent: number
  readonly maxAllowed: number
}

export type UnavailableReason = 'absent' | 'inactive' | 'outside_employment'

/** A date on which chosen representatives cannot stand in (spec: preview, `representative_unavailable`). */
export interface RepresentativeUnavailable {
  readonly date: PlainDate
  readonly representatives: readonly { readonly memberId: Id; readonly memberName: string | null; readonly reason: UnavailableReason }[]
}

/** A date on which the member stands in for others (spec: preview, `representative_overlaps`). */
export interface RepresentativeOverlap {
  readonly date: PlainDate
  readonly representingFor: readonly {
    readonly memberId: Id
    readonly requestId: Id
    /** Of the member's representation: PENDING or APPROVED. */
    readonly status: RepresentativeApproval['status']
    readonly start: string
    readonly end: string
    readonly memberName: string | null
  }[]
}
