import fc from 'fast-check'
import type { AllowanceUnit, Id, MemberAllowance } from '../../records'
import { fullDay } from '../fullDay'
import { recordedAt } from '../recordedAt'
import { amounts } from './amounts'
import { scrambledId } from './scrambledId'

/** Whose hand-set figures they are and of which allowance years. */
export interface MemberAllowancesOptions {
  readonly memberId: Id
  readonly allowanceTypeId: Id
  readonly firstYear: number
  readonly lastYear: number
  /** Keeps the ids of several lists apart. */
  readonly idSeries?: number
}

/**
 * Hand-set figures of up to four allowance years, one record a year: compensatory time off and carry-over overrides, each
 * positive, zero, negative or not set.
 *
 * @example
 * ```ts
 * import fc from 'fast-check'
 * import { memberAllowances } from 'absence-engine/testing'
 *
 * const options = { memberId: 'm', allowanceTypeId: 't', firstYear: 2024, lastYear: 2026 }
 * fc.assert(fc.property(memberAllowances('days', options), (list) => new Set(list.map((one) => one.year)).size === list.length))
 * ```
 */
export function memberAllowances(unit: AllowanceUnit, options: MemberAllowancesOptions): fc.Arbitrary<MemberAllowance[]> {
  const { memberId, allowanceTypeId, firstYear, lastYear, idSeries = 0 } = options
  const day = fullDay[unit]
  const draw = fc.record({
    year: fc.integer({ min: firstYear, max: lastYear }),
    compensatoryTimeOff: fc.oneof(
      { withCrossShrink: true },
      { weight: 2, arbitrary: fc.constant(0) },
      { weight: 3, arbitrary: amounts(unit, { min: -3 * day, max: 4 * day }) },
    ),
    broughtForwardOverride: fc.oneof(
      { withCrossShrink: true },
      { weight: 6, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.constant(0) },
      { weight: 5, arbitrary: amounts(unit, { min: -4 * day, max: 8 * day }) },
    ),
  })
  return fc.array(draw, { maxLength: 4 }).map((draws) =>
    [...new Map(draws.map((one) => [one.year, one])).values()].map((one) => ({
      id: scrambledId('memberAllowance', one.year, idSeries), memberId, allowanceTypeId, ...one,
      allowance: null, createdAt: recordedAt, updatedAt: recordedAt,
    })),
  )
}
