import { civil } from './days'
import type { Day } from './days'
import type { Holding, Timeline } from './timeline'

/** An allowance year that exists (A3). */
export interface YearStretch {
  readonly label: number
  readonly from: Day
  readonly to: Day
  readonly firstCovered: Day
  readonly lastCovered: Day
}

interface ListedYears {
  readonly listed: readonly YearStretch[]
  /** The year that follows the last listed one, which must be known to close that one (E0, E4); null when none exists. */
  readonly following: YearStretch | null
}

/** A4: from the first year through the next year of the last one that starts on or before `asOf`. */
export function listedYears(timeline: Timeline, asOf: Day): ListedYears {
  if (timeline.firstCovered === null) return { listed: [], following: null }
  const years = existingYears(timeline, timeline.firstCovered, asOf)
  const begun = years.filter(({ from }) => from <= asOf)
  // An `asOf` before the first year counts as lying in it.
  const running = Math.max(begun.length - 1, 0)
  return { listed: years.slice(0, running + 2), following: years[running + 2] ?? null }
}

/** The years of A2 and A3 in order, as many as A4 and E0 can ask for: three after `asOf`, or all there are. */
function existingYears(timeline: Timeline, firstCovered: Day, asOf: Day): readonly YearStretch[] {
  const years: YearStretch[] = []
  let lastInForce: Holding = timeline.holdingOn(firstCovered)!
  let from = timeline.nominalYearOf(firstCovered, lastInForce).first
  let covered: Day[] = []
  for (let day = firstCovered; ; day += 1) {
    const holding = timeline.holdingOn(day)
    // A2: in a gap or after the end the terms last in force decide.
    if (holding !== null) lastInForce = holding
    const calendarYear = civil(day).year
    const hasBoundary = calendarYear === civil(from).year
    if (!hasBoundary && day === timeline.yearStartIn(calendarYear, lastInForce)) {
      // A3: without a covered day there is no such year.
      if (covered.length > 0) {
        years.push({ label: civil(from).year, from, to: day - 1, firstCovered: covered[0]!, lastCovered: covered.at(-1)! })
      }
      if (day > timeline.lastPossible || years.filter((year) => year.from > asOf).length === 3) return years
      from = day
      covered = []
    }
    if (holding !== null) covered.push(day)
  }
}
