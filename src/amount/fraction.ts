import type { Arithmetic } from './arithmetic'

/** An exact non-negative rational, in lowest terms. */
export interface Fraction<A> {
  readonly numerator: A
  readonly denominator: A
}

function greatestCommonDivisor<A>({ remainder, sign }: Arithmetic<A>, a: A, b: A): A {
  let [larger, smaller] = [a, b]
  while (sign(smaller) > 0) [larger, smaller] = [smaller, remainder(larger, smaller)]
  return larger
}

/** Lowest terms keep the integers small, so that sums of many calendar fractions stay on the fast path. */
function fraction<A>(arithmetic: Arithmetic<A>, numerator: A, denominator: A): Fraction<A> {
  const divisor = greatestCommonDivisor(arithmetic, numerator, denominator)
  const { quotient } = arithmetic
  return { numerator: quotient(numerator, divisor), denominator: quotient(denominator, divisor) }
}

/** `sum + amount * covered / whole`, exactly. */
export function addShare<A>(
  arithmetic: Arithmetic<A>,
  sum: Fraction<A>,
  amount: A,
  share: { readonly covered: number; readonly whole: number },
): Fraction<A> {
  const { add, multiply, count, one, compare } = arithmetic
  if (share.covered === share.whole && compare(sum.denominator, one) === 0) {
    return { numerator: add(sum.numerator, amount), denominator: one }
  }
  const part = fraction(arithmetic, multiply(amount, count(share.covered)), count(share.whole))
  return fraction(
    arithmetic,
    add(multiply(sum.numerator, part.denominator), multiply(part.numerator, sum.denominator)),
    multiply(sum.denominator, part.denominator),
  )
}
