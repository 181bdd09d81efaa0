import type { Id, PlainDate } from '../../records'

/** An adjustment to be made, in the unit of its allowance type. */
export interface NewAdjustment {
  readonly allowanceTypeId: Id
  readonly date: PlainDate
  /** Last usable day; only of an amount above 0; null = never expires. */
  readonly expiryDate: PlainDate | null
  /** Any but 0; below 0 it deducts. */
  readonly amount: number
  readonly reason: string | null
}
