import fc from 'fast-check'
import type { AllowanceUnit, CarryOverTerms } from '../../records'
import { fullDay } from '../fullDay'
import { amounts } from './amounts'

/** Every carry-over: unlimited, none, a few days, more than a year's grant; never expiring or after some months. */
export function carryOverTerms(unit: AllowanceUnit): fc.Arbitrary<CarryOverTerms> {
  const day = fullDay[unit]
  const terms = {
    limit: fc.oneof(
      { withCrossShrink: true },
      { weight: 2, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.constant(0) },
      { weight: 3, arbitrary: amounts(unit, { min: day / 2, max: 5 * day }) },
      { weight: 1, arbitrary: amounts(unit, { min: 10 * day, max: 60 * day }) },
    ),
    expiresAfterMonths: fc.oneof(
      { withCrossShrink: true },
      { weight: 3, arbitrary: fc.constant(null) },
      { weight: 4, arbitrary: fc.constantFrom(1, 3, 12) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 12 }) },
    ),
    carryNegative: fc.boolean().map((writtenOff) => !writtenOff),
  }
  return fc.record(terms, { noNullPrototype: true })
}
