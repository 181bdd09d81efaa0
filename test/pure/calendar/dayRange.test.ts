import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DayRange, OPEN_END, OPEN_START, intersection, lengthOf, plainDate } from '../../../src/calendar'

const range = (from: string, to: string): DayRange => ({ from: plainDate(from), to: plainDate(to) })

describe('stretches of days, both ends inclusive', () => {
  test('the length counts both ends', () => {
    expect(lengthOf(range('2026-06-30', '2026-06-30'))).toBe(1)
    expect(lengthOf(range('2026-01-01', '2026-12-31'))).toBe(365)
    expect(lengthOf(range('2024-01-01', '2024-12-31'))).toBe(366)
    expect(lengthOf(range('2025-12-31', '2026-01-01'))).toBe(2)
    expect(lengthOf({ from: 0, to: OPEN_END })).toBe(Number.POSITIVE_INFINITY)
  })

  test.each<[string, DayRange, DayRange, DayRange | null]>([
    ['overlapping', range('2026-01-01', '2026-06-30'), range('2026-03-01', '2026-12-31'), range('2026-03-01', '2026-06-30')],
    ['one inside the other', range('2026-01-01', '2026-12-31'), range('2026-03-01', '2026-03-31'), range('2026-03-01', '2026-03-31')],
    ['sharing one day', range('2026-01-01', '2026-03-31'), range('2026-03-31', '2026-04-30'), range('2026-03-31', '2026-03-31')],
    ['touching', range('2026-01-01', '2026-03-31'), range('2026-04-01', '2026-04-30'), null],
    ['apart', range('2026-01-01', '2026-01-31'), range('2026-04-01', '2026-04-30'), null],
    ['open at one end', { from: plainDate('2026-03-01'), to: OPEN_END }, { from: OPEN_START, to: plainDate('2026-03-31') }, range('2026-03-01', '2026-03-31')],
    ['both open at the end', { from: 5, to: OPEN_END }, { from: 3, to: OPEN_END }, { from: 5, to: OPEN_END }],
  ])('what two stretches have in common: %s', (_, a, b, expected) => {
    expect(intersection(a, b)).toEqual(expected)
    expect(intersection(b, a)).toEqual(expected)
  })

  const stretches = fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 0, max: 20 })).map(([from, more]) => ({ from, to: from + more }))
  const daysOf = ({ from, to }: DayRange): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)

  test('are the days that lie in both', () => {
    fc.assert(fc.property(stretches, stretches, (a, b) => {
      const common = intersection(a, b)
      const shared = daysOf(a).filter((day) => daysOf(b).includes(day))
      expect(common === null ? [] : daysOf(common)).toEqual(shared)
      expect(common === null ? 0 : lengthOf(common)).toBe(shared.length)
    }), { numRuns: 500 })
  })
})
