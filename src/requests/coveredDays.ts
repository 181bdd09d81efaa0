import type { Day, DayRange } from '../calendar'
import type { ProposedDay } from './proposedDays'

/** A run of list indexes; `to` is exclusive, and `from` when there are none. */
interface IndexRange {
  readonly from: number
  readonly to: number
}

/** The first index at or after `low` whose day is not before a date. Without a closure: it runs for every request of a department. */
function firstFrom(days: readonly ProposedDay[], date: Day, start: number): number {
  let [low, high] = [start, days.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (days[middle]!.date < date) low = middle + 1
    else high = middle
  }
  return low
}

/** Which of the proposed days, in date order, have their date in a range. */
export function coveredDays(days: readonly ProposedDay[], range: DayRange): IndexRange {
  const from = firstFrom(days, range.from, 0)
  const next = days[from]
  // Most absences are short: often the search ends where it began.
  return { from, to: next === undefined || next.date > range.to ? from : firstFrom(days, range.to + 1, from + 1) }
}
