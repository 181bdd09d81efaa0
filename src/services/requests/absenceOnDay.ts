import type { AbsenceRequest, AllowanceType, Holiday, Id, LeaveType, PlainDate } from '../../records'

/** What a request means on one date: both durations are those of that date alone (decision 3). */
export interface RequestPart extends Pick<AbsenceRequest, 'id' | 'status'> {
  readonly duration: number
  readonly workdayAbsenceDuration: number
  readonly leaveType: LeaveType
  readonly takesFromAllowance: boolean
  /** null when nothing is drawn. */
  readonly allowanceType: AllowanceType | null
}

interface DayOfMember {
  readonly memberId: Id
  readonly date: PlainDate
  readonly startAt: 'morning' | 'afternoon'
  readonly endAt: 'lunchtime' | 'end_of_day'
}

/** Why a member is away on a date: a request that is pending or approved, or a public holiday. */
export type AbsenceOnDay =
  | DayOfMember & { readonly type: 'request'; readonly request: RequestPart; readonly holiday: null }
  | DayOfMember & { readonly type: 'public_holiday'; readonly request: null; readonly holiday: Holiday }
