import type { Id, Instant, PlainDate } from './scalars'

/** An individual correction on top of a rule. */
export interface Adjustment {
  readonly id: Id
  readonly memberId: Id
  readonly allowanceTypeId: Id
  readonly date: PlainDate
  /** Last usable day; only on positive amounts; null = never expires. */
  readonly expiryDate: PlainDate | null
  readonly amount: number
  readonly reason: string | null
  readonly createdAt: Instant
}
