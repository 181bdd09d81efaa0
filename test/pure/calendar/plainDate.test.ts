import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPlainDate, parsePlainDate, plainDate } from '../../../src/calendar'
import { utcDay, utcText } from './utcOracle'

const FIRST = utcDay(1, 1, 1)
const LAST = utcDay(9999, 12, 31)

const everyDayOf = (firstYear: number, lastYear: number): number[] => {
  const from = utcDay(firstYear, 1, 1)
  return Array.from({ length: utcDay(lastYear + 1, 1, 1) - from }, (_, index) => from + index)
}

describe('spec: Conventions 5: dates that exist', () => {
  test.each([
    ['1970-01-01', 0],
    ['1969-12-31', -1],
    ['1970-12-31', 364],
    ['1972-02-29', 789],
    ['2000-02-29', 11_016],
    ['2026-06-30', 20_634],
    ['1900-03-01', -25_508],
    ['0001-01-01', -719_162],
    ['9999-12-31', 2_932_896],
  ])('%s is day %i, both ways', (text, day) => {
    expect(parsePlainDate(text)).toBe(day)
    expect(plainDate(text)).toBe(day)
    expect(formatPlainDate(day)).toBe(text)
  })

  test.each([
    [1, 8], // The first years; 4 and 8 are leap years of the proleptic calendar.
    [1580, 1612], // Over the calendar reform, which the proleptic calendar does not know, and the leap year 1600.
    [1895, 2105], // 1900 and 2100 have no leap day, 2000 has one.
    [2395, 2405],
    [9990, 9999],
  ])('every day of the years %i to %i is read and written as the platform does', (firstYear, lastYear) => {
    const days = everyDayOf(firstYear, lastYear)
    expect(days.filter((day) => formatPlainDate(day) !== utcText(day) || parsePlainDate(utcText(day)) !== day).map(utcText)).toEqual([])
  })

  test('any day of the years 1 to 9999 comes back as it was', () => {
    fc.assert(fc.property(fc.integer({ min: FIRST, max: LAST }), (day) => {
      const text = formatPlainDate(day)
      expect(text).toBe(utcText(day))
      expect(parsePlainDate(text)).toBe(day)
    }), { numRuns: 2000 })
  })

  test('dates 400 years apart are 146,097 days apart', () => {
    expect(plainDate('2400-02-29') - plainDate('2000-02-29')).toBe(146_097)
    fc.assert(fc.property(fc.integer({ min: utcDay(1, 1, 1), max: utcDay(9599, 12, 31) }), (day) => {
      const text = utcText(day)
      const later = String(Number(text.slice(0, 4)) + 400).padStart(4, '0') + text.slice(4)
      expect(plainDate(later) - plainDate(text)).toBe(146_097)
    }))
  })

  test('texts are in the order of their days', () => {
    expect(plainDate('2026-09-30')).toBeLessThan(plainDate('2026-10-01'))
    fc.assert(fc.property(fc.integer({ min: FIRST, max: LAST }), fc.integer({ min: FIRST, max: LAST }), (a, b) => {
      expect(formatPlainDate(a) < formatPlainDate(b)).toBe(a < b)
    }))
  })
})

describe('spec: Conventions 5: values that are not real calendar dates are refused', () => {
  const notDates = [
    // Days that a month lacks.
    '2026-02-29', '2024-02-30', '1900-02-29', '2100-02-29', '2026-04-31', '2026-06-31', '2026-09-31', '2026-11-31', '2026-01-32', '2026-12-32',
    // Parts out of range.
    '2026-00-10', '2026-13-01', '2026-05-00', '2026-99-99', '0000-01-01', '0000-12-31',
    // Other shapes.
    '', '2026', '2026-06', '2026-6-30', '26-06-30', '02026-06-30', '12026-06-30', '+002026-06-30', '-0001-01-01', '2026/06/30', '2026.06.30',
    '20260630', '2026-0630', '202606-30', '2026-06-30T00:00:00.000Z', '2026-06-30Z', ' 2026-06-30', '2026-06-30 ', '2026-06-3', '2026-06-3 ',
    '2026-W26-2', '2026-181', '30.06.2026', '06/30/2026', '2026–06–30', '2026-06-30\n',
    // Not digits of this alphabet, though the platform's number reader may take some.
    '٢٠٢٦-٠٦-٣٠', '２０２６-06-30', '2026-0x-30', '2e26-06-30', '20 6-06-30', '2026-+6-30', '2026--6-30', '2026-06--3', 'YYYY-MM-DD', '2026-06-:0', '2026-06-3/',
  ]

  test.each(notDates)('%j', (text) => {
    expect(parsePlainDate(text)).toBeNull()
    expect(() => plainDate(text)).toThrow(RangeError)
    expect(() => plainDate(text)).toThrow(`expected a calendar date YYYY-MM-DD, got ${JSON.stringify(text)}`)
  })

  test('of all ten-character texts of digits, exactly those are dates that the platform writes so', () => {
    const part = (max: number, width: number): fc.Arbitrary<string> =>
      fc.integer({ min: 0, max }).map((value) => String(value).padStart(width, '0'))
    fc.assert(fc.property(part(9999, 4), part(14, 2), part(33, 2), (year, month, dayOfMonth) => {
      const day = utcDay(Number(year), Number(month), Number(dayOfMonth))
      const text = `${year}-${month}-${dayOfMonth}`
      const exists = Number(year) > 0 && day <= LAST && utcText(day) === text
      expect(parsePlainDate(text)).toBe(exists ? day : null)
    }), { numRuns: 3000 })
  })

  test('of all strings only dates are read', () => {
    fc.assert(fc.property(fc.string({ unit: fc.constantFrom('0', '1', '2', '3', '5', '9', '-', ':', ' ', 'T', 'Z'), minLength: 9, maxLength: 11 }), (text) => {
      const day = parsePlainDate(text)
      if (day !== null) expect(utcText(day)).toBe(text)
    }))
  })
})
