import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Arithmetic, exactly, roundToStep } from '../../../src/amount'
import { safeIntegers } from '../../../src/amount/safeIntegers'
import { DAYS, gcd, nearestNumber } from './bigFractions'
import { bigFigure, withBoth } from './bothArithmetics'

type RoundingMode = Parameters<typeof roundToStep>[3]

const modes: readonly RoundingMode[] = ['half_up', 'up', 'down']

/** Rounds numerator/denominator days, in the given arithmetic, to a step in days. */
function rounded<A>(arithmetic: Arithmetic<A>, days: readonly [numerator: bigint, denominator: bigint], step: number, mode: RoundingMode): number {
  const { read, write } = arithmetic
  const value = { numerator: bigFigure(arithmetic, days[0] * BigInt(DAYS)), denominator: bigFigure(arithmetic, days[1]) }
  return write(roundToStep(arithmetic, value, read(step), mode))
}

describe('B6: rounding to a step', () => {
  test.each<[value: string, days: [bigint, bigint], step: number, halfUp: number, up: number, down: number]>([
    ['2.5 at step 1', [5n, 2n], 1, 3, 3, 2],
    ['2.5 less a billionth', [2_499_999_999n, 1_000_000_000n], 1, 2, 3, 2],
    ['0.5 at step 1', [1n, 2n], 1, 1, 1, 0],
    ['1.5 at step 1', [3n, 2n], 1, 2, 2, 1],
    ['0.005', [1n, 200n], 0.01, 0.01, 0.01, 0],
    ['0.0149999', [149_999n, 10_000_000n], 0.01, 0.01, 0.02, 0.01],
    // Halves that doubles get wrong: 1.005 * 100 is 100.49999999999999.
    ['1.005', [201n, 200n], 0.01, 1.01, 1.01, 1],
    ['2.675', [107n, 40n], 0.01, 2.68, 2.68, 2.67],
    ['8.345', [1669n, 200n], 0.01, 8.35, 8.35, 8.34],
    ['10.235', [2047n, 200n], 0.01, 10.24, 10.24, 10.23],
    ['1.115', [223n, 200n], 0.01, 1.12, 1.12, 1.11],
    ['1/3', [1n, 3n], 0.01, 0.33, 0.34, 0.33],
    ['2/3', [2n, 3n], 0.01, 0.67, 0.67, 0.66],
    ['1/3 to the last decimal', [1n, 3n], 0.000001, 0.333333, 0.333334, 0.333333],
    ['30 * 292/365 is 24', [8760n, 365n], 0.01, 24, 24, 24],
    ['0', [0n, 1n], 0.01, 0, 0, 0],
    ['0 of 7', [0n, 7n], 1, 0, 0, 0],
    ['3 at step 3', [3n, 1n], 3, 3, 3, 3],
    ['0.25 at half days', [1n, 4n], 0.5, 0.5, 0.5, 0],
    ['0.24 at half days', [6n, 25n], 0.5, 0, 0.5, 0],
    ['11.6129 at quarter days', [116_129n, 10_000n], 0.25, 11.5, 11.75, 11.5],
    ['11.625 at quarter days', [93n, 8n], 0.25, 11.75, 11.75, 11.5],
    ['0.02 at steps of 0.05', [1n, 50n], 0.05, 0, 0.05, 0],
    ['0.025 at steps of 0.05', [1n, 40n], 0.05, 0.05, 0.05, 0],
    ['17.5 at step 5', [35n, 2n], 5, 20, 20, 15],
    ['3.5 at step 7', [7n, 2n], 7, 7, 7, 0],
    ['one millionth over 4 at step 1', [4_000_001n, 1_000_000n], 1, 4, 5, 4],
  ])('%s', (_, days, step, ...expected) => {
    modes.forEach((mode, index) => {
      withBoth(DAYS, (arithmetic) => expect(rounded(arithmetic, days, step, mode), mode).toBe(expected[index]))
    })
  })

  test('whole minutes: half a minute is one', () => {
    const { read } = safeIntegers(1)
    const round = (numerator: number, denominator: number, mode: RoundingMode): number =>
      roundToStep(safeIntegers(1), { numerator, denominator }, read(1), mode)
    expect([round(15_277, 2, 'half_up'), round(15_277, 2, 'up'), round(15_277, 2, 'down')]).toEqual([7639, 7639, 7638])
    // 9600 minutes for 292 of 365 days, and for 9 months and 17 of 31 days of one.
    expect(round(9600 * 292, 365, 'half_up')).toBe(7680)
    expect(round(9600 * (9 * 31 + 17), 12 * 31, 'half_up')).toBe(7639)
  })
})

/**
 * What rounding means, said without computing it: the multiple of the step that is next to the value on the side that the mode
 * asks for. All in integers: value = n/d, step = s, result = r.
 */
function expectRounded(n: bigint, d: bigint, s: bigint, mode: RoundingMode, r: bigint): void {
  expect(r % s, 'a multiple of the step').toBe(0n)
  const beyond = r * d - n // Times d: how far the result lies above the value.
  const stepTimes = s * d
  if (mode === 'down') expect(beyond <= 0n && beyond > -stepTimes, 'down').toBe(true)
  if (mode === 'up') expect(beyond >= 0n && beyond < stepTimes, 'up').toBe(true)
  if (mode === 'half_up') expect(2n * beyond > -stepTimes && 2n * beyond <= stepTimes, 'half up').toBe(true)
}

describe('B6: no float ever decides a rounding', () => {
  const steps = fc.oneof(
    fc.constantFrom(0.01, 1, 0.5, 0.25, 0.05, 0.1, 0.000001, 0.125, 0.03, 0.07, 5, 7, 30),
    fc.bigInt({ min: 1n, max: 50_000_000n }).map((millionths) => nearestNumber(millionths, DAYS)),
  )
  /** Denominators that calendars make: products of month and year lengths. */
  const denominators = fc.oneof(
    fc.constantFrom(1n, 2n, 3n, 12n, 28n, 29n, 30n, 31n, 365n, 366n, 12n * 31n, 12n * 28n * 31n, 12n * 30n * 31n, 365n * 366n),
    fc.bigInt({ min: 1n, max: 200_000n }),
  )

  function check(numerator: bigint, denominator: bigint, step: number, mode: RoundingMode): void {
    // The engine keeps its totals in lowest terms; that is what keeps them small enough for the fast path.
    const divisor = gcd(numerator, denominator)
    const [n, d, s] = [numerator / divisor, denominator / divisor, BigInt(Math.round(step * DAYS))]
    const below = n / (d * s)
    // Which multiple it is, found by comparison: nothing is read from a number that may have been rounded when it was written.
    const result = exactly('days', (arithmetic) => {
      const value = { numerator: bigFigure(arithmetic, n), denominator: bigFigure(arithmetic, d) }
      const figure = roundToStep(arithmetic, value, arithmetic.read(step), mode)
      return [below, below + 1n].find((steps) => arithmetic.compare(figure, bigFigure(arithmetic, steps * s)) === 0)
    })
    expect(result, 'one of the two multiples around the value').toBeDefined()
    expectRounded(n, d, s, mode, result! * s)
  }

  test('the example: a half of a hundredth, and a hair less', () => {
    check(1_005_000n, 1n, 0.01, 'half_up')
    check(1_005_000n * 133_590n - 1n, 133_590n, 0.01, 'half_up')
    expectRounded(1_005_000n, 1n, 10_000n, 'half_up', 1_010_000n)
    expect(() => expectRounded(1_005_000n, 1n, 10_000n, 'half_up', 1_000_000n)).toThrow()
  })

  test('any fraction, step and mode', () => {
    fc.assert(fc.property(fc.bigInt({ min: 0n, max: 10n ** 14n }), denominators, steps, fc.constantFrom(...modes), check), { numRuns: 1500 })
  })

  test('exact halves of a step, and the nearest fractions beside them', () => {
    const beside = fc.constantFrom(0n, 0n, 1n, -1n)
    fc.assert(fc.property(fc.bigInt({ min: 0n, max: 100_000n }), denominators, steps, fc.constantFrom(...modes), beside, (whole, denominator, step, mode, off) => {
      const s = BigInt(Math.round(step * DAYS))
      // (2 * whole + 1) * step / 2, expanded by the denominator, plus or minus one unit of the expanded fraction.
      check((2n * whole + 1n) * s * denominator + off, 2n * denominator, step, mode)
    }), { numRuns: 1500 })
  })

  test('exact multiples of a step, and the nearest fractions beside them', () => {
    fc.assert(fc.property(fc.bigInt({ min: 1n, max: 100_000n }), denominators, steps, fc.constantFrom(...modes), fc.constantFrom(0n, 1n, -1n), (whole, denominator, step, mode, off) => {
      check(whole * BigInt(Math.round(step * DAYS)) * denominator + off, denominator, step, mode)
    }), { numRuns: 1000 })
  })

  test('far beyond the safe integers', () => {
    const huge = fc.bigInt({ min: 10n ** 16n, max: 10n ** 40n })
    fc.assert(fc.property(huge, fc.bigInt({ min: 1n, max: 10n ** 15n }), steps, fc.constantFrom(...modes), check), { numRuns: 500 })
  })
})
