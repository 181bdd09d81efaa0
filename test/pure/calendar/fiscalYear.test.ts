import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fiscalYearOf, plainDate } from '../../../src/calendar'
import { utcDay, utcParts } from './utcOracle'

test.each([
  ['2026-01-01', 1, 2026],
  ['2026-12-31', 1, 2026],
  ['2026-03-31', 4, 2025],
  ['2026-04-01', 4, 2026],
  ['2027-03-31', 4, 2026],
  ['2026-11-30', 12, 2025],
  ['2026-12-01', 12, 2026],
  ['2024-02-29', 3, 2023],
])('decision 34: %s lies, when fiscal years start in month %i, in that of %i', (date, startMonth, expected) => {
  expect(fiscalYearOf(plainDate(date), startMonth)).toBe(expected)
})

test('any date: the fiscal year is the calendar year of the last start month on or before it', () => {
  fc.assert(fc.property(fc.integer({ min: utcDay(2, 1, 1), max: utcDay(9999, 12, 31) }), fc.integer({ min: 1, max: 12 }), (day, startMonth) => {
    const [year] = utcParts(day)
    expect(fiscalYearOf(day, startMonth)).toBe(utcDay(year, startMonth, 1) <= day ? year : year - 1)
  }))
})
