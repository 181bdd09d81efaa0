import { Temporal } from '@js-temporal/polyfill'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MINUTES_PER_DAY, MS_PER_DAY, dateAt, instantOfWallClock, wallClockMinutes } from '../../../src/calendar'
import { zoneOffset } from '../../../src/calendar/zoneOffset'

/**
 * Our time zones against the reference implementation of Temporal. Both read the platform's time-zone data; what is compared is
 * what is made of it: our table of transitions against the polyfill, which asks anew for each instant.
 */

/** Zones with something unusual in their history. */
const corners = [
  'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Casablanca', 'Pacific/Apia', 'America/Sao_Paulo', 'Asia/Kathmandu',
  'Africa/Monrovia', 'Africa/Cairo', 'Africa/El_Aaiun', 'Asia/Gaza', 'America/Recife', 'Pacific/Kwajalein', 'Antarctica/Troll',
]

const zones = fc.oneof(fc.constantFrom(...corners), fc.constantFrom(...Intl.supportedValuesOf('timeZone')))
const [FIRST, LAST] = [Date.UTC(1970, 0, 1), Date.UTC(2100, 11, 31, 23, 59, 59, 999)]
const MS_PER_YEAR = 365 * MS_PER_DAY

const within = (instant: number): number => Math.min(LAST, Math.max(FIRST, instant))

/** Some instants of one year or so: asking for them costs one look at the zone's data. */
const instantsOfAYear = fc
  .tuple(fc.integer({ min: FIRST, max: LAST }), fc.array(fc.nat(MS_PER_YEAR), { minLength: 10, maxLength: 10 }))
  .map(([first, later]) => later.map((more) => within(first + more)))

const zoned = (zone: string, instant: number): Temporal.ZonedDateTime => Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)

const wallOf = (at: Temporal.PlainDateTime): number => at.toZonedDateTime('UTC').epochMilliseconds

function expectSame(zone: string, instant: number): void {
  const there = zoned(zone, instant)
  expect(zoneOffset(zone, instant) + 0, `${zone} at ${instant}`).toBe(there.offsetNanoseconds / 1_000_000 + 0)
}

/** The next transition of a zone after an instant, if there is one before 2101. */
function transitionAfter(zone: string, instant: number): number | null {
  const next = zoned(zone, instant).getTimeZoneTransition('next')
  return next === null || next.epochMilliseconds > LAST ? null : next.epochMilliseconds
}

describe('decision 9: the wall clock of a zone agrees with Temporal', () => {
  test('the example: Berlin in summer', () => {
    const instant = Date.UTC(2026, 5, 30, 22, 30)
    expect(zoneOffset('Europe/Berlin', instant)).toBe(7_200_000)
    expect(zoned('Europe/Berlin', instant).offset).toBe('+02:00')
    expect(dateAt(instant, 'Europe/Berlin')).toBe(Date.UTC(2026, 6, 1) / MS_PER_DAY)
  })

  test('at 10,000 instants of any zones, 1970 to 2100', () => {
    fc.assert(fc.property(zones, instantsOfAYear, (zone, instants) => instants.forEach((instant) => expectSame(zone, instant))), { numRuns: 1000 })
  })

  test('within seconds of transitions', () => {
    const nearby = [-86_400_000, -3_600_000, -60_000, -1001, -1000, -999, -1, 0, 1, 999, 1000, 60_000, 3_600_000, 86_400_000]
    fc.assert(fc.property(zones, fc.integer({ min: FIRST, max: LAST }), (zone, instant) => {
      const transition = transitionAfter(zone, instant)
      if (transition !== null) nearby.forEach((step) => expectSame(zone, transition + step))
    }), { numRuns: 150 })
  })

  test('date and minute of the day, at any instant', () => {
    fc.assert(fc.property(zones, fc.integer({ min: FIRST, max: LAST }), (zone, instant) => {
      const there = zoned(zone, instant)
      const minutes = wallClockMinutes(instant, zone)
      expect(minutes).toBe(Math.floor(wallOf(there.toPlainDateTime()) / 60_000))
      expect(((minutes % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY).toBe(there.hour * 60 + there.minute)
      expect(dateAt(instant, zone)).toBe(wallOf(there.toPlainDate().toPlainDateTime()) / MS_PER_DAY)
    }), { numRuns: 150 })
  })
})

describe('decision 12: a wall-clock time as an instant agrees with Temporal’s "compatible" reading', () => {
  const expectSameInstant = (zone: string, wall: number): void => {
    const shown = Temporal.Instant.fromEpochMilliseconds(wall).toZonedDateTimeISO('UTC').toPlainDateTime()
    const instant = shown.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds
    expect(instantOfWallClock(wall, zone), `${shown.toString()} in ${zone}`).toBe(instant)
  }

  test('at any time', () => {
    fc.assert(fc.property(zones, fc.integer({ min: FIRST, max: LAST }), expectSameInstant), { numRuns: 300 })
  })

  test('around transitions: skipped and repeated times', () => {
    const minutes = fc.array(fc.integer({ min: -26 * 60, max: 26 * 60 }), { minLength: 12, maxLength: 12 })
    fc.assert(fc.property(zones, fc.integer({ min: FIRST, max: LAST }), minutes, (zone, instant, steps) => {
      const transition = transitionAfter(zone, instant)
      if (transition === null) return
      const offsets = [zoned(zone, transition - 1), zoned(zone, transition)].map((there) => there.offsetNanoseconds / 1_000_000)
      // The two faces that the clock shows at the transition, and times about them.
      for (const face of offsets.map((offset) => transition + offset)) {
        for (const step of [-60_000, -1, 0, 1, 60_000, ...steps.map((minute) => minute * 60_000)]) expectSameInstant(zone, face + step)
      }
    }), { numRuns: 40 })
  })
})
