import type { AbsenceDuration } from '../duration/absenceDuration'
import type { Code } from '../kernel/codes'
import type { AllowanceType, Id, LeaveUnit, PlainDate } from '../records'
import type { Conflict, DepartmentLimitConflict, RepresentativeOverlap, RepresentativeUnavailable } from '../requests/conflict'

/** Why the create endpoint would answer 400 (spec: Errors, rejection codes; decision 7). */
export interface Rejection {
  readonly code: Code
  readonly message: string
  /** The first date that offends; null where none does. */
  readonly date: PlainDate | null
}

/** The duration of a series, and how much carried-over allowance it uses. */
export interface SeriesDuration {
  readonly workdayDays: number
  readonly workdayMinutes: number
  readonly leaveUnit: LeaveUnit
  readonly outsideOfSchedule: boolean
  /** In order; the entries add up to the totals exactly. */
  readonly perYear: readonly {
    readonly fiscalYear: number
    readonly days: number
    readonly minutes: number
    readonly carryOverDaysUsed: number
    readonly carryOverMinutesUsed: number
  }[]
}

/** What the creation of a recurring request would come to (spec: POST /requests/recurring/preview). */
export interface RecurringPreview {
  readonly canCreate: boolean
  readonly occurrenceCount: number
  /** null with a rejection (decision 32). */
  readonly duration: SeriesDuration | null
  readonly takesFromAllowance: boolean
  /** null when the leave type takes from no allowance. */
  readonly allowanceType: { readonly id: Id; readonly name: string; readonly unit: AllowanceType['unit'] } | null
  /** null with a rejection. */
  readonly isAllowanceSufficient: boolean | null
  readonly conflicts: readonly Conflict[]
  readonly departmentLimitConflicts: readonly DepartmentLimitConflict[]
  readonly representativeUnavailable: readonly RepresentativeUnavailable[]
  readonly representativeOverlaps: readonly RepresentativeOverlap[]
  readonly rejection: Rejection | null
}

/** What the creation of a single request would come to: everything is told, also with a rejection. */
export interface RequestPreview {
  readonly canCreate: boolean
  readonly rejection: Rejection | null
  readonly isAllowanceSufficient: boolean
  readonly conflicts: readonly Conflict[]
  readonly departmentLimitConflicts: readonly DepartmentLimitConflict[]
  readonly representativeUnavailable: readonly RepresentativeUnavailable[]
  readonly representativeOverlaps: readonly RepresentativeOverlap[]
  readonly duration: AbsenceDuration
}
