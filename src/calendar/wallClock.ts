import type { Day } from './day'
import { zoneOffset } from './zoneOffset'

const MS_PER_MINUTE = 60_000

export const MINUTES_PER_DAY = 1440

/**
 * The wall clock of a zone at an instant, as whole minutes since 1970-01-01 00:00 on that clock: the day is its quotient
 * by `MINUTES_PER_DAY`, the minute of the day the rest.
 */
export function wallClockMinutes(instant: string, timeZone: string): number {
  const milliseconds = Date.parse(instant)
  if (Number.isNaN(milliseconds)) throw new RangeError(`expected an instant, got ${JSON.stringify(instant)}`)
  return Math.floor((milliseconds + zoneOffset(timeZone, milliseconds)) / MS_PER_MINUTE)
}

export const dayOfMinutes = (minutes: number): Day => Math.floor(minutes / MINUTES_PER_DAY)
