import { Decimal as SharedDecimal } from 'decimal.js'

/** A private constructor: precise enough that nothing in the oracle is ever cut off, deaf to other people's settings. */
const Decimal = SharedDecimal.clone({ precision: 200, rounding: SharedDecimal.ROUND_HALF_UP, toExpNeg: -9e15, toExpPos: 9e15 })

/** A finite decimal fraction, exact. */
export type Exact = SharedDecimal

export const zero: Exact = new Decimal(0)

/** A JSON number stands for its shortest decimal text, not for the binary fraction that a computer makes of it. */
export function exact(value: number): Exact {
  return new Decimal(String(value))
}

export function sum(values: readonly Exact[]): Exact {
  return values.reduce((total, value) => total.plus(value), zero)
}

export function smaller(a: Exact, b: Exact): Exact {
  return a.lessThan(b) ? a : b
}

/** The only way out of exact arithmetic; zero has no sign. */
export function toNumber(value: Exact): number {
  return value.isZero() ? 0 : value.toNumber()
}

/** A fraction in lowest terms; both parts are whole numbers, the denominator is positive. */
export interface Rational {
  readonly numerator: Exact
  readonly denominator: Exact
}

export function ratio(numerator: number | Exact, denominator: number | Exact): Rational {
  let top = new Decimal(numerator)
  let bottom = new Decimal(denominator)
  while (!top.isInteger() || !bottom.isInteger()) {
    top = top.times(10)
    bottom = bottom.times(10)
  }
  const divisor = greatestCommonDivisor(top.abs(), bottom)
  return { numerator: top.dividedBy(divisor), denominator: bottom.dividedBy(divisor) }
}

function greatestCommonDivisor(a: Exact, b: Exact): Exact {
  let [larger, rest] = [a, b]
  while (!rest.isZero()) [larger, rest] = [rest, larger.modulo(rest)]
  return larger
}

export function plus(a: Rational, b: Rational): Rational {
  const numerator = a.numerator.times(b.denominator).plus(b.numerator.times(a.denominator))
  return ratio(numerator, a.denominator.times(b.denominator))
}

export function times(a: Rational, b: Rational): Rational {
  return ratio(a.numerator.times(b.numerator), a.denominator.times(b.denominator))
}

/** The largest whole number that is not above the fraction. */
export function floor({ numerator, denominator }: Rational): Exact {
  const towardsZero = numerator.dividedToIntegerBy(denominator)
  const isBelow = towardsZero.times(denominator).lessThanOrEqualTo(numerator)
  return isBelow ? towardsZero : towardsZero.minus(1)
}

/** The smallest whole number that is not below the fraction. */
export function ceiling(value: Rational): Exact {
  const below = floor(value)
  return below.times(value.denominator).equals(value.numerator) ? below : below.plus(1)
}
