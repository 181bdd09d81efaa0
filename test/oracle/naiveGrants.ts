import type { AllowanceInput, Rounding, RuleTerms } from '../../src/records'
import { addMonths, civil, clampedDay, dayOf } from './days'
import type { Day } from './days'
import { ceiling, exact, floor, plus, ratio, times } from './rational'
import type { Exact, Rational } from './rational'
import type { NominalYear, Timeline } from './timeline'

/** A grant as it is booked, rounded. */
export interface Grant {
  readonly date: Day
  readonly amount: Exact
}

/** A grant before rounding. */
interface ExactGrant {
  readonly date: Day
  readonly amount: Rational
  readonly terms: RuleTerms
  /** First day of the nominal year whose running total it joins (B6). */
  readonly nominalYear: Day
}

/** A stretch of one span within one nominal year. */
interface Piece {
  readonly first: Day
  readonly last: Day
}

/** Every grant dated from the first covered day through `lastDay`, by date. */
export function grantsThrough(lastDay: Day, timeline: Timeline, unit: AllowanceInput['unit']): readonly Grant[] {
  const grants: ExactGrant[] = []
  for (let day = timeline.firstCovered!; day <= lastDay; day += 1) {
    const grant = yearlyGrantFrom(day, timeline) ?? periodicGrantOn(day, timeline)
    if (grant !== null) grants.push(grant)
  }
  // A grant at the end of its nominal year may be dated beyond the days asked for.
  const dated = grants.filter(({ date }) => date <= lastDay).sort((a, b) => a.date - b.date)
  return roundedByRunningTotal(dated, unit)
}

/** B1, B2, B4: one grant for each stretch of a span within a nominal year, found on the stretch's first day. */
function yearlyGrantFrom(day: Day, timeline: Timeline): ExactGrant | null {
  const holding = timeline.holdingOn(day)
  if (holding?.terms?.cycle !== 'yearly') return null
  const { terms } = holding
  const nominal = timeline.nominalYearOf(day, holding)
  const isFirstDay = day === nominal.first || timeline.holdingOn(day - 1) !== holding
  if (!isFirstDay) return null
  let last = day
  while (last < nominal.last && timeline.holdingOn(last + 1) === holding) last += 1
  const piece = { first: day, last }
  const weight = terms.prorationBasis === 'month' ? weightByMonths(piece, nominal) : weightByDays(piece, nominal)
  const date = terms.grantTiming === 'start' ? piece.first : piece.last
  return { date, amount: times(ratio(exact(terms.amount), 1), weight), terms, nominalYear: nominal.first }
}

/** B1: twelve months from the nominal year's own first day (calendar months when that is a 1st), the twelfth ending with it. */
function weightByMonths(piece: Piece, nominal: NominalYear): Rational {
  let months = ratio(0, 1)
  for (let index = 0; index < 12; index += 1) {
    const first = addMonths(nominal.first, index)
    const last = index === 11 ? nominal.last : addMonths(nominal.first, index + 1) - 1
    months = plus(months, weightByDays(piece, { first, last }))
  }
  return times(months, ratio(1, 12))
}

/** B2: covered days out of all days, counted one by one. */
function weightByDays(piece: Piece, { first, last }: NominalYear): Rational {
  let days = 0
  let covered = 0
  for (let day = first; day <= last; day += 1) {
    days += 1
    if (piece.first <= day && day <= piece.last) covered += 1
  }
  return ratio(covered, days)
}

/** B3, B4: the whole amount on each grant date that lies in a span. */
function periodicGrantOn(day: Day, timeline: Timeline): ExactGrant | null {
  const holding = timeline.holdingOn(day)
  if (holding === null || holding.terms === null || holding.terms.cycle === 'yearly') return null
  const { terms, assignment } = holding
  // The last day of a period is the day before the next one starts.
  const periodStart = terms.grantTiming === 'start' ? day : day + 1
  const isGrantDate = terms.cycle === 'monthly'
    ? startsMonthlyPeriod(periodStart, terms)
    : startsTwoWeeks(periodStart, dayOf(terms.accrualAnchorDate ?? assignment.ruleStartDate))
  if (!isGrantDate) return null
  const nominalYear = timeline.nominalYearOf(day, holding).first
  return { date: day, amount: ratio(exact(terms.amount), 1), terms, nominalYear }
}

function startsMonthlyPeriod(day: Day, { accrualAnchorDate }: RuleTerms): boolean {
  const anchorDay = accrualAnchorDate === null ? 1 : civil(dayOf(accrualAnchorDate)).dayOfMonth
  const { year, month } = civil(day)
  return day === clampedDay(year, month, anchorDay)
}

function startsTwoWeeks(day: Day, anchor: Day): boolean {
  return (day - anchor) % 14 === 0
}

/** B6: what is booked is by how much the rounded running total of the nominal year rises. */
function roundedByRunningTotal(grants: readonly ExactGrant[], unit: AllowanceInput['unit']): readonly Grant[] {
  const totals = new Map<Day, Rational>()
  return grants.map(({ date, amount, terms, nominalYear }) => {
    const before = totals.get(nominalYear) ?? ratio(0, 1)
    const after = plus(before, amount)
    totals.set(nominalYear, after)
    const rounding = terms.rounding ?? { step: unit === 'days' ? 0.01 : 1, mode: 'half_up' }
    return { date, amount: rounded(after, rounding).minus(rounded(before, rounding)) }
  })
}

function rounded(value: Rational, { step, mode }: Rounding): Exact {
  const steps = times(value, ratio(1, exact(step)))
  return wholeSteps(steps, mode).times(exact(step))
}

function wholeSteps(steps: Rational, mode: Rounding['mode']): Exact {
  if (mode === 'up') return ceiling(steps)
  if (mode === 'down') return floor(steps)
  return floor(plus(steps, ratio(1, 2)))
}
