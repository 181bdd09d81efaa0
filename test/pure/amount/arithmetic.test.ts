import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Arithmetic } from '../../../src/amount'
import { decimals } from '../../../src/amount/decimals'
import { integerOverflow, safeIntegers } from '../../../src/amount/safeIntegers'
import { DAYS } from './bigFractions'
import { bigFigure, figure, withBoth } from './bothArithmetics'

const integers = fc.bigInt({ min: -20_000_000n, max: 20_000_000n })
const positive = fc.bigInt({ min: 1n, max: 20_000_000n })

const sameSign = (comparison: number, expected: bigint): void => {
  expect(Math.sign(comparison) + 0).toBe(expected < 0n ? -1 : expected > 0n ? 1 : 0)
}

/** Whether a figure is that integer: by comparison, since figures of decimals are objects. */
function expectFigure<A>(arithmetic: Arithmetic<A>, actual: A, expected: bigint): void {
  sameSign(arithmetic.compare(actual, bigFigure(arithmetic, expected)), 0n)
}

describe('both arithmetics are the arithmetic of integers', () => {
  test('the examples', () => {
    withBoth(DAYS, (arithmetic) => {
      const { zero, one, count, add, subtract, multiply, quotient, remainder, compare, sign, write } = arithmetic
      const [two, seven, minusThree] = [count(2), count(7), count(-3)]
      expectFigure(arithmetic, zero, 0n)
      expectFigure(arithmetic, one, 1n)
      expectFigure(arithmetic, add(seven, minusThree), 4n)
      expectFigure(arithmetic, subtract(minusThree, seven), -10n)
      expectFigure(arithmetic, multiply(seven, minusThree), -21n)
      expectFigure(arithmetic, quotient(count(-21), seven), -3n)
      expectFigure(arithmetic, remainder(seven, two), 1n)
      expectFigure(arithmetic, remainder(two, seven), 2n)
      expectFigure(arithmetic, remainder(zero, seven), 0n)
      expect(compare(two, seven)).toBeLessThan(0)
      expect(compare(seven, two)).toBeGreaterThan(0)
      expect(compare(seven, count(7))).toBe(0)
      expect([sign(minusThree) < 0, sign(zero) === 0, sign(seven) > 0]).toEqual([true, true, true])
      // A count is a bare number: of the smallest steps.
      expect(write(seven)).toBe(0.000007)
    })
  })

  test('sums, differences and products', () => {
    fc.assert(fc.property(integers, integers, (a, b) => {
      withBoth(DAYS, (arithmetic) => {
        const [x, y] = [figure(arithmetic, a), figure(arithmetic, b)]
        expectFigure(arithmetic, arithmetic.add(x, y), a + b)
        expectFigure(arithmetic, arithmetic.subtract(x, y), a - b)
        expectFigure(arithmetic, arithmetic.multiply(x, y), a * b)
      })
    }), { numRuns: 500 })
  })

  test('quotients and remainders: a = q * b + r', () => {
    fc.assert(fc.property(fc.bigInt({ min: 0n, max: 2n ** 53n - 1n }), positive, (a, b) => {
      withBoth(DAYS, (arithmetic) => {
        const { remainder, subtract, quotient } = arithmetic
        const [x, y] = [figure(arithmetic, a), figure(arithmetic, b)]
        const rest = remainder(x, y)
        expectFigure(arithmetic, rest, a % b)
        expectFigure(arithmetic, quotient(subtract(x, rest), y), a / b)
      })
    }), { numRuns: 500 })
  })

  test('comparison and sign', () => {
    const near = fc.bigInt({ min: -2n, max: 2n })
    const sizes = fc.bigInt({ min: BigInt(Number.MIN_SAFE_INTEGER) + 2n, max: BigInt(Number.MAX_SAFE_INTEGER) - 2n })
    fc.assert(fc.property(sizes, fc.oneof(near, sizes), fc.boolean(), (a, other, relative) => {
      const b = relative && other >= -2n && other <= 2n ? a + other : other
      withBoth(DAYS, (arithmetic) => {
        const [x, y] = [figure(arithmetic, a), figure(arithmetic, b)]
        sameSign(arithmetic.compare(x, y), a - b)
        sameSign(arithmetic.sign(x), a)
      })
    }), { numRuns: 500 })
  })
})

describe('the fast integers are exact or refuse', () => {
  const MAX = Number.MAX_SAFE_INTEGER
  const { add, subtract, multiply } = safeIntegers(DAYS)

  test('at the very edge', () => {
    expect(add(MAX - 1, 1)).toBe(MAX)
    expect(() => add(MAX, 1)).toThrow(integerOverflow)
    expect(subtract(-MAX + 1, 1)).toBe(-MAX)
    expect(() => subtract(-MAX, 1)).toThrow(integerOverflow)
    expect(multiply(94_906_265, 94_906_265)).toBe(9_007_199_136_250_225)
    expect(() => multiply(94_906_266, 94_906_266)).toThrow(integerOverflow)
    // 321 * 28059810762433 is 2^53 + 1, which a double cannot hold; 6361 * 1416003655831 is the last integer that it can.
    expect(() => multiply(321, 28_059_810_762_433)).toThrow(integerOverflow)
    expect(multiply(6361, 1_416_003_655_831)).toBe(MAX)
  })

  test('anywhere', () => {
    const wide = fc.oneof(
      fc.maxSafeInteger(), fc.integer(), fc.integer({ min: 94_906_200, max: 94_906_300 }), fc.integer({ min: MAX - 100, max: MAX }),
      fc.integer({ min: -MAX, max: -MAX + 100 }), fc.integer({ min: -100, max: 100 }),
    )
    const expectExact = (compute: () => number, exact: bigint): void => {
      if (exact >= -BigInt(MAX) && exact <= BigInt(MAX)) expect(BigInt(compute())).toBe(exact)
      else expect(compute).toThrow(integerOverflow)
    }
    fc.assert(fc.property(wide, wide, (a, b) => {
      expectExact(() => add(a, b), BigInt(a) + BigInt(b))
      expectExact(() => subtract(a, b), BigInt(a) - BigInt(b))
      expectExact(() => multiply(a, b), BigInt(a) * BigInt(b))
    }), { numRuns: 2000 })
  })
})

describe('the decimals are exact at any size that occurs', () => {
  const arithmetic = decimals(DAYS)

  test('integers of thirty digits and their products', () => {
    const huge = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n })
    fc.assert(fc.property(huge, huge, fc.bigInt({ min: 1n, max: 10n ** 30n }), (a, b, divisor) => {
      const [x, y, z] = [bigFigure(arithmetic, a), bigFigure(arithmetic, b), bigFigure(arithmetic, divisor)]
      expect(arithmetic.add(x, y).toFixed()).toBe((a + b).toString())
      expect(arithmetic.subtract(x, y).toFixed()).toBe((a - b).toString())
      expect(BigInt(arithmetic.multiply(x, y).toFixed())).toBe(a * b)
      expect(BigInt(arithmetic.quotient(arithmetic.multiply(x, z), z).toFixed())).toBe(a)
      const size = a < 0n ? -a : a
      expect(BigInt(arithmetic.remainder(bigFigure(arithmetic, size), z).toFixed())).toBe(size % divisor)
      sameSign(arithmetic.compare(x, y), a - b)
    }))
  })
})
