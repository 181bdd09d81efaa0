import { type DaySet, dayBit, earliest, firstDays, latest } from './daySet'
import type { Pattern } from './recurrence'
import { weekDays } from './weekDays'

const LONGEST_MONTH = 31
const DAYS_PER_WEEK = 7

/** A monthly pattern in numbers, ready to be laid over any month. */
export interface MonthDays {
  /** Days counted from the month's start. */
  readonly fromStart: DaySet
  /** Days counted from the month's end, laid out as in a month of 31 days. */
  readonly fromEnd: DaySet
  /** Weekdays to pick from; Monday is bit 0. */
  readonly weekDays: DaySet
  readonly positions: readonly number[]
}

/** Throws a RangeError for days, positions or weekdays that the types rule out. */
export function monthDays(pattern: Extract<Pattern, { repeat: 'monthly' }>): MonthDays {
  if (pattern.by === 'day') return daysOfMonth(pattern.days)
  for (const position of pattern.positions) {
    if (!Number.isInteger(position) || position === 0 || Math.abs(position) > 5) {
      throw new RangeError(`expected a position from 1 to 5 or -1 to -5, got ${position}`)
    }
  }
  return { fromStart: 0, fromEnd: 0, weekDays: weekDaySet(pattern.weekDays), positions: pattern.positions }
}

function daysOfMonth(days: readonly number[]): MonthDays {
  let fromStart = 0
  let fromEnd = 0
  for (const day of days) {
    if (day < 0) fromEnd |= dayBit(LONGEST_MONTH + day, LONGEST_MONTH)
    else fromStart |= dayBit(day - 1, LONGEST_MONTH)
  }
  return { fromStart, fromEnd, weekDays: 0, positions: [] }
}

/** Weekdays as a set whose bit 0 is Monday. */
export function weekDaySet(names: Extract<Pattern, { repeat: 'weekly' }>['weekDays']): DaySet {
  let set = 0
  for (const name of names) set |= dayBit(weekDays.indexOf(name), DAYS_PER_WEEK)
  return set
}

/** All days of a month, the first of which is `firstWeekday`, that fall on one of the weekdays. */
function onWeekDays(set: DaySet, firstWeekday: number, length: number): DaySet {
  const week = ((set >>> firstWeekday) | (set << (DAYS_PER_WEEK - firstWeekday))) & 0x7f
  return (week | (week << 7) | (week << 14) | (week << 21) | (week << 28)) & firstDays(length)
}

/** The day at a position of a set, from its start or, below zero, from its end; empty where the set is too small. */
function pick(set: DaySet, position: number): DaySet {
  let rest = set
  if (position > 0) {
    for (let skipped = 1; skipped < position; skipped++) rest ^= earliest(rest)
    return earliest(rest)
  }
  for (let skipped = -1; skipped > position; skipped--) rest ^= latest(rest)
  return latest(rest)
}

/** The days of one month that match (decisions 24, 26, 27): what the month lacks is not moved. */
export function matchingDays(pattern: MonthDays, firstWeekday: number, length: number): DaySet {
  if (pattern.weekDays === 0) {
    return (pattern.fromStart | (pattern.fromEnd >>> (LONGEST_MONTH - length))) & firstDays(length)
  }
  const candidates = onWeekDays(pattern.weekDays, firstWeekday, length)
  let matching = 0
  for (const position of pattern.positions) matching |= pick(candidates, position)
  return matching
}
