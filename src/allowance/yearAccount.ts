import type { Arithmetic } from '../amount'
import { type Day, formatPlainDate } from '../calendar'
import type { AccrualMode, AllowanceYear } from '../records'
import { type CreditSources, creditsOf } from './credits'
import type { HandOver } from './handOver'
import { expires } from './lot'
import { type Credit, type Posting, claimsOf, lotsOf } from './posting'
import { statementOf } from './statement'
import { useBalance } from './useOfBalance'
import { type YearEnd, closeYear } from './yearEnd'
import type { YearPeriod } from './yearPeriod'

/** The facts of one year, and its place among the others. */
export interface YearFacts<A> extends CreditSources<A> {
  readonly period: YearPeriod
  readonly next: YearPeriod | null
  /** Those dated in the year. */
  readonly bookings: readonly Posting<A>[]
  readonly asOf: Day
}

function sumOf<A>({ add, zero }: Arithmetic<A>, postings: readonly { readonly amount: A }[]): A {
  return postings.reduce((sum, { amount }) => add(sum, amount), zero)
}

/** What only becomes usable after `asOf`: expiring adjustments, and in accrued mode grants (D6). */
const comesLater = (mode: AccrualMode, asOf: Day) => (credit: Credit<unknown>): boolean =>
  credit.recordDate > asOf &&
  (credit.kind === 'grant' ? mode === 'accrued' : credit.lotKind === 'adjustment' && expires(credit))

/** The lines that close a year: lapses the day after the last usable one, the rest when the next year begins. */
function closingPostings<A>({ subtract, sign, zero }: Arithmetic<A>, end: YearEnd<A>, next: YearPeriod | null): Posting<A>[] {
  const minus = (amount: A): A => subtract(zero, amount)
  const lapses = end.lapses.map(({ id, cause, lastUsable, left }): Posting<A> => ({
    kind: 'lapse', date: lastUsable + 1, amount: minus(left), causeId: id === '' ? null : id, cause: `Expired: ${cause}`,
  }))
  if (next === null) return lapses
  const date = next.from
  const derived = { date, causeId: null }
  const yearEnd: Posting<A>[] = [
    ...end.movedOn.map(({ id, amount, cause }): Posting<A> => ({
      kind: 'moved_on', date, amount: minus(amount), causeId: id, cause: `Moved on to ${next.year}: ${cause}`,
    })),
    { ...derived, kind: 'carried_forward', amount: minus(end.carriedForward), cause: `Carried over to ${next.year}` },
    { ...derived, kind: 'forfeited', amount: minus(end.forfeited), cause: 'Beyond the carry-over limit' },
    { ...derived, kind: 'written_off', amount: end.writtenOff, cause: 'Debt written off' },
  ]
  return [...lapses, ...yearEnd.filter(({ amount }) => sign(amount) !== 0)]
}

/** One year's account: its figures and entries, and what it hands to the next year. */
export function yearAccount<A>(arithmetic: Arithmetic<A>, facts: YearFacts<A>): { year: AllowanceYear; handOver: HandOver<A> } {
  const { add, subtract, zero, write } = arithmetic
  const { period, next, bookings, asOf, accrualMode } = facts
  const credits = creditsOf(arithmetic, period, facts)
  const lots = lotsOf(arithmetic, credits)
  const { deficit, overdrawn } = useBalance(arithmetic, lots, claimsOf(arithmetic, credits, bookings))
  const end = closeYear(arithmetic, period, next, lots, deficit)

  const total = (kind: Credit<A>['kind']): A => sumOf(arithmetic, credits.filter((credit) => credit.kind === kind))
  const [ruleAllowance, adjustments, broughtForward, compensatoryTimeOff] = [
    total('grant'), total('adjustment'), total('brought_forward'), total('compensatory_time_off'),
  ]
  const allowance = add(ruleAllowance, adjustments)
  const taken = subtract(zero, sumOf(arithmetic, bookings))
  const lapsed = end.lapses.filter(({ lastUsable }) => lastUsable < asOf).reduce((sum, { left }) => add(sum, left), zero)
  const remaining = subtract(subtract(add(add(allowance, broughtForward), compensatoryTimeOff), taken), lapsed)
  const later = sumOf(arithmetic, credits.filter(({ amount }) => arithmetic.sign(amount) > 0).filter(comesLater(accrualMode, asOf)))
  const accrued = sumOf(arithmetic, credits.filter(({ kind, date }) => kind === 'grant' && date <= asOf))
  const postings = [...credits, ...bookings, ...closingPostings(arithmetic, end, next)]

  const year: AllowanceYear = {
    year: period.year,
    from: formatPlainDate(period.from),
    to: formatPlainDate(period.to),
    ruleAllowance: write(ruleAllowance),
    adjustments: write(adjustments),
    allowance: write(allowance),
    broughtForward: write(broughtForward),
    broughtForwardOverridden: (facts.handSet?.broughtForward ?? null) !== null,
    compensatoryTimeOff: write(compensatoryTimeOff),
    taken: write(taken),
    accrued: write(accrued),
    lapsed: write(lapsed),
    remaining: write(remaining),
    available: write(subtract(remaining, later)),
    overdrawn: write(overdrawn),
    carriedForward: write(end.carriedForward),
    movedOn: write(sumOf(arithmetic, end.movedOn)),
    forfeited: write(end.forfeited),
    writtenOff: write(end.writtenOff),
    unusedAtEnd: write(end.unusedAtEnd),
    entries: statementOf(arithmetic, postings, asOf),
  }
  return { year, handOver: { fromYear: period.year, carried: end.carriedForward, movedOn: end.movedOn } }
}
