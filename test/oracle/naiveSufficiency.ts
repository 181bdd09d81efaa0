import type { AllowanceInput, Booking, PlainDate } from '../../src/records'
import { addMonths, dayOf, optionalDayOf } from './days'
import type { Day } from './days'
import { naiveAllowances } from './naiveAllowances'
import type { NaiveYear } from './naiveAllowances'
import { grantsThrough } from './naiveGrants'
import type { Grant } from './naiveGrants'
import { useLots } from './naiveUse'
import type { Lot } from './naiveUse'
import { listedYears } from './naiveYears'
import type { YearStretch } from './naiveYears'
import { exact, toNumber, zero } from './rational'
import type { Exact } from './rational'
import { timelineOf } from './timeline'
import type { Timeline } from './timeline'

export interface NaiveSufficiency {
  readonly sufficient: boolean
  /** F3 of every year, negative where less carry-over is drawn than before. */
  readonly carryOverUsed: readonly { readonly from: PlainDate; readonly to: PlainDate; readonly amount: number }[]
}

/** F1 and F3, once more: every year computed twice, without a line of the product's code. */
export function naiveSufficiency(input: AllowanceInput, added: readonly Booking[]): NaiveSufficiency {
  const taking = added.filter(({ amount }) => amount > 0)
  const bookings = [...input.bookings, ...taking]
  const dates = bookings.map(({ date }) => date).sort()
  if (taking.length === 0) return { sufficient: true, carryOverUsed: [] }
  // "Through the last booking and one more" is what a look from the last booking's date lists (A4).
  const without: AllowanceInput = { ...input, asOf: dates.at(-1)! }
  const withThem: AllowanceInput = { ...without, bookings }
  const [before, after] = [naiveAllowances(without), naiveAllowances(withThem)]
  const [drawnBefore, drawnAfter] = [carryOverDrawn(without, before), carryOverDrawn(withThem, after)]
  const inYear = ({ date }: Booking): boolean => after.some(({ from, to }) => from <= date && date <= to)
  return {
    sufficient: taking.every(inYear) && after.every(({ overdrawn }, index) => overdrawn <= before[index]!.overdrawn),
    carryOverUsed: after.map(({ from, to }, index) => ({ from, to, amount: toNumber(drawnAfter[index]!.minus(drawnBefore[index]!)) })),
  }
}

/** What each year draws from its carry-over; `years` are the naive figures of the same input. */
function carryOverDrawn(input: AllowanceInput, years: readonly NaiveYear[]): Exact[] {
  const timeline = timelineOf(input)
  const { listed } = listedYears(timeline, dayOf(input.asOf))
  const last = listed.at(-1)
  const grants = last === undefined ? [] : grantsThrough(last.to, timeline, input.unit)
  let moved: readonly Lot[] = []
  return listed.map((year, index) => {
    const handSet = input.memberAllowances.find((row) => row.year === year.label)
    const override = handSet?.broughtForwardOverride ?? null
    const opening = override === null ? exact(years[index - 1]?.carriedForward ?? 0) : exact(override)
    const compensatoryTime = exact(handSet?.compensatoryTimeOff ?? 0)
    const carried: Lot[] = opening.greaterThan(0)
      ? [{ ...ofYear(year), kind: 'carry_over', lastUsable: carryOverExpiry(year, timeline), amount: opening, left: opening }]
      : []
    const lots = [
      ...carried, ...otherLots(year, input, grants, compensatoryTime),
      ...(override === null ? moved.map((lot) => ({ ...lot, usableFrom: year.from })) : []),
    ]
    useLots(year.from, year.to, lots, {
      negativeBroughtForward: debt(opening),
      negativeCompensatoryTime: debt(compensatoryTime),
      negativeAdjustments: within(year, input.adjustments).filter(({ amount }) => amount.lessThan(0))
        .map(({ date, amount }) => ({ date, amount: amount.negated() })),
      bookings: within(year, input.bookings),
    })
    const next = listed[index + 1]
    moved = lots.filter(({ kind, lastUsable }) =>
      kind === 'adjustment' && lastUsable !== null && next !== undefined && lastUsable >= next.from)
    return carried.reduce((drawn, { amount, left }) => drawn.plus(amount).minus(left), zero)
  })
}

const ofYear = ({ from }: YearStretch): Pick<Lot, 'date' | 'id' | 'usableFrom' | 'lastUsable'> =>
  ({ date: from, id: '', usableFrom: from, lastUsable: null })

const debt = (amount: Exact): Exact => (amount.lessThan(0) ? amount.negated() : zero)

function within<T extends { readonly date: PlainDate; readonly amount: number }>(year: YearStretch, records: readonly T[]) {
  return records
    .map((record) => ({ record, date: dayOf(record.date), amount: exact(record.amount) }))
    .filter(({ date }) => year.from <= date && date <= year.to)
}

/** D3: what the year has besides what came from the year before. */
function otherLots(year: YearStretch, input: AllowanceInput, grants: readonly Grant[], compensatoryTime: Exact): Lot[] {
  const granted = grants.filter(({ date }) => year.from <= date && date <= year.to).map(({ date, amount }) => {
    const usableFrom = input.accrualMode === 'accrued' ? date : year.from
    return { ...ofYear(year), kind: 'grant' as const, date, usableFrom, amount, left: amount }
  })
  const adjusted = within(year, input.adjustments).map(({ record: { id, expiryDate }, date, amount }) => {
    const lastUsable = optionalDayOf(expiryDate)
    return { kind: 'adjustment' as const, id, date, usableFrom: lastUsable === null ? year.from : date, lastUsable, amount, left: amount }
  })
  const timeOff = { ...ofYear(year), kind: 'compensatory_time' as const, amount: compensatoryTime, left: compensatoryTime }
  return [...granted, ...adjusted, timeOff].filter(({ amount }) => amount.greaterThan(0))
}

/** D5, E3. */
function carryOverExpiry(year: YearStretch, timeline: Timeline): Day | null {
  const months = timeline.holdingOn(year.firstCovered)!.terms?.carryOver.expiresAfterMonths ?? null
  return months === null ? null : Math.min(addMonths(year.firstCovered, months) - 1, year.to)
}
