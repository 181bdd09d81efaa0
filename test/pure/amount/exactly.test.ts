import { Decimal as SharedDecimal } from 'decimal.js'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Arithmetic, addShare, exactly, roundToStep } from '../../../src/amount'
import { nearestNumber } from './bigFractions'
import { bigFigure } from './bothArithmetics'

/** Which arithmetic a computation ran on: its figures are numbers, or decimals. */
const pathOf = ({ zero }: { readonly zero: unknown }): string => (typeof zero === 'number' ? 'fast' : 'exact')

/** Runs a computation and notes on which paths it ran. */
function traced<T>(unit: 'days' | 'hours', compute: <A>(arithmetic: Arithmetic<A>) => T): { readonly paths: string[]; readonly result: () => T } {
  const paths: string[] = []
  const result = (): T => exactly(unit, (arithmetic) => {
    paths.push(pathOf(arithmetic))
    return compute(arithmetic)
  })
  return { paths, result }
}

describe('falling over to decimals', () => {
  test('what fits runs once, on fast integers', () => {
    const { paths, result } = traced('days', ({ read, add, write }) => write(add(read(0.1), read(0.2))))
    expect(result()).toBe(0.3)
    expect(paths).toEqual(['fast'])
  })

  test.each<[string, 'days' | 'hours', <A>(arithmetic: Arithmetic<A>) => number, number]>([
    ['an amount beyond the reach of fast integers', 'days', ({ read, add, write }) => write(add(read(1125899906.842624), read(0.000001))), 1125899906.842625],
    ['a sum', 'days', ({ read, add, write }) => write([1, 2, 3, 4, 5, 6, 7, 8, 9].reduce((sum) => add(sum, read(1e9)), read(1e9))), 1e10],
    ['a difference', 'hours', ({ read, count, subtract, write }) => write(subtract(count(-Number.MAX_SAFE_INTEGER), read(2))), -9007199254740993],
    ['a product', 'hours', ({ read, multiply, write }) => write(multiply(read(3_000_000_000), read(5_000_000_000))), 1.5e19],
    ['a product that comes back', 'days', ({ read, multiply, quotient, count, write }) => {
      const odd = read(1_000_000.000001)
      return write(quotient(multiply(multiply(odd, count(365)), count(100_003)), multiply(count(100_003), count(365))))
    }, 1_000_000.000001],
  ])('%s: once more, on decimals, and exact', (_, unit, compute, expected) => {
    const { paths, result } = traced(unit, compute)
    expect(result()).toBe(expected)
    expect(paths).toEqual(['fast', 'exact'])
  })

  test('rounding at the edge: twice the rest does not fit, and the half is still found', () => {
    // 7 * 10^15 / 700000 at a step of 1.2 * 10^10: every figure is a safe integer but the rest doubled, 1.4 * 10^16.
    const compute = <A>(arithmetic: Arithmetic<A>): number => {
      const value = { numerator: arithmetic.count(7_000_000_000_000_000), denominator: arithmetic.count(700_000) }
      return arithmetic.write(roundToStep(arithmetic, value, arithmetic.count(12_000_000_000), 'half_up'))
    }
    const { paths, result } = traced('hours', compute)
    // 10^10 lies above the half of 1.2 * 10^10.
    expect(result()).toBe(12_000_000_000)
    expect(paths).toEqual(['fast', 'exact'])
  })

  test('grants so large that fast integers cannot add their shares', () => {
    const compute = <A>(arithmetic: Arithmetic<A>): number => {
      const { read, zero, one, write } = arithmetic
      const amount = read(1_000_000_000.000001)
      const part = addShare(arithmetic, { numerator: zero, denominator: one }, amount, { covered: 1, whole: 365 })
      const sum = addShare(arithmetic, part, amount, { covered: 364, whole: 365 })
      return write(roundToStep(arithmetic, sum, read(0.000001), 'half_up'))
    }
    const { paths, result } = traced('days', compute)
    expect(result()).toBe(1_000_000_000.000001)
    expect(paths).toEqual(['fast', 'exact'])
  })

  test('any sums of products are the nearest number to what BigInt says', () => {
    const integers = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n })
    fc.assert(fc.property(fc.constantFrom('days', 'hours'), fc.array(fc.tuple(integers, integers), { minLength: 1, maxLength: 5 }), (unit, products) => {
      const expected = products.reduce((sum, [a, b]) => sum + a * b, 0n)
      const actual = exactly(unit, (arithmetic) => {
        const { add, multiply, zero, write } = arithmetic
        return write(products.reduce((sum, [a, b]) => add(sum, multiply(bigFigure(arithmetic, a), bigFigure(arithmetic, b))), zero))
      })
      expect(actual + 0).toBe(nearestNumber(expected, unit === 'days' ? 1_000_000 : 1) + 0)
    }), { numRuns: 500 })
  })
})

function thrownBy(run: () => unknown): unknown {
  try {
    run()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

describe('not falling over', () => {
  test('an amount with too many decimals is refused at once', () => {
    const { paths, result } = traced('days', ({ read }) => read(0.0000005))
    expect(result).toThrow('expected an amount with at most six decimals, got 5e-7')
    expect(paths).toEqual(['fast'])
  })

  test('a part of a minute is refused at once', () => {
    const { paths, result } = traced('hours', ({ read }) => read(0.5))
    expect(result).toThrow('expected whole minutes, got 0.5')
    expect(paths).toEqual(['fast'])
  })

  test('an error of the computation is handed on as it is', () => {
    // Even one that says what the overflow says: only the overflow itself falls over.
    for (const error of [new Error('boom'), new RangeError('beyond the safe integers'), new TypeError('beyond the safe integers')]) {
      const { paths, result } = traced('days', () => {
        throw error
      })
      expect(thrownBy(result)).toBe(error)
      expect(paths).toEqual(['fast'])
    }
  })

  test('an error after the fall-over is handed on too', () => {
    const { paths, result } = traced('days', ({ read, add }) => add(read(9e9), read(1 / 3)))
    expect(result).toThrow(`expected an amount with at most six decimals, got ${1 / 3}`)
    expect(paths).toEqual(['fast', 'exact'])
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 2 ** 53, 1e21])('%d is an amount in neither', (amount) => {
    const { paths, result } = traced('days', ({ read }) => read(amount))
    expect(result).toThrow(RangeError)
    expect(result).toThrow(`got ${amount}`)
    expect(paths.slice(0, 2)).toEqual(['fast', 'exact'])
  })
})

describe('house: the settings of decimal.js are process-wide', () => {
  const { precision, rounding, toExpNeg, toExpPos, maxE, minE, modulo, crypto } = new SharedDecimal(0).constructor as typeof SharedDecimal
  const defaults = { precision, rounding, toExpNeg, toExpPos, maxE, minE, modulo, crypto }
  afterEach(() => void SharedDecimal.set(defaults))

  const compute = (run: typeof exactly = exactly): number =>
    run('days', (arithmetic) => {
      const { read, count, multiply, quotient, remainder, write, add } = arithmetic
      const product = multiply(multiply(read(1_234_567_890.123456), count(999_999_937)), count(1_000_000_007))
      const rest = remainder(product, count(1_000_003))
      return write(add(quotient(product, multiply(count(999_999_937), count(1_000_000_007))), rest))
    })

  /** 1234567890.123456 days, and what is left of the product in millionths. */
  const expected = nearestNumber(1_234_567_890_123_456n + ((1_234_567_890_123_456n * 999_999_937n * 1_000_000_007n) % 1_000_003n), 1_000_000)

  test('a host that changes them changes no answer', () => {
    expect(compute()).toBe(expected)
    SharedDecimal.set({ precision: 3, rounding: 0, toExpNeg: 0, toExpPos: 0, maxE: 10, minE: -10, modulo: 9 })
    expect(compute()).toBe(expected)
  })

  test('nor does one that changed them before it loaded us', async () => {
    SharedDecimal.set({ precision: 3, rounding: 0, toExpNeg: 0, toExpPos: 0, maxE: 10, minE: -10, modulo: 9 })
    vi.resetModules()
    const later = await import('../../../src/amount')
    expect(later.exactly).not.toBe(exactly)
    expect(compute(later.exactly)).toBe(expected)
  })

  test('and ours change none of the host’s', () => {
    compute()
    expect(new SharedDecimal(1).div(3).toString()).toBe(`0.${'3'.repeat(20)}`)
  })
})
