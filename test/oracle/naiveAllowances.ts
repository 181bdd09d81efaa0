import type { AllowanceInput, AllowanceYear, CarryOverTerms } from '../../src/records'
import { addMonths, dayOf, optionalDayOf, textOf } from './days'
import type { Day } from './days'
import { grantsThrough } from './naiveGrants'
import type { Grant } from './naiveGrants'
import { left, useLots } from './naiveUse'
import type { DatedAmount, Lot } from './naiveUse'
import { listedYears } from './naiveYears'
import type { YearStretch } from './naiveYears'
import { exact, smaller, sum, toNumber, zero } from './rational'
import type { Exact } from './rational'
import { timelineOf } from './timeline'
import type { Timeline } from './timeline'

/** An allowance year's figures without the entries that explain them. */
export type NaiveYear = Omit<AllowanceYear, 'entries'>

/** The input's dated records, read once. */
interface Facts {
  readonly timeline: Timeline
  readonly accrualMode: AllowanceInput['accrualMode']
  readonly memberAllowances: AllowanceInput['memberAllowances']
  readonly asOf: Day
  readonly grants: readonly Grant[]
  readonly adjustments: readonly DatedAdjustment[]
  readonly bookings: readonly DatedAmount[]
}

interface DatedAdjustment extends DatedAmount {
  readonly id: string
  /** null on amounts that are not positive (C2). */
  readonly expiry: Day | null
}

/** What one year hands to the next. */
interface Handover {
  readonly carriedForward: Exact
  /** The expiring adjustments that move on, `left` is what moves. */
  readonly moved: readonly Lot[]
}

/** What a year starts with. */
interface Opening {
  readonly overridden: boolean
  /** Under the carry-over's expiry; negative for a debt. */
  readonly carryOver: Exact
  readonly moved: readonly Lot[]
}

interface YearEnd extends Handover {
  readonly forfeited: Exact
  readonly writtenOff: Exact
  readonly unusedAtEnd: Exact
}

/** A manual assignment carries all, without expiry (E3). */
const manualCarryOver: CarryOverTerms = { limit: null, expiresAfterMonths: null, carryNegative: true }

/**
 * The figures of `computeAllowances`, once more: slowly, day by day, and without a line of the product's code.
 * `input.from` (H3) is not supported.
 */
export function naiveAllowances(input: AllowanceInput): NaiveYear[] {
  const timeline = timelineOf(input)
  const asOf = dayOf(input.asOf)
  const { listed, following } = listedYears(timeline, asOf)
  const lastYear = listed.at(-1)
  if (lastYear === undefined) return []
  const facts: Facts = {
    timeline,
    asOf,
    accrualMode: input.accrualMode,
    memberAllowances: input.memberAllowances,
    grants: grantsThrough(lastYear.to, timeline, input.unit),
    adjustments: input.adjustments.map(({ id, date, expiryDate, amount }) => (
      { id, date: dayOf(date), amount: exact(amount), expiry: amount > 0 ? optionalDayOf(expiryDate) : null })),
    bookings: input.bookings.map(({ date, amount }) => ({ date: dayOf(date), amount: exact(amount) })),
  }
  let handover: Handover = { carriedForward: zero, moved: [] }
  return listed.map((year, index) => {
    const next = listed[index + 1] ?? following
    const result = naiveYear(year, next, handover, facts)
    handover = result.handover
    return result.figures
  })
}

function naiveYear(year: YearStretch, next: YearStretch | null, before: Handover, facts: Facts): { figures: NaiveYear; handover: Handover } {
  const { asOf } = facts
  const inYear = ({ date }: { readonly date: Day }): boolean => year.from <= date && date <= year.to
  const grants = facts.grants.filter(inYear)
  const adjustments = facts.adjustments.filter(inYear)
  const bookings = facts.bookings.filter(inYear)
  const handSet = facts.memberAllowances.find((row) => row.year === year.label)
  const compensatoryTime = exact(handSet?.compensatoryTimeOff ?? 0)
  const opening = openingOf(handSet?.broughtForwardOverride ?? null, year, before)

  const lots = lotsOf(year, opening, grants, adjustments, compensatoryTime, facts)
  const use = useLots(year.from, year.to, lots, {
    negativeBroughtForward: debt(opening.carryOver),
    negativeCompensatoryTime: debt(compensatoryTime),
    negativeAdjustments: adjustments.filter(({ amount }) => amount.lessThan(0)).map(({ date, amount }) => ({ date, amount: debt(amount) })),
    bookings,
  })
  const lapsing = lots.filter((lot) => lapsesIn(year, next, lot))
  const end = yearEndOf(year, next, lots.filter((lot) => !lapsing.includes(lot)), use.deficit, facts.timeline)

  const ruleAllowance = amounts(grants)
  const allowance = ruleAllowance.plus(amounts(adjustments))
  const broughtForward = opening.carryOver.plus(left(opening.moved))
  const taken = amounts(bookings)
  const lapsed = left(lapsing.filter(({ lastUsable }) => lastUsable! < asOf))
  const remaining = allowance.plus(broughtForward).plus(compensatoryTime).minus(taken).minus(lapsed)
  const notYet = lots.filter(({ kind, lastUsable, date }) => date > asOf && (
    (kind === 'adjustment' && lastUsable !== null) || (kind === 'grant' && facts.accrualMode === 'accrued')))
  const figures: NaiveYear = {
    year: year.label,
    from: textOf(year.from),
    to: textOf(year.to),
    ruleAllowance: toNumber(ruleAllowance),
    adjustments: toNumber(amounts(adjustments)),
    allowance: toNumber(allowance),
    broughtForward: toNumber(broughtForward),
    broughtForwardOverridden: opening.overridden,
    compensatoryTimeOff: toNumber(compensatoryTime),
    taken: toNumber(taken),
    accrued: toNumber(amounts(grants.filter(({ date }) => date <= asOf))),
    lapsed: toNumber(lapsed),
    remaining: toNumber(remaining),
    available: toNumber(remaining.minus(amounts(notYet))),
    overdrawn: toNumber(use.overdrawn),
    carriedForward: toNumber(end.carriedForward),
    movedOn: toNumber(left(end.moved)),
    forfeited: toNumber(end.forfeited),
    writtenOff: toNumber(end.writtenOff),
    unusedAtEnd: toNumber(end.unusedAtEnd),
  }
  return { figures, handover: end }
}

function amounts(entries: readonly { readonly amount: Exact }[]): Exact {
  return sum(entries.map(({ amount }) => amount))
}

function debt(amount: Exact): Exact {
  return amount.lessThan(0) ? amount.negated() : zero
}

/** C2, C4: a hand-set figure replaces both what was carried and what moved on. */
function openingOf(override: number | null, year: YearStretch, before: Handover): Opening {
  if (override !== null) return { overridden: true, carryOver: exact(override), moved: [] }
  // C2: in its later years an expiring adjustment is usable from the first day; it keeps its own date and expiry.
  const moved = before.moved.map((lot) => ({ ...lot, usableFrom: year.from, amount: lot.left }))
  return { overridden: false, carryOver: before.carriedForward, moved }
}

/** D3: what the year's bookings can draw from, and from when on. */
function lotsOf(year: YearStretch, opening: Opening, grants: readonly Grant[], adjustments: readonly DatedAdjustment[],
  compensatoryTime: Exact, facts: Facts): readonly Lot[] {
  const wholeYear = { date: year.from, id: '', usableFrom: year.from, lastUsable: null }
  const lots: Omit<Lot, 'left'>[] = [
    { ...wholeYear, kind: 'carry_over', lastUsable: carryOverExpiry(year, facts.timeline), amount: opening.carryOver },
    { ...wholeYear, kind: 'compensatory_time', amount: compensatoryTime },
    ...grants.map(({ date, amount }) => (
      { ...wholeYear, kind: 'grant' as const, date, usableFrom: facts.accrualMode === 'accrued' ? date : year.from, amount })),
    ...adjustments.map(({ id, date, expiry, amount }) => (
      { kind: 'adjustment' as const, id, date, usableFrom: expiry === null ? year.from : date, lastUsable: expiry, amount })),
  ]
  const own = lots.filter(({ amount }) => amount.greaterThan(0)).map((lot) => ({ ...lot, left: lot.amount }))
  // Copies, so that what was brought forward can still be told after it has been used.
  return [...own, ...opening.moved.map((lot) => ({ ...lot }))]
}

/** D5, E3: by months, counted from the first covered day where the year's first day is not covered. */
function carryOverExpiry(year: YearStretch, timeline: Timeline): Day | null {
  const { expiresAfterMonths } = carryOverTermsOn(year.firstCovered, timeline)
  if (expiresAfterMonths === null) return null
  return Math.min(addMonths(year.firstCovered, expiresAfterMonths) - 1, year.to)
}

function carryOverTermsOn(day: Day, timeline: Timeline): CarryOverTerms {
  return timeline.holdingOn(day)!.terms?.carryOver ?? manualCarryOver
}

/** E1: the last usable day is before the first day of the next year, or without one on or before the last day of this one. */
function lapsesIn(year: YearStretch, next: YearStretch | null, { lastUsable }: Lot): boolean {
  if (lastUsable === null) return false
  return next === null ? lastUsable <= year.to : lastUsable < next.from
}

/** E1 to E4, with the lots that have not lapsed. */
function yearEndOf(year: YearStretch, next: YearStretch | null, lots: readonly Lot[], deficit: Exact, timeline: Timeline): YearEnd {
  const nothing: YearEnd = { carriedForward: zero, moved: [], forfeited: zero, writtenOff: zero, unusedAtEnd: zero }
  if (next === null) return { ...nothing, unusedAtEnd: left(lots).minus(deficit) }
  // C2: an expiring lot that has not lapsed is an expiring adjustment that outlives the year; carry-over never does (D5).
  const moved = lots.filter(({ lastUsable }) => lastUsable !== null)
  const unused = left(lots.filter(({ lastUsable }) => lastUsable === null)).minus(deficit)
  const { limit, carryNegative } = carryOverTermsOn(year.lastCovered, timeline)
  if (unused.lessThan(0)) {
    return carryNegative ? { ...nothing, moved, carriedForward: unused } : { ...nothing, moved, writtenOff: unused.negated() }
  }
  const carriedForward = limit === null ? unused : smaller(exact(limit), unused)
  return { ...nothing, moved, carriedForward, forfeited: unused.minus(carriedForward) }
}
