import type { Arithmetic } from '../amount'
import { type Day, formatPlainDate } from '../calendar'
import type { AllowanceYear } from '../records'
import { closingPostings } from './closingPostings'
import { type CreditSources, creditsOf } from './credits'
import type { HandOver } from './handOver'
import { type Lot, expires } from './lot'
import { type Credit, type Posting, claimsOf, lotsOf } from './posting'
import { statementOf } from './statement'
import { type Use, useBalance } from './useOfBalance'
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

/** What the fold made of a year's facts: every figure and the explanation are views of it. */
export interface FoldedYear<A> {
  readonly facts: YearFacts<A>
  readonly credits: readonly Credit<A>[]
  /** As the year's use has left them. */
  readonly lots: readonly Lot<A>[]
  readonly use: Use<A>
  readonly end: YearEnd<A>
}

type Figures = Omit<AllowanceYear, 'year' | 'from' | 'to' | 'broughtForwardOverridden' | 'entries'>

/** Whether a credit only becomes usable after `asOf`: an expiring adjustment, in accrued mode a grant (D6). */
function comesLater<A>({ kind, lotKind, recordDate, lastUsable }: Credit<A>, { accrualMode, asOf }: YearFacts<A>): boolean {
  if (recordDate <= asOf) return false
  return kind === 'grant' ? accrualMode === 'accrued' : lotKind === 'adjustment' && expires({ lastUsable })
}

function figuresOf<A>({ add, subtract, write, zero }: Arithmetic<A>, { facts, credits, use, end }: FoldedYear<A>): Figures {
  const total = <T extends { readonly amount: A }>(items: readonly T[], counts: (item: T) => boolean = () => true): A =>
    items.reduce((sum, item) => (counts(item) ? add(sum, item.amount) : sum), zero)
  const ofKind = (kind: Credit<A>['kind']): A => total(credits, (credit) => credit.kind === kind)

  const [ruleAllowance, adjustments] = [ofKind('grant'), ofKind('adjustment')]
  const [broughtForward, compensatoryTimeOff] = [ofKind('brought_forward'), ofKind('compensatory_time_off')]
  const allowance = add(ruleAllowance, adjustments)
  const booked = total(facts.bookings)
  const lapsed = end.lapses.reduce((sum, { left, lastUsable }) => (lastUsable < facts.asOf ? add(sum, left) : sum), zero)
  const remaining = subtract(add(add(add(allowance, broughtForward), compensatoryTimeOff), booked), lapsed)
  return {
    ruleAllowance: write(ruleAllowance),
    adjustments: write(adjustments),
    allowance: write(allowance),
    broughtForward: write(broughtForward),
    compensatoryTimeOff: write(compensatoryTimeOff),
    taken: write(subtract(zero, booked)),
    accrued: write(total(credits, ({ kind, date }) => kind === 'grant' && date <= facts.asOf)),
    lapsed: write(lapsed),
    remaining: write(remaining),
    available: write(subtract(remaining, total(credits, (credit) => comesLater(credit, facts)))),
    overdrawn: write(use.overdrawn),
    carriedForward: write(end.carriedForward),
    movedOn: write(total(end.movedOn)),
    forfeited: write(end.forfeited),
    writtenOff: write(end.writtenOff),
    unusedAtEnd: write(end.unusedAtEnd),
  }
}

/** Serves a year's claims from its lots, and closes it. */
export function foldYear<A>(arithmetic: Arithmetic<A>, facts: YearFacts<A>): FoldedYear<A> {
  const { period, next, bookings } = facts
  const credits = creditsOf(arithmetic, period, facts)
  const lots = lotsOf(arithmetic, credits)
  const use = useBalance(arithmetic, lots, claimsOf(arithmetic, credits, bookings))
  return { facts, credits, lots, use, end: closeYear(arithmetic, period, next, lots, use.deficit) }
}

/** What a year hands to the next. */
export const handedOver = <A>({ facts, end }: FoldedYear<A>): HandOver<A> =>
  ({ fromYear: facts.period.year, carried: end.carriedForward, movedOn: end.movedOn })

/** One year's account: its figures and the entries that explain them. */
export function yearAccount<A>(arithmetic: Arithmetic<A>, folded: FoldedYear<A>): AllowanceYear {
  const { facts: { period, next, bookings, asOf, handSet }, credits, end } = folded
  const postings = [...credits, ...bookings, ...closingPostings(arithmetic, end, next)]
  return {
    year: period.year,
    from: formatPlainDate(period.from),
    to: formatPlainDate(period.to),
    ...figuresOf(arithmetic, folded),
    broughtForwardOverridden: handSet !== undefined && handSet.broughtForward !== null,
    entries: statementOf(arithmetic, postings, asOf),
  }
}
