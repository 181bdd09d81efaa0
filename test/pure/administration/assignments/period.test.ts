/** Periods of assignments: both ends are days (spec: Allowance Management rule 2). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Period, covers, overlap } from '../../../../src/administration/assignments/period'
import { formatPlainDate, plainDate } from '../../../../src/calendar'

const period = (text: string): Period => {
  const [from, to] = text.split(' ')
  return { from: from!, to: to ?? null }
}

describe.each([
  ['2026-01-01 2026-01-31', '2026-01-31 2026-02-28', true, false],
  ['2026-01-01 2026-01-30', '2026-01-31 2026-02-28', false, false],
  ['2028-02-29 2028-02-29', '2028-02-29 2028-02-29', true, true],
  ['2026-01-01', '2026-12-31', true, true],
  ['2026-01-01', '2025-01-01 2025-12-31', false, false],
  ['2026-01-01 2026-12-31', '2026-12-31', true, false],
  ['2026-01-01 2026-12-31', '2026-02-01 2026-11-30', true, true],
  ['2026-02-01', '2026-01-31', true, false],
])('%s and %s', (a, b, shared, covered) => {
  test(`${shared ? 'share a day' : 'share no day'}, whichever comes first`, () => {
    expect([overlap(period(a), period(b)), overlap(period(b), period(a))]).toStrictEqual([shared, shared])
  })

  test(`the first ${covered ? 'covers' : 'does not cover'} the second`, () => {
    expect(covers(period(a), period(b))).toBe(covered)
  })
})

test('agrees with sets of days, over leap days and the ends of months and years', () => {
  const start = fc.constantFrom('2027-12-29', '2028-02-26', '2026-02-26')
  const stretch = fc.record({ from: fc.nat(6), length: fc.option(fc.nat(6)) })
  fc.assert(fc.property(start, stretch, stretch, (first, a, b) => {
    const days = ({ from, length }: typeof a): number[] =>
      Array.from({ length: 20 }, (_, day) => day).filter((day) => day >= from && (length === null || day <= from + length))
    const periodAt = ({ from, length }: typeof a): Period => {
      const dateOf = (day: number) => formatPlainDate(plainDate(first) + day)
      return { from: dateOf(from), to: length === null ? null : dateOf(from + length) }
    }
    expect(overlap(periodAt(a), periodAt(b))).toBe(days(a).some((day) => days(b).includes(day)))
    expect(covers(periodAt(a), periodAt(b))).toBe(days(b).every((day) => days(a).includes(day)))
  }))
})
