import { type Day, LAST_PLAIN_DATE, addMonths, plainDate } from '../calendar'
import { limits } from '../kernel/limits'
import type { Extent } from './recurrence'

const MONTHS_PER_YEAR = 12
/** No 100 years have fewer days: an `until` this near needs no horizon. */
const CENTURY_AT_LEAST = 36_524

/** Stands for a missing count: more than 100 years have days, and a small integer, which keeps the expansion fast. */
const UNCOUNTED = 2 ** 30

/** Between which days a series is expanded, in numbers. */
export interface Bounds {
  readonly from: Day
  /** The last day that an occurrence may have, whatever the count: `until`, and never over 100 years from `from`. */
  readonly last: Day
  readonly count: number
  /** Expansion stops right after the first day past this one. */
  readonly through: Day
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 1

function lastDay(from: Day, until: Day | null): Day {
  if (until !== null && until - from < CENTURY_AT_LEAST) return until
  const horizon = Math.min(addMonths(from, limits.recurrenceMaxYears * MONTHS_PER_YEAR), LAST_PLAIN_DATE)
  return until === null ? horizon : Math.min(until, horizon)
}

/**
 * The bounds of a series (decisions 28, 29). Throws a RangeError for dates that do not exist and for an interval or count
 * below 1, with which a series would have no end.
 */
export function boundsOf({ interval, from, until, count }: Extent, through: Day): Bounds {
  if (!isCount(interval)) throw new RangeError(`expected an interval of 1 or more, got ${interval}`)
  if (count !== null && !isCount(count)) throw new RangeError(`expected a count of 1 or more, got ${count}`)
  const first = plainDate(from)
  return {
    from: first,
    last: lastDay(first, until === null ? null : plainDate(until)),
    count: count ?? UNCOUNTED,
    through,
  }
}
