import type { Day } from './day'
import { MS_PER_DAY, MS_PER_MINUTE } from './units'
import { zoneOffset } from './zoneOffset'

/**
 * The wall clock of a zone at an instant, as whole minutes since 1970-01-01 00:00 on that clock: the day is its quotient
 * by `MINUTES_PER_DAY`, the minute of the day the rest.
 */
export function wallClockMinutes(instant: number, timeZone: string): number {
  return Math.floor((instant + zoneOffset(timeZone, instant)) / MS_PER_MINUTE)
}

/** The date on a zone's calendar at an instant (decision 9). */
export const dateAt = (instant: number, timeZone: string): Day =>
  Math.floor((instant + zoneOffset(timeZone, instant)) / MS_PER_DAY)

/**
 * The instant at which a zone's wall clock shows a time, given in milliseconds since 1970-01-01 00:00 on that clock. A time
 * that the clock skips moves forward by the gap; of a time that it shows twice the first counts (decision 12).
 */
export function instantOfWallClock(wall: number, timeZone: string): number {
  // No offset exceeds a day, so that these two lie on either side of the instant, and of its one possible transition.
  const [before, after] = [zoneOffset(timeZone, wall - MS_PER_DAY), zoneOffset(timeZone, wall + MS_PER_DAY)]
  if (before === after) return wall - before
  // The first reading is that of the offset before the change, unless the clock has jumped past it.
  const first = wall - before
  if (zoneOffset(timeZone, first) === before) return first
  const second = wall - after
  return zoneOffset(timeZone, second) === after ? second : first
}
