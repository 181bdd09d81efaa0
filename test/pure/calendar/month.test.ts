import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addMonths, civilDate, dayInMonth, daysInMonth, formatPlainDate, monthIndex, monthOf, plainDate, yearOf, yearOfMonth,
} from '../../../src/calendar'
import { utcDay, utcDaysInMonth, utcParts, utcText } from './utcOracle'

const days = fc.integer({ min: utcDay(1, 1, 1), max: utcDay(9999, 12, 31) })
const daysOfMonths = fc.integer({ min: 1, max: 31 })
const months = fc.record({ year: fc.integer({ min: 1, max: 9999 }), month: fc.integer({ min: 1, max: 12 }) })

describe('months', () => {
  test('a month index counts the months since January of the year 0', () => {
    expect(monthIndex(2026, 1)).toBe(24_312)
    expect(monthIndex(2026, 12) + 1).toBe(monthIndex(2027, 1))
    expect(yearOfMonth(24_312)).toBe(2026)
    expect(yearOfMonth(24_311)).toBe(2025)
    expect(yearOfMonth(24_323)).toBe(2026)
  })

  test.each([
    [2026, [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]],
    [2024, [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]],
    [1900, [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]],
    [2000, [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]],
    [2100, [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]],
  ])('the months of %i have their days', (year, lengths) => {
    expect(lengths.map((_, index) => daysInMonth(monthIndex(year, index + 1)))).toEqual(lengths)
  })

  test('every month of the years 1 to 9999 is as long as the platform says', () => {
    const wrong: string[] = []
    for (let year = 1; year <= 9999; year++) {
      for (let month = 1; month <= 12; month++) {
        if (daysInMonth(monthIndex(year, month)) !== utcDaysInMonth(year, month)) wrong.push(`${year}-${month}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('A1: a day that a month lacks falls on its last day', () => {
  test.each([
    [2026, 2, 28, '2026-02-28'],
    [2026, 2, 29, '2026-02-28'],
    [2026, 2, 31, '2026-02-28'],
    [2024, 2, 28, '2024-02-28'],
    [2024, 2, 29, '2024-02-29'],
    [2024, 2, 30, '2024-02-29'],
    [2026, 4, 30, '2026-04-30'],
    [2026, 4, 31, '2026-04-30'],
    [2026, 5, 31, '2026-05-31'],
    [2026, 12, 31, '2026-12-31'],
    [2026, 1, 1, '2026-01-01'],
  ])('%i-%i, day %i: %s', (year, month, dayOfMonth, expected) => {
    expect(formatPlainDate(dayInMonth(monthIndex(year, month), dayOfMonth))).toBe(expected)
  })

  test('in any month', () => {
    fc.assert(fc.property(months, daysOfMonths, ({ year, month }, dayOfMonth) => {
      const expected = utcDay(year, month, Math.min(dayOfMonth, utcDaysInMonth(year, month)))
      expect(dayInMonth(monthIndex(year, month), dayOfMonth)).toBe(expected)
    }), { numRuns: 1000 })
  })
})

describe('taking a day apart', () => {
  test.each([
    ['2026-06-30', 2026, 6, 30],
    ['2024-02-29', 2024, 2, 29],
    ['2000-12-31', 2000, 12, 31],
    ['2001-01-01', 2001, 1, 1],
    ['1900-02-28', 1900, 2, 28],
    ['1900-03-01', 1900, 3, 1],
    ['0001-01-01', 1, 1, 1],
    ['9999-12-31', 9999, 12, 31],
  ])('%s', (text, year, month, dayOfMonth) => {
    const day = plainDate(text)
    expect(civilDate(day)).toEqual({ month: monthIndex(year, month), dayOfMonth })
    expect(monthOf(day)).toBe(monthIndex(year, month))
    expect(yearOf(day)).toBe(year)
  })

  test('any day, as the platform does', () => {
    fc.assert(fc.property(days, (day) => {
      const [year, month, dayOfMonth] = utcParts(day)
      expect(civilDate(day)).toEqual({ month: monthIndex(year, month), dayOfMonth })
      expect(monthOf(day)).toBe(monthIndex(year, month))
      expect(yearOf(day)).toBe(year)
    }), { numRuns: 2000 })
  })

  test('and together again gives the day', () => {
    fc.assert(fc.property(days, (day) => {
      const { month, dayOfMonth } = civilDate(day)
      expect(dayInMonth(month, dayOfMonth)).toBe(day)
    }))
  })
})

describe('D5: adding months, clamped to the end of the month', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-01-31', 3, '2026-04-30'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2096-02-29', 48, '2100-02-28'],
    ['2026-03-15', 3, '2026-06-15'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-01-01', 3, '2026-04-01'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-31', -2, '2025-11-30'],
    ['2026-06-30', 0, '2026-06-30'],
  ])('%s and %i months: %s', (from, count, expected) => {
    expect(formatPlainDate(addMonths(plainDate(from), count))).toBe(expected)
  })

  test('any day and count', () => {
    fc.assert(fc.property(fc.integer({ min: utcDay(1900, 1, 1), max: utcDay(2200, 12, 31) }), fc.integer({ min: -1200, max: 1200 }), (day, count) => {
      const [year, month, dayOfMonth] = utcParts(day)
      const [laterYear, laterMonth] = utcParts(utcDay(year, month + count, 1))
      const expected = utcDay(laterYear, laterMonth, Math.min(dayOfMonth, utcDaysInMonth(laterYear, laterMonth)))
      expect(utcText(addMonths(day, count))).toBe(utcText(expected))
    }), { numRuns: 1000 })
  })

  test('400 years later everything is the same', () => {
    fc.assert(fc.property(fc.integer({ min: utcDay(1, 1, 1), max: utcDay(5000, 1, 1) }), fc.integer({ min: 0, max: 600 }), (day, count) => {
      expect(addMonths(day + 146_097, count) - addMonths(day, count)).toBe(146_097)
    }))
  })
})
