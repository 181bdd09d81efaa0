import { type Day, type DayRange, OPEN_END, yearOf } from '../calendar'
import type { AllowanceInput } from '../records'
import { type YearStartDay, nominalYearOf, yearStartDay, yearStartIn } from './nominalYear'
import type { InForce, Span } from './span'

/** An allowance year before any amount: its days, and what is in force at both ends of its covered days. */
export interface YearPeriod extends DayRange {
  /** The calendar year in which it starts. */
  readonly year: number
  readonly firstCovered: Day
  readonly atFirstCovered: InForce
  readonly atLastCovered: InForce
}

/** A stretch of days and the year start that counts in it: a span and the gap behind it (A2). */
interface YearStartRange extends DayRange {
  readonly start: YearStartDay
}

function yearStartRanges(spans: readonly Span[], input: AllowanceInput): YearStartRange[] {
  return spans.map(({ from, inForce }, index) => {
    const next = spans[index + 1]
    return { from, to: next === undefined ? OPEN_END : next.from - 1, start: yearStartDay(inForce, input) }
  })
}

/** The first year start in a calendar year of the terms in force on it; null when there is none. */
function boundaryIn(year: number, ranges: readonly YearStartRange[]): Day | null {
  for (const { from, to, start } of ranges) {
    const day = yearStartIn(year, start)
    if (day >= from && day <= to) return day
  }
  return null
}

/** The year as a member's, or null when no covered day lies in it (A3). */
function covered(year: number, from: Day, to: Day, spans: readonly Span[]): YearPeriod | null {
  const inside = spans.filter((span) => span.from <= to && span.to >= from)
  const [first, last] = [inside[0], inside.at(-1)]
  if (first === undefined || last === undefined) return null
  return { year, from, to, firstCovered: Math.max(first.from, from), atFirstCovered: first.inForce, atLastCovered: last.inForce }
}

/** The member's allowance years in order (A2, A3): without end while an assignment is open. */
function* yearPeriods(spans: readonly Span[], input: AllowanceInput): Generator<YearPeriod, void> {
  const ranges = yearStartRanges(spans, input)
  const [first, lastCovered] = [ranges[0], spans.at(-1)?.to]
  if (first === undefined || lastCovered === undefined) return
  let from = nominalYearOf(first.from, first.start).from
  let year = yearOf(from)
  for (let next = year + 1; from <= lastCovered; next++) {
    const boundary = boundaryIn(next, ranges)
    if (boundary === null) continue
    const period = covered(year, from, boundary - 1, spans)
    if (period !== null) yield period
    from = boundary
    year = next
  }
}

/** The years to show, and the one after them, which decides what becomes of the last one's rest (A4, E0). */
export interface ListedYears {
  readonly listed: readonly YearPeriod[]
  readonly following: YearPeriod | null
}

/** The years through the next one of the last that starts on or before `through`. */
export function listedYears(spans: readonly Span[], input: AllowanceInput, through: Day): ListedYears {
  const listed: YearPeriod[] = []
  // Set once a year after `through` has been seen: that one is still listed, the one behind it is not.
  let complete = false
  for (const period of yearPeriods(spans, input)) {
    if (complete) return { listed, following: period }
    complete = listed.length > 0 && period.from > through
    listed.push(period)
  }
  return { listed, following: null }
}
