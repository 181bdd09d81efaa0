import { type Day, type DayRange, civilDate, dayInMonth, intersection, monthOf, plainDate } from '../calendar'
import type { RuleTerms } from '../records'
import { type YearStartDay, nominalYearOf } from './nominalYear'
import { type Share, yearlyShare } from './proration'

/** A grant before rounding: a share of the rule's amount, and the nominal year whose running total it joins. */
export interface DatedGrant {
  readonly date: Day
  readonly nominalYear: DayRange
  readonly share: Share
}

/** What decides a span's grant dates. */
interface GrantingSpan extends DayRange {
  readonly terms: RuleTerms
  readonly assignedFrom: Day
  readonly yearStart: YearStartDay
}

const WHOLE: Share = { covered: 1, whole: 1 }
const PERIOD_DAYS = 14

/** One grant for the covered part of each nominal year, dated at its first or last day (B1, B2, B4). */
function* yearlyGrants(span: GrantingSpan, through: Day): Generator<DatedGrant, void> {
  for (let year = nominalYearOf(span.from, span.yearStart); ; year = nominalYearOf(year.to + 1, span.yearStart)) {
    const covered = intersection(span, year)
    if (covered === null || covered.from > through) return
    const date = span.terms.grantTiming === 'start' ? covered.from : covered.to
    if (date <= through) yield { date, nominalYear: year, share: yearlyShare(covered, year, span.terms.prorationBasis) }
  }
}

/** First days of monthly periods: of calendar months, or from the anchor's day, clamped (B3). */
function* monthlyPeriods(span: GrantingSpan): Generator<Day, void> {
  const { accrualAnchorDate } = span.terms
  const dayOfMonth = accrualAnchorDate === null ? 1 : civilDate(plainDate(accrualAnchorDate)).dayOfMonth
  for (let month = monthOf(span.from) - 1; ; month++) yield dayInMonth(month, dayOfMonth)
}

/** First days of 14-day periods, anchored at the anchor or the assignment's start, backwards too (B3). */
function* biWeeklyPeriods(span: GrantingSpan): Generator<Day, void> {
  const { accrualAnchorDate } = span.terms
  const anchor = accrualAnchorDate === null ? span.assignedFrom : plainDate(accrualAnchorDate)
  const elapsed = Math.floor((span.from - anchor) / PERIOD_DAYS)
  for (let start = anchor + elapsed * PERIOD_DAYS; ; start += PERIOD_DAYS) yield start
}

/** A whole grant for each period whose grant date lies in the span (B3, B4). */
function* periodicGrants(span: GrantingSpan, through: Day, periods: Iterable<Day>): Generator<DatedGrant, void> {
  const last = Math.min(span.to, through)
  let previous: Day | null = null
  for (const start of periods) {
    // A period's last day is known only from the next one's first.
    const date: Day | null = span.terms.grantTiming === 'start' ? start : previous === null ? null : start - 1
    previous = start
    if (date === null || date < span.from) continue
    if (date > last) return
    yield { date, nominalYear: nominalYearOf(date, span.yearStart), share: WHOLE }
  }
}

/** The grants of one span, dated on or before `through`, in date order. */
export function datedGrants(span: GrantingSpan, through: Day): Iterable<DatedGrant> {
  switch (span.terms.cycle) {
    case 'yearly':
      return yearlyGrants(span, through)
    case 'monthly':
      return periodicGrants(span, through, monthlyPeriods(span))
    case 'bi_weekly':
      return periodicGrants(span, through, biWeeklyPeriods(span))
  }
}
