import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DateReading, formatInstant, isDateOnly, plainDate, readDate, readInstant } from '../../../src/calendar'
import { utcDay, utcText } from './utcOracle'

/** Nothing in common, so that it shows which zone reads what. */
const reading: DateReading = { timeZone: 'America/New_York', serverTimeZone: 'Europe/Berlin', localizedDates: 'month_first' }
const inUtc: DateReading = { timeZone: 'UTC', serverTimeZone: 'UTC', localizedDates: 'month_first' }

const instantText = (text: string, how: DateReading = reading): string | null => {
  const instant = readInstant(text, how)
  return instant === null ? null : formatInstant(instant)
}

const dateText = (text: string, how: DateReading = reading): string | null => {
  const day = readDate(text, how)
  expect(day === null || Number.isInteger(day), 'a whole day').toBe(true)
  return day === null ? null : utcText(day)
}

describe('spec: Conventions 2: instants', () => {
  test.each([
    // A date only is UTC midnight, whatever the zones.
    ['2026-06-30', '2026-06-30T00:00:00.000Z'],
    ['0001-01-01', '0001-01-01T00:00:00.000Z'],
    // With a designator no zone plays a part.
    ['2026-06-30T12:00:00Z', '2026-06-30T12:00:00.000Z'],
    ['2026-06-30T12:00:00.000Z', '2026-06-30T12:00:00.000Z'],
    ['2026-06-30T12:00:00.5Z', '2026-06-30T12:00:00.500Z'],
    ['2026-06-30T12:00:00.0079Z', '2026-06-30T12:00:00.007Z'],
    ['2026-06-30T12:00:00.123456789Z', '2026-06-30T12:00:00.123Z'],
    ['2026-06-30T12:00:00,25Z', '2026-06-30T12:00:00.250Z'],
    ['2026-06-30T12:00Z', '2026-06-30T12:00:00.000Z'],
    ['2026-06-30t12:00z', '2026-06-30T12:00:00.000Z'],
    ['2026-06-30T12:00:00+02:00', '2026-06-30T10:00:00.000Z'],
    ['2026-06-30T12:00:00+0200', '2026-06-30T10:00:00.000Z'],
    ['2026-06-30T12:00:00+02', '2026-06-30T10:00:00.000Z'],
    ['2026-06-30T23:30:00-04:30', '2026-07-01T04:00:00.000Z'],
    ['2026-01-01T00:15:00+05:45', '2025-12-31T18:30:00.000Z'],
    ['2026-06-30T12:00:00-00:00', '2026-06-30T12:00:00.000Z'],
    ['2026-06-30T24:00:00Z', '2026-07-01T00:00:00.000Z'],
    // Without one it is read in the server's zone: Berlin.
    ['2026-06-30T12:00:00', '2026-06-30T10:00:00.000Z'],
    ['2026-01-30T12:00', '2026-01-30T11:00:00.000Z'],
    // Decision 12, in the server's zone.
    ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ])('%s is %s', (text, expected) => {
    expect(instantText(text)).toBe(expected)
  })

  test.each([
    '', ' ', 'today', '2026', '2026-06', '2026-06-31', '2026-02-29T12:00:00Z', '2026-13-01T12:00:00Z', '0000-06-30T12:00:00Z', '2026-06-30T',
    '2026-06-30T12', '2026-06-30T12Z', '2026-06-30Z', '2026-06-30 12:00:00Z', '2026-06-30T12:60Z', '2026-06-30T25:00Z', '2026-06-30T24:00:01Z',
    '2026-06-30T24:00:00.001Z', '2026-06-30T12:00:60Z', '2026-06-30T12:00:00.Z', '2026-06-30T12:00:00.1234567890Z', '2026-06-30T1:00Z',
    '2026-06-30T12:00:00+24:00', '2026-06-30T12:00:00+02:60', '2026-06-30T12:00:00+2', '2026-06-30T12:00:00 Z', ' 2026-06-30', '2026-06-30 ',
    '2026-06-30T12:00:00+02:00:00', '2026-06-30T12:00:00ZZ', '20260630T120000Z', '2026-W26-2', '1782820800000',
  ])('%j is refused', (text) => {
    expect(readInstant(text, reading)).toBeNull()
    expect(readDate(text, reading)).toBeNull()
    expect(isDateOnly(text, reading)).toBe(false)
  })

  test('whatever the platform writes is read as the platform does', () => {
    fc.assert(fc.property(fc.date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true }), (date) => {
      expect(readInstant(date.toISOString(), reading)).toBe(date.getTime())
    }))
  })

  test('a year that was written with too few digits is that year, not one before Christ', () => {
    // Local time in Berlin was 53 minutes and 28 seconds ahead.
    expect(instantText('0026-06-30T12:00:00')).toBe('0026-06-30T11:06:32.000Z')
  })

  test('an offset is taken off the clock', () => {
    const offsets = fc.integer({ min: -23 * 60 - 59, max: 23 * 60 + 59 })
    fc.assert(fc.property(fc.integer({ min: 0, max: 4e9 }), offsets, (second, offset) => {
      const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60].map((part) => String(part).padStart(2, '0'))
      const face = new Date(second * 1000).toISOString().slice(0, 19)
      expect(readInstant(`${face}${offset < 0 ? '-' : '+'}${hours}:${minutes}`, reading)).toBe(second * 1000 - offset * 60_000)
    }))
  })
})

describe('decision 10: dates', () => {
  test.each([
    // A date only means that date in every zone.
    ['2026-06-30', '2026-06-30'],
    // So does exactly UTC midnight, though it is the evening before in New York.
    ['2026-06-30T00:00:00Z', '2026-06-30'],
    ['2026-06-30T00:00:00.000Z', '2026-06-30'],
    ['2026-06-29T24:00:00Z', '2026-06-30'],
    ['2026-06-30T02:00:00+02:00', '2026-06-30'],
    // Berlin, the server's zone, shows two o'clock at UTC midnight.
    ['2026-06-30T02:00:00', '2026-06-30'],
    // Any other instant is read on the calendar of the member: New York.
    ['2026-06-30T00:00:00.001Z', '2026-06-29'],
    ['2026-06-30T00:00:01Z', '2026-06-29'],
    ['2026-06-30T03:59:59Z', '2026-06-29'],
    ['2026-06-30T03:00:00Z', '2026-06-29'],
    ['2026-06-30T04:00:00Z', '2026-06-30'],
    ['2026-06-30T00:00:00', '2026-06-29'],
    ['2026-06-30T23:59:59-04:00', '2026-06-30'],
    ['1969-12-31T00:00:00Z', '1969-12-31'],
  ])('%s is %s', (text, expected) => {
    expect(dateText(text)).toBe(expected)
  })

  test('what the interface answered can be sent back', () => {
    fc.assert(fc.property(fc.integer({ min: utcDay(1, 1, 2), max: utcDay(9999, 12, 30) }), (day) => {
      expect(readDate(formatInstant(day * 86_400_000), reading)).toBe(day)
    }))
  })

  test('only a date without a time of day is date-only', () => {
    expect(isDateOnly('2026-06-30', reading)).toBe(true)
    expect(isDateOnly('06/30/2026', reading)).toBe(true)
    expect(isDateOnly('2026-06-30T00:00:00Z', reading)).toBe(false)
    expect(isDateOnly('2026-06-30T00:00', reading)).toBe(false)
  })
})

describe('decision 11, spec: Conventions 3: localised dates are read month-first', () => {
  test.each([
    ['01.02.2026', '2026-01-02'],
    ['01/02/2026', '2026-01-02'],
    ['1/2/2026', '2026-01-02'],
    ['12.31.2026', '2026-12-31'],
    ['02/29/2024', '2024-02-29'],
  ])('%s is %s', (text, expected) => {
    expect(dateText(text)).toBe(expected)
    expect(instantText(text)).toBe(`${expected}T00:00:00.000Z`)
  })

  test.each([
    '13.02.2026', '31.12.2026', '30/06/2026', '02/29/2026', '02.30.2024', '00.10.2026', '10.00.2026', '01.02.0000', '01.02.26', '1.2/2026', '1-2-2026',
    '2026.01.02', '2026/01/02', '01.02.2026T12:00', '001.02.2026', ' 01.02.2026',
  ])('%s is no date', (text) => {
    expect(dateText(text)).toBeNull()
    expect(instantText(text)).toBeNull()
  })

  test('a host may have them refused', () => {
    for (const text of ['01.02.2026', '01/02/2026', '13.02.2026']) {
      expect(readDate(text, { ...inUtc, localizedDates: 'reject' })).toBeNull()
      expect(readInstant(text, { ...inUtc, localizedDates: 'reject' })).toBeNull()
      expect(isDateOnly(text, { ...inUtc, localizedDates: 'reject' })).toBe(false)
    }
    expect(readDate('2026-02-13', { ...inUtc, localizedDates: 'reject' })).toBe(plainDate('2026-02-13'))
  })
})
