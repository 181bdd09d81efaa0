import type { Arithmetic } from './arithmetic'
import type { Fraction } from './fraction'

export type RoundingMode = 'half_up' | 'up' | 'down'

/** Whether a rest (of `divisor`, both positive) is rounded up, by mode. */
const roundsUp: Record<RoundingMode, <A>(arithmetic: Arithmetic<A>, rest: A, divisor: A) => boolean> = {
  half_up: ({ add, compare }, rest, divisor) => compare(add(rest, rest), divisor) >= 0,
  up: ({ sign }, rest) => sign(rest) > 0,
  down: () => false,
}

/** Rounds an exact non-negative rational to a multiple of `step`. */
export function roundToStep<A>(arithmetic: Arithmetic<A>, value: Fraction<A>, step: A, mode: RoundingMode): A {
  const { add, subtract, multiply, quotient, remainder, one } = arithmetic
  const divisor = multiply(value.denominator, step)
  const rest = remainder(value.numerator, divisor)
  const steps = quotient(subtract(value.numerator, rest), divisor)
  return multiply(roundsUp[mode](arithmetic, rest, divisor) ? add(steps, one) : steps, step)
}
