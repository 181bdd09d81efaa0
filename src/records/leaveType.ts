import type { Id, Instant, Translation } from './scalars'

export type LeaveUnit =
  | 'days'
  | 'half_days'
  | 'hours'
  | 'minutes_30'
  | 'minutes_15'
  | 'minutes_10'
  | 'minutes_5'
  | 'minutes_1'

export interface LeaveType {
  readonly id: Id
  readonly name: string
  readonly translations: readonly Translation[]
  readonly needsApproval: boolean
  readonly takesFromAllowance: boolean
  readonly allowanceTypeId: Id | null
  readonly leaveUnit: LeaveUnit
  readonly reasonMandatory: boolean
  readonly maximumAbsentApplies: boolean
  readonly representativesRequired: boolean
  /** Every calendar day counts, working or not. */
  readonly ignoreSchedule: boolean
  /** Public holidays are not taken out. */
  readonly ignorePublicHolidays: boolean
  readonly archivedAt: Instant | null
  readonly createdAt: Instant
  readonly updatedAt: Instant
}
