import type {
  AbsenceRequest, AllowanceInput, AllowanceType, Department, HolidayCalendar, Instant, LeaveType, Member, Workspace,
} from '../records'
import type { Ids } from '../requests/transitionContext'

/** A chosen or configured representative, and their own requests that may make them absent. */
export interface RepresentativeFacts {
  readonly member: Member
  readonly requests: readonly AbsenceRequest[]
}

/** What decides whether an absence can be created: each part is what one repository query returns. */
export interface PreviewContext {
  readonly now: Instant
  readonly workspace: Workspace
  readonly caller: Member
  readonly requester: Member
  /** Those of the requester, and the one that their approver configuration names. */
  readonly departments: readonly Department[]
  readonly leaveType: LeaveType
  /** Every leave type of the workspace: names conflicting requests, and tells which of them count for a department's limit. */
  readonly leaveTypes: readonly LeaveType[]
  /** That of the leave type; null when it has none. */
  readonly allowanceType: AllowanceType | null
  /** That of the requester. */
  readonly holidayCalendar: HolidayCalendar | null
  /** What decides the requester's balance of the allowance type, with all bookings; null when nothing is drawn. */
  readonly allowance: AllowanceInput | null
  /** The requester's requests that may overlap the absence. */
  readonly ownRequests: readonly AbsenceRequest[]
  /** The requests of others in the requester's departments that may overlap the absence. */
  readonly departmentRequests: readonly AbsenceRequest[]
  /** The requests of others for which the requester is asked, or has agreed, to stand in. */
  readonly representations: readonly AbsenceRequest[]
  /** The members behind `departmentRequests` and `representations`. */
  readonly colleagues: readonly Member[]
  /** The members behind the payload's representatives, or without those behind the configured list; unknown ones are missing. */
  readonly representatives: readonly RepresentativeFacts[]
}

/** What a creation needs besides: ids for the records it makes. */
export interface CreationContext extends PreviewContext {
  readonly ids: Ids
}
