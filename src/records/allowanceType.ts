import type { Id, Instant, Translation } from './scalars'

/** Amounts of an `hours` type are whole minutes everywhere (spec: Allowance model). */
export type AllowanceUnit = 'days' | 'hours'

/** A balance that leave types draw from. */
export interface AllowanceType {
  readonly id: Id
  readonly defaultName: string
  readonly translations: readonly Translation[]
  readonly unit: AllowanceUnit
  readonly ignoreAllowanceLimit: boolean
  readonly position: number
  readonly defaultRuleId: Id | null
  /** When it was deleted: from then on only history names it. */
  readonly deletedAt: Instant | null
  readonly createdAt: Instant
  readonly updatedAt: Instant
}
