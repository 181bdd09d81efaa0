import type { Arithmetic } from '../amount'
import { type Day, OPEN_END, plainDate } from '../calendar'
import { compareText } from '../kernel/compareText'
import type { AllowanceInput, Id } from '../records'
import type { Posting } from './posting'

/** An adjustment with exact figures. */
export interface AdjustmentFact<A> {
  readonly id: Id
  readonly date: Day
  /** `OPEN_END` when it never expires. */
  readonly lastUsable: Day
  readonly amount: A
  readonly cause: string
}

/** The hand-set figures of one year. */
export interface HandSetFact<A> {
  readonly id: Id
  readonly compensatoryTimeOff: A
  /** null = computed. */
  readonly broughtForward: A | null
}

/** The input's amounts and dates, made exact and put in order, so that the order of the input decides nothing. */
export interface Facts<A> {
  readonly adjustments: readonly AdjustmentFact<A>[]
  readonly bookings: readonly Posting<A>[]
  readonly handSet: ReadonlyMap<number, HandSetFact<A>>
}

function bookingPostings<A>({ read, subtract, zero, sign, compare }: Arithmetic<A>, input: AllowanceInput): Posting<A>[] {
  const postings: Posting<A>[] = []
  for (const { date, amount, requestId, cause } of input.bookings) {
    const taken = read(amount)
    if (sign(taken) < 0) throw new RangeError(`expected a booking of at least 0, got ${amount}`)
    if (sign(taken) === 0) continue
    postings.push({
      kind: 'booking',
      date: plainDate(date),
      amount: subtract(zero, taken),
      causeId: requestId,
      cause: cause ?? 'Absence',
    })
  }
  return postings.sort(
    (a, b) => a.date - b.date || compareText(a.causeId ?? '', b.causeId ?? '') || compare(a.amount, b.amount),
  )
}

/** Reads the facts of an input. Throws a RangeError for dates and amounts that its record types rule out. */
export function factsOf<A>(arithmetic: Arithmetic<A>, input: AllowanceInput): Facts<A> {
  const { read } = arithmetic
  return {
    bookings: bookingPostings(arithmetic, input),
    adjustments: input.adjustments.map(({ id, date, expiryDate, amount, reason }) => ({
      id,
      date: plainDate(date),
      lastUsable: expiryDate === null ? OPEN_END : plainDate(expiryDate),
      amount: read(amount),
      cause: reason ?? 'Adjustment',
    })),
    handSet: new Map(
      input.memberAllowances.map(({ id, year, compensatoryTimeOff, broughtForwardOverride }) => [
        year,
        {
          id,
          compensatoryTimeOff: read(compensatoryTimeOff),
          broughtForward: broughtForwardOverride === null ? null : read(broughtForwardOverride),
        },
      ]),
    ),
  }
}
