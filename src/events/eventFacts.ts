import type { MemberAllowanceYear } from '../allowance/memberAllowanceYear'
import type { AbsenceRequest, AllowanceType, Department, HolidayCalendar, Id, LeaveType, Member } from '../records'

/** A member as answers and events name them. */
export type MemberRef = Pick<Member, 'id' | 'name' | 'email' | 'customId'>

/** A request with all that its record only names (decision 3). */
export interface RequestDetails {
  readonly request: AbsenceRequest
  /** Everybody whom it names. */
  readonly members: readonly MemberRef[]
  readonly leaveType: LeaveType
  /** null when nothing is drawn. */
  readonly allowanceType: AllowanceType | null
  /** On the calendar: days in halves for day and half-day units, minutes for time units. */
  readonly duration: number
  /** The part on working time after holidays, in the same unit. */
  readonly workdayAbsenceDuration: number
}

/** A member with all that the record only names (spec: Member). */
export interface MemberDetails {
  readonly member: Member
  /** In the member's order. */
  readonly departments: readonly Pick<Department, 'id' | 'name' | 'isHidden'>[]
  /** Whoever is asked for approval, in that order (decision 42). */
  readonly approvers: readonly MemberRef[]
  readonly holidayCalendar: Pick<HolidayCalendar, 'id' | 'name'> | null
  /** By type position, oldest year first. */
  readonly allowances: readonly MemberAllowanceYear[]
}

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
export interface RequestEventFacts extends RequestDetails {
  /** The requester's, after the change. */
  readonly allowances: readonly AllowanceFigures[]
  /** The fiscal year in which the absence starts. */
  readonly year: number
  /** What is, or was, taken from the allowance: never negative. */
  readonly deducted: number
  /** Positive while the request takes from the allowance, negative once it gave back. */
  readonly allowanceDelta: number
}

/** The facts of a user event: the member's details after the change (spec: Events, v1 user events). */
export type UserEventFacts = MemberDetails
