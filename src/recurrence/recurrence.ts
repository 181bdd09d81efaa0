import type { PlainDate } from '../records'

/** A weekday as RFC 5545 and the interface write it. */
export type WeekDay = 'MO' | 'TU' | 'WE' | 'TH' | 'FR' | 'SA' | 'SU'

/** Which days of a period repeat. Lists may be in any order; a day that is named twice counts once. */
export type Pattern =
  | { readonly repeat: 'daily' }
  /** Weeks start on Monday; the interval counts them from the week of `from` (decisions 23, 25). */
  | { readonly repeat: 'weekly'; readonly weekDays: readonly WeekDay[] }
  /** 1 to 31, or -1 (the last day) to -31; a month that lacks a day has no occurrence on it (decisions 24, 27). */
  | { readonly repeat: 'monthly'; readonly by: 'day'; readonly days: readonly number[] }
  /** 1 to 5, or -1 (the last) to -5, each picked from all the month's days that fall on one of `weekDays` (decision 26). */
  | { readonly repeat: 'monthly'; readonly by: 'position'; readonly positions: readonly number[]; readonly weekDays: readonly WeekDay[] }

/** From when to when a pattern repeats, and which of its dates are left out. */
export interface Extent {
  /** Every how many days, weeks or months: 1 to 100. */
  readonly interval: number
  /** No occurrence is earlier; an occurrence itself only if it matches (decision 28). */
  readonly from: PlainDate
  /** Last possible date, inclusive; of `until` and `count` the earlier end wins, and one of them is given. */
  readonly until: PlainDate | null
  /** 1 to 365 occurrences, counted before `exDates` are removed (decision 28). */
  readonly count: number | null
  /** Removed dates; those that are no occurrence are ignored. */
  readonly exDates: readonly PlainDate[]
}

/**
 * A series as data: plain, JSON-serialisable, in calendar dates.
 *
 * @example
 * const everySecondTuesday: Recurrence = {
 *   repeat: 'monthly', by: 'position', positions: [2], weekDays: ['TU'],
 *   interval: 1, from: '2026-03-03', until: null, count: 6, exDates: [],
 * }
 * everySecondTuesday.count // 6
 */
export type Recurrence = Pattern & Extent
