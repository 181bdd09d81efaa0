import { describe, expect, test } from 'vitest'
import { zoneOffset } from '../../../src/calendar/zoneOffset'

const HOUR = 3_600_000

/** [zone, the first instant of the new offset, the offset before, the offset from then on], from the published histories. */
const transitions: readonly (readonly [zone: string, at: string, before: string, after: string])[] = [
  ['Europe/Berlin', '2026-03-29T01:00:00Z', '+01:00', '+02:00'],
  ['Europe/Berlin', '2026-10-25T01:00:00Z', '+02:00', '+01:00'],
  ['America/New_York', '2026-03-08T07:00:00Z', '-05:00', '-04:00'],
  ['America/New_York', '2026-11-01T06:00:00Z', '-04:00', '-05:00'],
  // Half an hour of summer time.
  ['Australia/Lord_Howe', '2026-04-04T15:00:00Z', '+11:00', '+10:30'],
  ['Australia/Lord_Howe', '2026-10-03T15:30:00Z', '+10:30', '+11:00'],
  // Summer time all year but in Ramadan.
  ['Africa/Casablanca', '2026-02-15T02:00:00Z', '+01:00', '+00:00'],
  ['Africa/Casablanca', '2026-03-22T02:00:00Z', '+00:00', '+01:00'],
  ['Africa/El_Aaiun', '2026-02-15T02:00:00Z', '+01:00', '+00:00'],
  ['Africa/El_Aaiun', '2026-03-22T02:00:00Z', '+00:00', '+01:00'],
  // The last Friday of April and the last Thursday of October.
  ['Africa/Cairo', '2026-04-23T22:00:00Z', '+02:00', '+03:00'],
  ['Africa/Cairo', '2026-10-29T21:00:00Z', '+03:00', '+02:00'],
  // The zone skipped 30 December 2011.
  ['Pacific/Apia', '2011-12-30T10:00:00Z', '-10:00', '+14:00'],
  // The last summer time; none since.
  ['America/Sao_Paulo', '2018-11-04T03:00:00Z', '-03:00', '-02:00'],
  ['America/Sao_Paulo', '2019-02-17T02:00:00Z', '-02:00', '-03:00'],
  // At a year border of the zone.
  ['Asia/Kathmandu', '1985-12-31T18:30:00Z', '+05:30', '+05:45'],
  ['Africa/Monrovia', '1972-01-07T00:44:30Z', '-00:44:30', '+00:00'],
  // British Standard Time ended.
  ['Europe/London', '1971-10-31T02:00:00Z', '+01:00', '+00:00'],
  ['Europe/Moscow', '2011-03-26T23:00:00Z', '+03:00', '+04:00'],
  ['Europe/Moscow', '2014-10-25T22:00:00Z', '+04:00', '+03:00'],
  ['Asia/Pyongyang', '2015-08-14T15:00:00Z', '+09:00', '+08:30'],
  ['America/Caracas', '2016-05-01T07:00:00Z', '-04:30', '-04:00'],
  // Two hours of summer time.
  ['Antarctica/Troll', '2026-03-29T01:00:00Z', '+00:00', '+02:00'],
  // Summer time that ended after six days and 23 hours: the shortest stretch since 1970.
  ['America/Recife', '2000-10-08T03:00:00Z', '-03:00', '-02:00'],
  ['America/Recife', '2000-10-15T02:00:00Z', '-02:00', '-03:00'],
]

/** `+hh:mm` or `+hh:mm:ss` in milliseconds. */
function milliseconds(offset: string): number {
  const [hours, minutes, seconds = 0] = offset.slice(1).split(':').map(Number)
  return (offset.startsWith('-') ? -1 : 1) * (((hours! * 60) + minutes!) * 60 + seconds) * 1000
}

describe('the offset changes at the very instant', () => {
  test.each(transitions)('%s at %s: %s to %s', (zone, at, before, after) => {
    const instant = Date.parse(at)
    for (const earlier of [1, 999, 1000, 1001, 60_000, HOUR, 6 * 24 * HOUR]) {
      expect(zoneOffset(zone, instant - earlier) + 0, `${earlier} ms before`).toBe(milliseconds(before) + 0)
    }
    for (const later of [0, 1, 999, 1000, 60_000, HOUR, 6 * 24 * HOUR]) {
      expect(zoneOffset(zone, instant + later) + 0, `${later} ms after`).toBe(milliseconds(after) + 0)
    }
  })
})

describe('decision 9: zones', () => {
  test('UTC is never ahead', () => {
    for (const zone of ['UTC', 'Etc/UTC', 'Africa/Abidjan']) expect(zoneOffset(zone, Date.parse('2026-06-30T12:00:00Z'))).toBe(0)
  })

  test('a zone without changes is always ahead by the same', () => {
    for (const at of ['1990-01-01T00:00:00Z', '2026-06-30T12:00:00Z', '2099-12-31T23:59:59.999Z']) {
      expect(zoneOffset('Asia/Kathmandu', Date.parse(at))).toBe(5.75 * HOUR)
      expect(zoneOffset('Asia/Tokyo', Date.parse(at))).toBe(9 * HOUR)
    }
  })

  test('before there were zones a place had the time of its sun, in the first century too', () => {
    // Berlin lies 13.37 degrees east: 53 minutes and 28 seconds. `Date.UTC` takes the years 0 to 99 for 1900 to 1999.
    for (const at of ['1850-06-30T12:00:00Z', '0100-01-01T12:00:00Z', '0099-06-30T12:00:00Z', '0050-06-30T12:00:00Z', '0001-06-30T12:00:00Z']) {
      expect(zoneOffset('Europe/Berlin', Date.parse(at)), at).toBe((53 * 60 + 28) * 1000)
    }
  })

  test('answers do not depend on what was asked before', () => {
    const ask = (): number[] => transitions.map(([zone, at]) => zoneOffset(zone, Date.parse(at)))
    const first = ask()
    for (const zone of new Set(transitions.map(([one]) => one))) zoneOffset(zone, Date.parse('2050-06-30T12:00:00Z'))
    expect(ask()).toEqual(first)
  })

  test.each(['Europe/Atlantis', 'Nowhere', '', 'Europe/Berlin ', 'Europe/Ber\u2060lin', 'UTC+25'])('an unknown zone is named: %j', (zone) => {
    expect(() => zoneOffset(zone, 0)).toThrow(RangeError)
    expect(() => zoneOffset(zone, 0)).toThrow(`expected an IANA time zone, got ${JSON.stringify(zone)}`)
  })
})
