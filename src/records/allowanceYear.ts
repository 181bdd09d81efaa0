import type { LedgerEntry } from './ledgerEntry'
import type { PlainDate } from './scalars'

/**
 * One allowance year of one member and type. All amounts in the type's unit: days, or whole minutes.
 *
 * `broughtForward + allowance + compensatoryTimeOff = taken + lapsed + carriedForward + movedOn + forfeited - writtenOff
 * + unusedAtEnd` once the next year has begun.
 */
export interface AllowanceYear {
  /** The calendar year in which it starts; labels never repeat. */
  readonly year: number
  /** First day. */
  readonly from: PlainDate
  /** Last day. */
  readonly to: PlainDate
  /** All grants dated in the year, also future ones. */
  readonly ruleAllowance: number
  /** All adjustments dated in the year, signed. */
  readonly adjustments: number
  /** `ruleAllowance + adjustments`. */
  readonly allowance: number
  readonly broughtForward: number
  readonly broughtForwardOverridden: boolean
  readonly compensatoryTimeOff: number
  /** All bookings of the year, also future ones. */
  readonly taken: number
  /** The grants dated on or before `asOf`. */
  readonly accrued: number
  /** What expired unused before `asOf`. */
  readonly lapsed: number
  /** `allowance + broughtForward + compensatoryTimeOff - taken - lapsed`. */
  readonly remaining: number
  /** `remaining` without what only becomes usable after `asOf`. */
  readonly available: number
  /** What bookings and negative adjustments took beyond the balance, day by day. */
  readonly overdrawn: number
  /** What the next year is handed, after the carry-over limit; negative for a debt. */
  readonly carriedForward: number
  /** The unused part of expiring adjustments that outlive the year. */
  readonly movedOn: number
  /** What the carry-over limit cut off. */
  readonly forfeited: number
  /** The debt that was not carried. */
  readonly writtenOff: number
  /** What is left when no year follows; negative when overdrawn. */
  readonly unusedAtEnd: number
  readonly entries: readonly LedgerEntry[]
}
