import type { Arithmetic } from '../amount'
import type { Day } from '../calendar'
import { type Lot, bookingOrder, negativeEntryOrder } from './lot'

/** In the order in which the claims of one day are served, after the lots of the day have arrived (D4). */
const claimOrder = ['negative_brought_forward', 'negative_compensatory_time_off', 'negative_adjustment', 'booking'] as const

/** An amount, above zero, to be drawn on a day. */
export interface Claim<A> {
  readonly kind: (typeof claimOrder)[number]
  readonly date: Day
  readonly amount: A
}

export interface Use<A> {
  /** The debt still open at the end. */
  readonly deficit: A
  /** What bookings and negative adjustments found no lot for, on their day. */
  readonly overdrawn: A
}

/** Takes `wanted` from the lots usable on a day, in their given order; answers what they did not cover. */
function draw<A>({ compare, subtract, sign, zero }: Arithmetic<A>, lots: readonly Lot<A>[], wanted: A, day: Day): A {
  let open = wanted
  for (const lot of lots) {
    if (day < lot.usableFrom || day > lot.lastUsable || sign(lot.left) === 0) continue
    if (compare(lot.left, open) >= 0) {
      lot.left = subtract(lot.left, open)
      return zero
    }
    open = subtract(open, lot.left)
    lot.left = zero
  }
  return open
}

/** Lots that arrive while a debt is open repay it before anything else of their day (D4). */
function repay<A>({ compare, subtract, zero }: Arithmetic<A>, lot: Lot<A>, deficit: A): A {
  const [paid, rest] = compare(lot.left, deficit) >= 0 ? [deficit, zero] : [lot.left, subtract(deficit, lot.left)]
  lot.left = subtract(lot.left, paid)
  return rest
}

/**
 * The one fold over a year's dated entries: serves every claim from the lots, day by day, and leaves in each lot what was
 * not drawn (D2, D4). Every figure about use, lapse and carry-over is read from its outcome.
 */
export function useBalance<A>(arithmetic: Arithmetic<A>, unordered: readonly Lot<A>[], claims: readonly Claim<A>[]): Use<A> {
  const { add, sign, zero } = arithmetic
  const lots = [...unordered].sort(bookingOrder)
  const lotsForNegatives = [...unordered].sort(negativeEntryOrder)
  const arrivals = [...lots].sort((a, b) => a.usableFrom - b.usableFrom)
  const inOrder = [...claims].sort((a, b) => a.date - b.date || claimOrder.indexOf(a.kind) - claimOrder.indexOf(b.kind))
  let arrived = 0
  let deficit = zero
  let overdrawn = zero
  const arriveThrough = (day: Day): void => {
    for (let lot = arrivals[arrived]; lot !== undefined && lot.usableFrom <= day; lot = arrivals[++arrived]) {
      if (sign(deficit) > 0) deficit = repay(arithmetic, lot, deficit)
    }
  }
  for (const { kind, date, amount } of inOrder) {
    arriveThrough(date)
    const uncovered = draw(arithmetic, kind === 'booking' ? lots : lotsForNegatives, amount, date)
    deficit = add(deficit, uncovered)
    if (kind === 'booking' || kind === 'negative_adjustment') overdrawn = add(overdrawn, uncovered)
  }
  arriveThrough(Number.POSITIVE_INFINITY)
  return { deficit, overdrawn }
}
