import { describe, expect, test } from 'vitest'
import { dateAt, formatInstant, instantOfRecord, instantOfWallClock, plainDate, wallClockMinutes } from '../../../src/calendar'
import { faceMinutes } from './utcOracle'

describe('decision 9: the wall clock of an instant', () => {
  test.each([
    ['2026-06-30T22:30:00.000Z', 'UTC', '2026-06-30 22:30'],
    ['2026-06-30T22:30:00.000Z', 'Europe/Berlin', '2026-07-01 00:30'],
    ['2026-01-31T22:59:59.999Z', 'Europe/Berlin', '2026-01-31 23:59'],
    ['2026-01-31T23:00:00.000Z', 'Europe/Berlin', '2026-02-01 00:00'],
    ['2026-01-01T04:59:00.000Z', 'America/New_York', '2025-12-31 23:59'],
    ['2026-01-01T18:14:00.000Z', 'Asia/Kathmandu', '2026-01-01 23:59'],
    ['2026-01-01T18:15:00.000Z', 'Asia/Kathmandu', '2026-01-02 00:00'],
    // Both sides of a spring gap and of an autumn overlap.
    ['2026-03-29T00:59:59.999Z', 'Europe/Berlin', '2026-03-29 01:59'],
    ['2026-03-29T01:00:00.000Z', 'Europe/Berlin', '2026-03-29 03:00'],
    ['2026-10-25T00:30:00.000Z', 'Europe/Berlin', '2026-10-25 02:30'],
    ['2026-10-25T01:30:00.000Z', 'Europe/Berlin', '2026-10-25 02:30'],
    // The zone had no 30 December.
    ['2011-12-30T09:59:59.999Z', 'Pacific/Apia', '2011-12-29 23:59'],
    ['2011-12-30T10:00:00.000Z', 'Pacific/Apia', '2011-12-31 00:00'],
    // Seconds of an offset are part of the clock.
    ['1971-06-30T00:44:29.000Z', 'Africa/Monrovia', '1971-06-29 23:59'],
    ['1971-06-30T00:44:30.000Z', 'Africa/Monrovia', '1971-06-30 00:00'],
    ['1969-12-31T23:59:59.999Z', 'UTC', '1969-12-31 23:59'],
  ])('%s in %s shows %s', (instant, zone, face) => {
    expect(wallClockMinutes(Date.parse(instant), zone)).toBe(faceMinutes(face))
    expect(dateAt(Date.parse(instant), zone)).toBe(plainDate(face.slice(0, 10)))
  })

  test('before 1970 the minutes are below zero', () => {
    expect(wallClockMinutes(-1, 'UTC')).toBe(-1)
    expect(dateAt(-1, 'UTC')).toBe(-1)
  })
})

describe('decision 12: the instant of a wall-clock time', () => {
  test.each([
    ['2026-06-30 12:00', 'UTC', '2026-06-30T12:00:00.000Z'],
    ['2026-06-30 12:00', 'Europe/Berlin', '2026-06-30T10:00:00.000Z'],
    ['2026-01-30 12:00', 'Europe/Berlin', '2026-01-30T11:00:00.000Z'],
    ['2026-06-30 00:00', 'Asia/Kathmandu', '2026-06-29T18:15:00.000Z'],
    // In a gap: forward by the gap.
    ['2026-03-29 01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29 02:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['2026-03-29 02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29 03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['2026-03-08 02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['2026-10-04 02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
    ['2011-12-30 12:00', 'Pacific/Apia', '2011-12-30T22:00:00.000Z'],
    ['2026-04-24 00:30', 'Africa/Cairo', '2026-04-23T22:30:00.000Z'],
    // In an overlap: the first.
    ['2026-10-25 01:59', 'Europe/Berlin', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25 02:00', 'Europe/Berlin', '2026-10-25T00:00:00.000Z'],
    ['2026-10-25 02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25 02:59', 'Europe/Berlin', '2026-10-25T00:59:00.000Z'],
    ['2026-10-25 03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
    ['2026-11-01 01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['2026-04-05 01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
    ['2019-02-16 23:30', 'America/Sao_Paulo', '2019-02-17T01:30:00.000Z'],
  ])('%s in %s is %s', (face, zone, instant) => {
    expect(formatInstant(instantOfWallClock(faceMinutes(face) * 60_000, zone))).toBe(instant)
  })
})

describe('instants as texts', () => {
  test('spec: Conventions 4: written in UTC with milliseconds and Z', () => {
    expect(formatInstant(0)).toBe('1970-01-01T00:00:00.000Z')
    expect(formatInstant(Date.UTC(2026, 5, 30, 22, 30, 5, 7))).toBe('2026-06-30T22:30:05.007Z')
  })

  test('a record’s instant is read to the millisecond', () => {
    expect(instantOfRecord('1970-01-01T00:00:01.234Z')).toBe(1234)
    expect(instantOfRecord('2026-06-30T22:30:05.007Z')).toBe(Date.UTC(2026, 5, 30, 22, 30, 5, 7))
  })

  test.each(['', 'tomorrow', '2026-13-01T00:00:00.000Z', '2026-06-30T25:00:00.000Z', '2026-02-30T00:00:00.000Z'])('%j is no instant: a programmer error', (text) => {
    expect(() => instantOfRecord(text)).toThrow(RangeError)
    expect(() => instantOfRecord(text)).toThrow(`expected an instant, got ${JSON.stringify(text)}`)
  })

  test.each([
    '2026-06-30T12:00:00', '2026-06-30T12:00:00.000', '2026-06-30 12:00', 'June 30, 2026', '06/30/2026',
  ])('house, Purity: %j names no zone, and is refused instead of being read in the host’s', (text) => {
    expect(() => instantOfRecord(text)).toThrow(RangeError)
  })
})
