import type { Arithmetic } from '../amount'
import { type Day, formatPlainDate } from '../calendar'
import { compareText } from '../kernel/compareText'
import type { LedgerEntry, LedgerKind } from '../records'
import type { Posting } from './posting'

/** How lines of one day follow each other: first what expires, then what opens and feeds, what is taken, the year's end. */
const lineOrder: Record<LedgerKind, number> = {
  lapse: 0,
  brought_forward: 1,
  compensatory_time_off: 2,
  grant: 3,
  adjustment: 4,
  booking: 5,
  carried_forward: 6,
  moved_on: 7,
  forfeited: 8,
  written_off: 9,
}

/** The lines of a year in date order, with the balance after each (G). The order of the input plays no part. */
export function statementOf<A>(arithmetic: Arithmetic<A>, postings: readonly Posting<A>[], asOf: Day): LedgerEntry[] {
  const { add, write, compare, zero } = arithmetic
  let balance = zero
  return [...postings]
    .sort(
      (a, b) =>
        a.date - b.date ||
        lineOrder[a.kind] - lineOrder[b.kind] ||
        compareText(a.causeId ?? '', b.causeId ?? '') ||
        compare(a.amount, b.amount),
    )
    .map(({ date, kind, amount, causeId, cause }) => {
      balance = add(balance, amount)
      return {
        date: formatPlainDate(date),
        kind,
        amount: write(amount),
        balance: write(balance),
        causeId,
        cause,
        accrued: kind === 'grant' ? date <= asOf : null,
      }
    })
}
