import type { DayRange } from '../calendar'
import { firstIndex } from './firstIndex'
import type { ProposedDay } from './proposedDays'

/** A run of list indexes; `to` is exclusive, and `from` when there are none. */
interface IndexRange {
  readonly from: number
  readonly to: number
}

/** Which of the proposed days, in date order, have their date in a range. */
export function coveredDays(days: readonly ProposedDay[], range: DayRange): IndexRange {
  return { from: firstIndex(days, ({ date }) => date >= range.from), to: firstIndex(days, ({ date }) => date > range.to) }
}
