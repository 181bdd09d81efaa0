import type { Day } from './days'
import { smaller, sum, zero } from './rational'
import type { Exact } from './rational'

/** The kinds of lots in the order of D2. */
const kinds = ['carry_over', 'grant', 'adjustment', 'compensatory_time'] as const

/** An entry that can be drawn from. */
export interface Lot {
  readonly kind: (typeof kinds)[number]
  readonly date: Day
  readonly id: string
  /** First usable day (D3). */
  readonly usableFrom: Day
  /** Last usable day; null: never expires. */
  readonly lastUsable: Day | null
  readonly amount: Exact
  /** What nobody has drawn yet. */
  left: Exact
}

export interface DatedAmount {
  readonly date: Day
  readonly amount: Exact
}

/** What takes from the lots during a year; all amounts above zero. */
interface YearDemands {
  /** On the first day of the year (D4). */
  readonly negativeBroughtForward: Exact
  readonly negativeCompensatoryTime: Exact
  readonly negativeAdjustments: readonly DatedAmount[]
  readonly bookings: readonly DatedAmount[]
}

interface YearUse {
  readonly overdrawn: Exact
  /** The deficit still open after the last day. */
  readonly deficit: Exact
}

/** D2 to D4: walks through the year day by day and draws from `lots`, whose `left` it changes. */
export function useLots(from: Day, to: Day, lots: readonly Lot[], demands: YearDemands): YearUse {
  let deficit = zero
  let overdrawn = zero
  for (let day = from; day <= to; day += 1) {
    if (deficit.greaterThan(0)) deficit = draw(deficit, inOrder(usableOn(day, lots)))
    if (day === from) {
      for (const amount of [demands.negativeBroughtForward, demands.negativeCompensatoryTime]) {
        deficit = deficit.plus(draw(amount, inOrderOfNegatives(usableOn(day, lots))))
      }
    }
    for (const { amount } of demands.negativeAdjustments.filter(({ date }) => date === day)) {
      const uncovered = draw(amount, inOrderOfNegatives(usableOn(day, lots)))
      deficit = deficit.plus(uncovered)
      overdrawn = overdrawn.plus(uncovered)
    }
    for (const { amount } of demands.bookings.filter(({ date }) => date === day)) {
      const uncovered = draw(amount, inOrder(usableOn(day, lots)))
      deficit = deficit.plus(uncovered)
      overdrawn = overdrawn.plus(uncovered)
    }
  }
  return { overdrawn, deficit }
}

/** Takes from each lot in turn; answers what none of them covered. */
function draw(amount: Exact, lots: readonly Lot[]): Exact {
  let open = amount
  for (const lot of lots) {
    const part = smaller(open, lot.left)
    lot.left = lot.left.minus(part)
    open = open.minus(part)
  }
  return open
}

function usableOn(day: Day, lots: readonly Lot[]): readonly Lot[] {
  return lots.filter(({ usableFrom, lastUsable }) => usableFrom <= day && (lastUsable === null || day <= lastUsable))
}

/** D2: earliest expiry first, lots without expiry last; then by kind, date, id. */
function inOrder(lots: readonly Lot[]): readonly Lot[] {
  return [...lots].sort((a, b) => {
    if (a.lastUsable !== b.lastUsable) return (a.lastUsable ?? Infinity) - (b.lastUsable ?? Infinity)
    if (a.kind !== b.kind) return kinds.indexOf(a.kind) - kinds.indexOf(b.kind)
    if (a.date !== b.date) return a.date - b.date
    return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
  })
}

/** D4: lots without expiry first, then from the latest expiry backwards, each in the order of D2. */
function inOrderOfNegatives(lots: readonly Lot[]): readonly Lot[] {
  const ordered = inOrder(lots)
  const lasting = ordered.filter(({ lastUsable }) => lastUsable === null)
  const expiring = ordered.filter(({ lastUsable }) => lastUsable !== null)
  // Sorting is stable: lots of equal expiry stay in the order of D2.
  return [...lasting, ...expiring.sort((a, b) => b.lastUsable! - a.lastUsable!)]
}

export function left(lots: readonly Lot[]): Exact {
  return sum(lots.map((lot) => lot.left))
}
