import type { AbsenceRequest, AllowanceType, Department, HolidayCalendar, Id, LeaveType, Member } from '../records'

/** A member as events name them. */
export type MemberRef = Pick<Member, 'id' | 'name' | 'email' | 'customId'>

/** The figures of one allowance year as events and the REST interface report them: both read the same fold. */
export interface AllowanceFigures {
  readonly allowanceTypeId: Id
  readonly year: number
  readonly allowance: number
  readonly broughtForward: number
  readonly compensatoryTimeOff: number
  readonly remaining: number
  readonly taken: number
}

/** The facts of a request event, from which either payload version is built (spec: Events). */
export interface RequestEventFacts {
  readonly request: AbsenceRequest
  /** Everybody whom the request names. */
  readonly members: readonly MemberRef[]
  readonly leaveType: LeaveType
  readonly allowanceType: AllowanceType | null
  /** The requester's, after the change. */
  readonly allowances: readonly AllowanceFigures[]
  /** The fiscal year in which the absence starts. */
  readonly year: number
  /** On the calendar: days for day and half-day units, minutes for time units (decision 3). */
  readonly duration: number
  /** What is, or was, taken from the allowance: never negative. */
  readonly deducted: number
  /** Positive while the request takes from the allowance, negative once it gave back. */
  readonly allowanceDelta: number
}

/** The facts of a user event (spec: Events, v1 user events). */
export interface UserEventFacts {
  readonly member: Member
  readonly holidayCalendar: Pick<HolidayCalendar, 'id' | 'name'> | null
  readonly departments: readonly Pick<Department, 'id' | 'name'>[]
}
