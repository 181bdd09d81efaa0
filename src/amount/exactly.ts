import type { Arithmetic } from './arithmetic'
import { decimals } from './decimals'
import { integerOverflow, safeIntegers } from './safeIntegers'

/** Steps per unit: millionths of a day, whole minutes. */
const scales = { days: 1_000_000, hours: 1 } as const

const fast = { days: safeIntegers(scales.days), hours: safeIntegers(scales.hours) } as const

/**
 * Runs a computation on fast integers, and once more on decimals if a figure left their range: slower then, never wrong.
 * The computation must be pure, since it may run twice.
 */
export function exactly<T>(unit: keyof typeof scales, compute: <A>(arithmetic: Arithmetic<A>) => T): T {
  try {
    return compute(fast[unit])
  } catch (error) {
    if (error !== integerOverflow) throw error
    return compute(decimals(scales[unit]))
  }
}
