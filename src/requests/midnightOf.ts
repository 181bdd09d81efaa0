import { type Day, MS_PER_DAY, instantOfWallClock } from '../calendar'

/** The instant at which a date begins on a zone's clock; where that skips midnight, the first instant after the gap. */
export const midnightOf = (date: Day, timeZone: string): number => instantOfWallClock(date * MS_PER_DAY, timeZone)
