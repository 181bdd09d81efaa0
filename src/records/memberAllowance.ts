import type { Id, Instant } from './scalars'

/** The hand-set figures of one member, type and allowance year. */
export interface MemberAllowance {
  readonly id: Id
  readonly memberId: Id
  readonly allowanceTypeId: Id
  /** The allowance year's label. */
  readonly year: number
  readonly compensatoryTimeOff: number
  /** A hand-set opening amount; null = computed. */
  readonly broughtForwardOverride: number | null
  /** Legacy allowance model only. */
  readonly allowance: number | null
  readonly createdAt: Instant
  readonly updatedAt: Instant
}
