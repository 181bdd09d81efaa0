import type { Arithmetic } from '../../../src/amount'
import { decimals } from '../../../src/amount/decimals'
import { safeIntegers } from '../../../src/amount/safeIntegers'

/** A check of one arithmetic, whatever its figures are made of. */
type Check = <A>(arithmetic: Arithmetic<A>) => void

/** Runs the same check on fast integers and on decimals. */
export function withBoth(scale: number, check: Check): void {
  check(safeIntegers(scale))
  check(decimals(scale))
}

/** An integer as a figure of an arithmetic. */
export const figure = <A>({ count }: Arithmetic<A>, integer: bigint): A => count(Number(integer))

/** The figure of a whole number beyond what a JSON number holds: put together of parts that one holds. */
export function bigFigure<A>(arithmetic: Arithmetic<A>, integer: bigint): A {
  const { count, add, multiply, subtract, zero } = arithmetic
  if (integer < 0n) return subtract(zero, bigFigure(arithmetic, -integer))
  if (integer < 1_000_000_000n) return count(Number(integer))
  return add(multiply(bigFigure(arithmetic, integer / 1_000_000_000n), count(1_000_000_000)), count(Number(integer % 1_000_000_000n)))
}
