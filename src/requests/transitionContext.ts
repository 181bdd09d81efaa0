import type { Department, HolidayCalendar, Id, Instant, LeaveType, Member, Workspace } from '../records'

/** Gives a new record its id, a UUID that no other record has. */
export type Ids = () => Id

/** What decides a transition, besides the request itself: each part is what one repository query returns. */
export interface TransitionContext {
  readonly now: Instant
  readonly ids: Ids
  readonly caller: Member
  /** The member whose absence it is. */
  readonly requester: Member
  /** Those of the requester, and the one that their approver configuration names. */
  readonly departments: readonly Department[]
  readonly workspace: Workspace
  /** That of the request. */
  readonly leaveType: LeaveType
  /** That of the requester. */
  readonly holidayCalendar: HolidayCalendar | null
}
