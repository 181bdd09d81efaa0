import { type Day, OPEN_END } from '../calendar'
import { compareText } from '../kernel/compareText'

/** In the order in which lots of equal expiry are drawn from (D2). */
const drawOrder = ['carry_over', 'grant', 'adjustment', 'compensatory_time_off'] as const

export type LotKind = (typeof drawOrder)[number]

/** An amount that bookings can draw from. */
export interface Lot<A> {
  readonly kind: LotKind
  /** Of the record behind it; empty when it is derived. */
  readonly id: string
  readonly cause: string
  /** The date it is entered under. */
  readonly date: Day
  readonly usableFrom: Day
  /** `OPEN_END` when it never expires. */
  readonly lastUsable: Day
  readonly amount: A
  /** What is still undrawn: the only mutable state of the fold. */
  left: A
}

export const expires = ({ lastUsable }: Pick<Lot<unknown>, 'lastUsable'>): boolean => lastUsable !== OPEN_END

/** Among lots of equal expiry: by kind, then date, then id (D2). */
const byKind = (a: Lot<unknown>, b: Lot<unknown>): number =>
  drawOrder.indexOf(a.kind) - drawOrder.indexOf(b.kind) || a.date - b.date || compareText(a.id, b.id)

const byDifference = (a: Day, b: Day): number => (a === b ? 0 : a - b)

/** The order in which bookings draw: earliest expiry first, lots without expiry last (D2). */
export const bookingOrder = (a: Lot<unknown>, b: Lot<unknown>): number =>
  byDifference(a.lastUsable, b.lastUsable) || byKind(a, b)

/** The order in which negative entries draw: lots without expiry first, then the latest expiry backwards (D4). */
export const negativeEntryOrder = (a: Lot<unknown>, b: Lot<unknown>): number =>
  byDifference(b.lastUsable, a.lastUsable) || byKind(a, b)
