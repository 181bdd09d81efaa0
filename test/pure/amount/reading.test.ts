import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimals } from '../../../src/amount/decimals'
import { integerOverflow, safeIntegers } from '../../../src/amount/safeIntegers'
import { DAYS, MINUTES, nearestNumber, scaledByDigits } from './bigFractions'
import { withBoth } from './bothArithmetics'

/** The fast integers refuse to read from here on, in units of 1/scale. */
const READ_LIMIT = 2 ** 50

/** The double after `value`, away from zero (for `value` other than zero). */
function next(value: number, steps: number): number {
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, value)
  view.setBigInt64(0, view.getBigInt64(0) + BigInt(steps))
  return view.getFloat64(0)
}

const fast = (scale: number, amount: number): bigint => BigInt(safeIntegers(scale).read(amount))
const slow = (scale: number, amount: number): bigint => BigInt(decimals(scale).read(amount).toFixed())

describe('records: amounts in days have at most six decimals', () => {
  test.each([
    [0, 0n], [1, 1_000_000n], [-1, -1_000_000n], [0.1, 100_000n], [0.2, 200_000n], [0.3, 300_000n], [0.7, 700_000n], [2.083333, 2_083_333n],
    [1e-6, 1n], [-1e-6, -1n], [0.000007, 7n], [4.35, 4_350_000n], [1.005, 1_005_000n], [23.87, 23_870_000n], [-2.675, -2_675_000n],
    [8.41, 8_410_000n], [0.57, 570_000n], [1.15, 1_150_000n], [64.1, 64_100_000n], [333.333333, 333_333_333n],
    [99999999.999999, 99_999_999_999_999n], [1_000_000_000, 1_000_000_000_000_000n],
  ])('%d is read exactly', (amount, millionths) => {
    expect(fast(DAYS, amount)).toBe(millionths)
    expect(slow(DAYS, amount)).toBe(millionths)
    withBoth(DAYS, ({ read, write }) => expect(write(read(amount))).toBe(amount))
  })

  test.each([
    0.0000005, 0.0000001, 1e-7, 4.9e-324, 1.5e-6, 0.1 + 0.2, 1.1 + 2.2, 1 / 3, Math.PI, 2.0833333, 0.1234567, -0.0000005, 999999.9999999, next(0.1, 1), next(1, -1),
  ])('%d has more: a programmer error that names it', (amount) => {
    withBoth(DAYS, ({ read }) => {
      expect(() => read(amount)).toThrow(RangeError)
      expect(() => read(amount)).toThrow(`expected an amount with at most six decimals, got ${amount}`)
    })
  })

  test('huge amounts are the decimals’: exactly what their digits say', () => {
    for (const [amount, millionths] of [
      [1125899906.842624, 1_125_899_906_842_624n], [2147483647.999999, 2_147_483_647_999_999n], [4503599627.370495, 4_503_599_627_370_495n],
      // One double: from 2^33 on they lie further apart than millionths, and JSON writes this one with a 2 at the end.
      [9007199254.740991, 9_007_199_254_740_992n], [9007199254.740992, 9_007_199_254_740_992n], [9007199254740991, 9_007_199_254_740_991_000_000n], [-9007199254740991, -9_007_199_254_740_991_000_000n],
    ] as const) {
      expect(() => safeIntegers(DAYS).read(amount)).toThrow(integerOverflow)
      expect(slow(DAYS, amount)).toBe(millionths)
      expect(decimals(DAYS).write(decimals(DAYS).read(amount))).toBe(amount)
    }
  })

  test('the largest amounts that the fast integers read', () => {
    expect(fast(DAYS, 1125899906.842623)).toBe(1_125_899_906_842_623n)
    expect(() => safeIntegers(DAYS).read(1125899906.842624)).toThrow(integerOverflow)
    expect(fast(MINUTES, 2 ** 50 - 1)).toBe(2n ** 50n - 1n)
    expect(() => safeIntegers(MINUTES).read(2 ** 50)).toThrow(integerOverflow)
  })
})

describe('records: amounts of hours types are whole minutes', () => {
  test.each([[0, 0n], [480, 480n], [-60, -60n], [9600, 9600n]])('%d is read exactly', (amount, minutes) => {
    expect(fast(MINUTES, amount)).toBe(minutes)
    expect(slow(MINUTES, amount)).toBe(minutes)
  })

  test.each([0.5, 480.1, -0.25, 1e-6, 1439.999999])('%d is not whole: a programmer error that names it', (amount) => {
    withBoth(MINUTES, ({ read }) => {
      expect(() => read(amount)).toThrow(RangeError)
      expect(() => read(amount)).toThrow(`expected whole minutes, got ${amount}`)
    })
  })
})

test('what is no amount at all is handed to the decimals, which refuse it', () => {
  for (const amount of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 2 ** 53, -(2 ** 53), 1e300]) {
    for (const scale of [DAYS, MINUTES]) {
      expect(() => safeIntegers(scale).read(amount)).toThrow(integerOverflow)
      expect(() => decimals(scale).read(amount)).toThrow(RangeError)
      expect(() => decimals(scale).read(amount)).toThrow(`got ${amount}`)
    }
  }
})

test('zero has no sign: minus zero is read as zero', () => {
  withBoth(DAYS, ({ read, write, add }) => {
    expect(write(read(-0))).toBe(0)
    expect(write(add(read(-0), read(-0)))).toBe(0)
  })
})

describe('both arithmetics read what the digits say, or refuse it', () => {
  const expectRead = (amount: number, scale: number): void => {
    const expected = scaledByDigits(amount, scale)
    const inReach = Math.abs(amount * scale) < READ_LIMIT
    if (expected === null) {
      if (inReach) expect(() => fast(scale, amount)).toThrow(`got ${amount}`)
      expect(() => slow(scale, amount)).toThrow(`got ${amount}`)
      return
    }
    if (inReach) expect(fast(scale, amount)).toBe(expected)
    else expect(() => fast(scale, amount)).toThrow(integerOverflow)
    if (Math.abs(amount) <= Number.MAX_SAFE_INTEGER) expect(slow(scale, amount)).toBe(expected)
  }

  test('decimals of six places, and their nearest neighbours among doubles', () => {
    const sizes = fc.oneof(
      fc.bigInt({ min: 1n, max: 50_000_000n }), fc.bigInt({ min: 1n, max: 2n ** 50n + 1000n }), fc.bigInt({ min: 2n ** 50n - 1000n, max: 2n ** 50n + 1000n }),
    )
    fc.assert(fc.property(sizes, fc.boolean(), fc.constantFrom(0, 0, 1, -1, 2, -3), (size, negative, steps) => {
      const amount = next(nearestNumber(negative ? -size : size, DAYS), steps)
      expectRead(amount, DAYS)
      if (steps === 0 && size < 2n ** 50n) expect(fast(DAYS, amount)).toBe(negative ? -size : size)
    }), { numRuns: 3000 })
  })

  test('any doubles', () => {
    fc.assert(fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (amount) => expectRead(amount, DAYS)), { numRuns: 1000 })
    fc.assert(fc.property(fc.double({ min: -1000, max: 1000, noNaN: true }), (amount) => expectRead(amount, DAYS)), { numRuns: 1000 })
    fc.assert(fc.property(fc.double({ min: -1000, max: 1000, noNaN: true }), (amount) => expectRead(amount, MINUTES)))
  })
})

describe('writing gives the nearest number', () => {
  test('to a third of a day in millionths, and to sums beyond the digits of a double', () => {
    expect(safeIntegers(DAYS).write(333_333)).toBe(0.333333)
    expect(safeIntegers(DAYS).write(9_007_199_254_740_991)).toBe(9007199254.740991)
    const { read, add, write } = decimals(DAYS)
    expect(write(add(read(9007199254740991), read(0.4)))).toBe(9007199254740991)
    expect(write(add(read(9007199254740991), read(0.5)))).toBe(9007199254740992)
    expect(write(add(read(9007199254740991), read(0.6)))).toBe(9007199254740992)
  })

  test('of any exact integer', () => {
    const integers = fc.bigInt({ min: BigInt(Number.MIN_SAFE_INTEGER), max: BigInt(Number.MAX_SAFE_INTEGER) })
    fc.assert(fc.property(integers, fc.constantFrom(DAYS, MINUTES), (integer, scale) => {
      withBoth(scale, ({ count, write }) => expect(write(count(Number(integer))) + 0).toBe(nearestNumber(integer, scale) + 0))
    }), { numRuns: 1000 })
  })

  test('what was read', () => {
    fc.assert(fc.property(fc.bigInt({ min: -(2n ** 49n), max: 2n ** 49n }), (millionths) => {
      const amount = nearestNumber(millionths, DAYS)
      withBoth(DAYS, ({ read, write }) => expect(write(read(amount))).toBe(amount))
    }), { numRuns: 1000 })
  })
})
