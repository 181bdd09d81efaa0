import type { Adjustment } from './adjustment'
import type { AllowanceRule } from './allowanceRule'
import type { AllowanceType } from './allowanceType'
import type { AllowanceYear } from './allowanceYear'
import type { MemberAllowance } from './memberAllowance'
import type { RuleAssignment } from './ruleAssignment'
import type { Id, PlainDate } from './scalars'
import type { AccrualMode } from './workspace'

/** What one absence takes from the balance on one date. */
export interface Booking {
  readonly requestId: Id
  readonly date: PlainDate
  /** Above or equal to zero, in the allowance type's unit. */
  readonly amount: number
  /** The absence in words, for the explanation. */
  readonly cause?: string
}

/**
 * What the year before hands to the first year to compute: that year's result, or as much of it as is named here.
 * The unused expiring adjustments are read from its `moved_on` entries.
 */
export type CarriedState = Pick<AllowanceYear, 'year' | 'carriedForward' | 'movedOn' | 'entries'>

/** Every fact that decides the allowance of one member and one allowance type. */
export interface AllowanceInput {
  readonly unit: AllowanceType['unit']
  readonly fiscalYearStartMonth: number
  readonly accrualMode: AccrualMode
  readonly employmentStartDate: PlainDate | null
  readonly employmentEndDate: PlainDate | null
  readonly assignments: readonly RuleAssignment[]
  /** Every rule that an assignment names; others are ignored. */
  readonly rules: readonly AllowanceRule[]
  readonly adjustments: readonly Adjustment[]
  readonly memberAllowances: readonly MemberAllowance[]
  readonly bookings: readonly Booking[]
  readonly asOf: PlainDate
  /** Start after this year instead of at the first one. */
  readonly from?: CarriedState
}
