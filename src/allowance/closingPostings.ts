import type { Arithmetic } from '../amount'
import type { Posting } from './posting'
import type { YearEnd } from './yearEnd'
import type { YearPeriod } from './yearPeriod'

/** The lines that close a year: a lapse the day after the last usable one, all else when the next year begins (G). */
export function closingPostings<A>(
  { subtract, sign, zero }: Arithmetic<A>,
  { lapses, movedOn, carriedForward, forfeited, writtenOff }: YearEnd<A>,
  next: YearPeriod | null,
): Posting<A>[] {
  const postings: Posting<A>[] = []
  const post = (kind: Posting<A>['kind'], date: number, amount: A, causeId: string | null, cause: string): void => {
    if (sign(amount) !== 0) postings.push({ kind, date, amount, causeId, cause })
  }
  const out = (amount: A): A => subtract(zero, amount)
  for (const { id, cause, lastUsable, left } of lapses) {
    post('lapse', lastUsable + 1, out(left), id === '' ? null : id, `Expired: ${cause}`)
  }
  if (next === null) return postings
  for (const { id, amount, cause } of movedOn) post('moved_on', next.from, out(amount), id, `Moved on to ${next.year}: ${cause}`)
  post('carried_forward', next.from, out(carriedForward), null, `Carried over to ${next.year}`)
  post('forfeited', next.from, out(forfeited), null, 'Beyond the carry-over limit')
  post('written_off', next.from, writtenOff, null, 'Debt written off')
  return postings
}
