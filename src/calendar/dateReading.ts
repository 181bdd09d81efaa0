import type { Day } from './day'
import { type IsoText, parseIsoText } from './isoText'
import { dayInMonth, daysInMonth, monthIndex } from './month'
import { MS_PER_DAY } from './units'
import { dateAt, instantOfWallClock } from './wallClock'

/** How texts of dates and times are read: the decisions that a host may change. */
export interface DateReading {
  /** Tells the calendar date of an instant: the member's zone, else the workspace's (decision 9). */
  readonly timeZone: string
  /** Reads a time of day without designator (spec: Conventions 2). */
  readonly serverTimeZone: string
  /** `01.02.2026` and `01/02/2026`: read month-first as the interface does, or refused (decision 11). */
  readonly localizedDates: 'month_first' | 'reject'
}

const LOCALIZED = /^(\d{1,2})([./])(\d{1,2})\2(\d{4})$/

/** Both localised forms are silently read month-first, so that `13.02.2026` is no date (spec: Conventions 3). */
function parseLocalized(text: string): IsoText | null {
  const match = LOCALIZED.exec(text)
  if (match === null) return null
  const [month, dayOfMonth, year] = [Number(match[1]), Number(match[3]), Number(match[4])]
  if (month < 1 || month > 12 || year < 1 || dayOfMonth < 1) return null
  const index = monthIndex(year, month)
  return dayOfMonth > daysInMonth(index) ? null : { kind: 'date', date: dayInMonth(index, dayOfMonth) }
}

function parse(text: string, { localizedDates }: DateReading): IsoText | null {
  return parseIsoText(text) ?? (localizedDates === 'month_first' ? parseLocalized(text) : null)
}

function instantOf(read: IsoText, { serverTimeZone }: DateReading): number {
  if (read.kind === 'date') return read.date * MS_PER_DAY
  return read.offset === null ? instantOfWallClock(read.wall, serverTimeZone) : read.wall - read.offset
}

/**
 * The instant that a text names, in milliseconds since 1970 UTC; a date only is its UTC midnight; null when unreadable.
 *
 * @example
 * readInstant('2026-03-03T10:00:00+02:00', { timeZone: 'Europe/Berlin', serverTimeZone: 'UTC', localizedDates: 'reject' }) // 1772524800000
 */
export function readInstant(text: string, reading: DateReading): number | null {
  const read = parse(text, reading)
  return read === null ? null : instantOf(read, reading)
}

/**
 * The calendar date that a text names; null when unreadable. A date only is that date in every zone, and so is exactly
 * UTC midnight, which is how the interface answers dates: what it answered can be sent back (decision 10).
 *
 * @example
 * readDate('1970-01-01T23:30:00Z', { timeZone: 'Europe/Berlin', serverTimeZone: 'UTC', localizedDates: 'reject' }) // 1
 */
export function readDate(text: string, reading: DateReading): Day | null {
  const read = parse(text, reading)
  if (read === null) return null
  if (read.kind === 'date') return read.date
  const instant = instantOf(read, reading)
  return instant % MS_PER_DAY === 0 ? instant / MS_PER_DAY : dateAt(instant, reading.timeZone)
}

/** Whether a text names a date without a time of day. */
export const isDateOnly = (text: string, reading: DateReading): boolean => parse(text, reading)?.kind === 'date'
