import type { Arithmetic } from '../amount'
import type { Day } from '../calendar'
import type { Id, LedgerKind } from '../records'
import type { Lot, LotKind } from './lot'
import type { Claim } from './useOfBalance'

/** A dated line of the ledger, with exact amounts: lots, claims, figures and the explanation are views of it. */
export interface Posting<A> {
  readonly kind: LedgerKind
  readonly date: Day
  /** Signed: what it does to the balance. */
  readonly amount: A
  readonly causeId: Id | null
  readonly cause: string
}

/** A posting that opens or feeds the balance of a year; one above zero is a lot, one below draws from the others. */
export interface Credit<A> extends Posting<A> {
  readonly kind: 'brought_forward' | 'compensatory_time_off' | 'grant' | 'adjustment'
  readonly lotKind: LotKind
  /** The date of the record behind it: for a moved-on adjustment that of an earlier year. */
  readonly recordDate: Day
  readonly usableFrom: Day
  readonly lastUsable: Day
}

const claimKinds = {
  brought_forward: 'negative_brought_forward',
  compensatory_time_off: 'negative_compensatory_time_off',
  adjustment: 'negative_adjustment',
} as const

/** The lots among a year's credits. */
export function lotsOf<A>({ sign }: Arithmetic<A>, credits: readonly Credit<A>[]): Lot<A>[] {
  return credits
    .filter(({ amount }) => sign(amount) > 0)
    .map(({ lotKind, causeId, cause, recordDate, usableFrom, lastUsable, amount }) => ({
      kind: lotKind,
      id: causeId ?? '',
      cause,
      date: recordDate,
      usableFrom,
      lastUsable,
      amount,
      left: amount,
    }))
}

/** What draws from the lots of a year: its negative credits and its bookings. */
export function claimsOf<A>(
  { sign, subtract, zero }: Arithmetic<A>,
  credits: readonly Credit<A>[],
  bookings: readonly Posting<A>[],
): Claim<A>[] {
  const claims: Claim<A>[] = bookings.map(({ date, amount }) => ({ kind: 'booking', date, amount: subtract(zero, amount) }))
  for (const { kind, date, amount } of credits) {
    if (kind !== 'grant' && sign(amount) < 0) claims.push({ kind: claimKinds[kind], date, amount: subtract(zero, amount) })
  }
  return claims
}
