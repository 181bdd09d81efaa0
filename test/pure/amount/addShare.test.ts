import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Arithmetic, type Fraction, addShare, exactly, roundToStep } from '../../../src/amount'
import { decimals } from '../../../src/amount/decimals'
import { safeIntegers } from '../../../src/amount/safeIntegers'
import { DAYS, gcd } from './bigFractions'
import { bigFigure, withBoth } from './bothArithmetics'

interface Share {
  readonly covered: number
  readonly whole: number
}

type Part = readonly [amount: number, share: Share]

const FULL: Share = { covered: 1, whole: 1 }

/** The running total of parts, from nothing. */
function total<A>(arithmetic: Arithmetic<A>, parts: readonly Part[]): Fraction<A> {
  const { zero, one, count } = arithmetic
  return parts.reduce<Fraction<A>>((sum, [amount, share]) => addShare(arithmetic, sum, count(amount), share), { numerator: zero, denominator: one })
}

/** The same sum by BigInt, in lowest terms. */
function oracle(parts: readonly Part[]): readonly [bigint, bigint] {
  let [numerator, denominator] = [0n, 1n]
  for (const [amount, { covered, whole }] of parts) {
    numerator = numerator * BigInt(whole) + BigInt(amount) * BigInt(covered) * denominator
    denominator *= BigInt(whole)
  }
  const divisor = gcd(numerator, denominator)
  return [numerator / divisor, denominator / divisor]
}

function expectTotal(parts: readonly Part[], [numerator, denominator]: readonly [bigint, bigint]): void {
  const check = <A>(arithmetic: Arithmetic<A>): void => {
    const sum = total(arithmetic, parts)
    const isSame = (actual: A, expected: bigint): boolean => arithmetic.compare(actual, bigFigure(arithmetic, expected)) === 0
    expect([isSame(sum.numerator, numerator), isSame(sum.denominator, denominator)]).toEqual([true, true])
  }
  check(decimals(DAYS))
  // Fast integers where they get through, else the fall-over.
  exactly('days', check)
}

describe('B6: the running total of grants is exact', () => {
  test.each<[string, Part[], [bigint, bigint]]>([
    ['nothing', [], [0n, 1n]],
    ['a whole grant', [[30, FULL]], [30n, 1n]],
    ['a third of one', [[1, { covered: 1, whole: 3 }]], [1n, 3n]],
    ['three thirds make a whole again', [[1, { covered: 1, whole: 3 }], [1, { covered: 1, whole: 3 }], [1, { covered: 1, whole: 3 }]], [1n, 1n]],
    ['292 of 365 days of 30', [[30, { covered: 292, whole: 365 }]], [24n, 1n]],
    ['a whole one on top of a part', [[1, { covered: 1, whole: 3 }], [2, FULL]], [7n, 3n]],
    ['a part on top of a whole one', [[2, FULL], [1, { covered: 1, whole: 3 }]], [7n, 3n]],
    ['nothing of something', [[30, { covered: 0, whole: 365 }]], [0n, 1n]],
    ['something of nothing', [[0, { covered: 17, whole: 372 }], [5, FULL]], [5n, 1n]],
    ['164 days of 24 and 201 of 30', [[24, { covered: 164, whole: 365 }], [30, { covered: 201, whole: 365 }]], [9966n, 365n]],
    ['all of it, said in days', [[30, { covered: 365, whole: 365 }]], [30n, 1n]],
    ['all of it, said in days, on top of a part', [[1, { covered: 1, whole: 2 }], [3, { covered: 366, whole: 366 }]], [7n, 2n]],
  ])('%s', (_, parts, expected) => {
    expectTotal(parts, expected)
  })

  const wholes = fc.oneof(fc.constantFrom(1, 12, 365, 366, 12 * 28, 12 * 29, 12 * 30, 12 * 31, 12 * 30 * 31), fc.integer({ min: 1, max: 12_000 }))
  const shares = wholes.chain((whole) => fc.record({ whole: fc.constant(whole), covered: fc.integer({ min: 0, max: whole }) }))
  const parts = fc.tuple(fc.oneof(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 50_000_000 })), shares)

  test('any parts add up to what BigInt says, in lowest terms', () => {
    fc.assert(fc.property(fc.array(parts, { maxLength: 6 }), (list) => expectTotal(list, oracle(list))), { numRuns: 500 })
  })

  test('the order of the parts plays no part', () => {
    fc.assert(fc.property(fc.array(parts, { maxLength: 5 }), (list) => {
      const { numerator, denominator } = total(decimals(DAYS), list)
      const reversed = total(decimals(DAYS), [...list].reverse())
      expect([reversed.numerator.toFixed(), reversed.denominator.toFixed()]).toEqual([numerator.toFixed(), denominator.toFixed()])
    }))
  })

  test('lowest terms keep twelve twelfths, and a year of days, on fast integers', () => {
    const fast = safeIntegers(DAYS)
    const twelfths = Array.from({ length: 12 }, (): Part => [25_000_000, { covered: 1, whole: 12 }])
    expect(total(fast, twelfths)).toEqual({ numerator: 25_000_000, denominator: 1 })
    const days = Array.from({ length: 365 }, (): Part => [30_000_000, { covered: 1, whole: 365 }])
    expect(total(fast, days)).toEqual({ numerator: 30_000_000, denominator: 1 })
  })
})

describe('B6: what is booked loses nothing', () => {
  /** Each grant books the rounded total after it less the rounded total before it. */
  function booked<A>(arithmetic: Arithmetic<A>, amounts: readonly number[], share: Share): number[] {
    const { zero, one, read, subtract, write } = arithmetic
    let sum: Fraction<A> = { numerator: zero, denominator: one }
    return amounts.map((amount) => {
      const before = roundToStep(arithmetic, sum, read(0.01), 'half_up')
      sum = addShare(arithmetic, sum, read(amount), share)
      return write(subtract(roundToStep(arithmetic, sum, read(0.01), 'half_up'), before))
    })
  }

  test('twelve months of 2.083333 grant 25, each month 2.08 or 2.09', () => {
    withBoth(DAYS, (arithmetic) => {
      expect(booked(arithmetic, Array.from({ length: 12 }, () => 2.083333), FULL))
        .toEqual([2.08, 2.09, 2.08, 2.08, 2.09, 2.08, 2.08, 2.09, 2.08, 2.08, 2.09, 2.08])
    })
  })

  test('ten in three equal parts', () => {
    withBoth(DAYS, (arithmetic) => expect(booked(arithmetic, [10, 10, 10], { covered: 1, whole: 3 })).toEqual([3.33, 3.34, 3.33]))
  })
})
