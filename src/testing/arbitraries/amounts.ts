import fc from 'fast-check'
import type { AllowanceUnit } from '../../records'

/** The inclusive bounds of an amount, in the unit of the allowance type. */
export interface AmountRange {
  readonly min: number
  readonly max: number
}

interface Grid {
  /** How many of the smallest amounts make one unit. */
  readonly scale: number
  /** In smallest amounts, with how often they are used; the finest step comes last and fits every range. */
  readonly steps: readonly { readonly size: number; readonly weight: number }[]
}

const grids: Readonly<Record<AllowanceUnit, Grid>> = {
  days: {
    scale: 1_000_000,
    steps: [
      { size: 1_000_000, weight: 4 },
      { size: 500_000, weight: 4 },
      { size: 10_000, weight: 2 },
      { size: 1, weight: 1 },
    ],
  },
  hours: {
    scale: 1,
    steps: [
      { size: 480, weight: 4 },
      { size: 60, weight: 4 },
      { size: 15, weight: 2 },
      { size: 1, weight: 2 },
    ],
  },
}

/**
 * Amounts from `min` to `max` that a record may hold: days with up to six decimals, mostly whole, half and hundredth
 * ones, or whole minutes, mostly whole days and hours. Shrinks towards 0, or towards the bound next to it.
 *
 * @example
 * ```ts
 * import fc from 'fast-check'
 * import { amounts } from 'absence-engine/testing'
 *
 * fc.assert(fc.property(amounts('hours', { min: -60, max: 480 }), (minutes) => Number.isInteger(minutes)))
 * ```
 */
export function amounts(unit: AllowanceUnit, { min, max }: AmountRange): fc.Arbitrary<number> {
  const { scale, steps } = grids[unit]
  const choices = steps.flatMap(({ size, weight }) => {
    // Adding 0 turns the -0 that rounding up leaves into 0.
    const lowest = Math.ceil(Math.round(min * scale) / size) + 0
    const highest = Math.floor(Math.round(max * scale) / size)
    if (lowest > highest) return []
    return [{ weight, arbitrary: fc.integer({ min: lowest, max: highest }).map((count) => (count * size) / scale) }]
  })
  return fc.oneof({ withCrossShrink: true }, ...choices)
}
