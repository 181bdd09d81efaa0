import { type Arithmetic, exactly } from '../amount'
import { type Day, OPEN_END, dayInMonth, formatPlainDate, monthIndex, plainDate } from '../calendar'
import { compareText } from '../kernel/compareText'
import type { AllowanceInput, AllowanceRule, AllowanceYear, Id, PlainDate, RuleTerms } from '../records'
import { foldYears } from './foldYears'
import type { LotKind } from './lot'
import type { Credit } from './posting'
import { type Span, spansOf } from './span'
import { type FoldedYear, yearAccount } from './yearAccount'

/** What became of an amount that can expire. What is left of it is `amount - used - lapsed`. */
export interface AmountUse {
  /** Below zero for a debt or a deduction, of which nothing can be used. */
  readonly amount: number
  /** What was drawn from it, by bookings, deductions and debts. */
  readonly used: number
  /** What expired unused before `asOf`. */
  readonly lapsed: number
}

/** The opening amount of a year, without the adjustments that moved on into it. */
export interface CarryOverAccount extends AmountUse {
  /** The limit that it was cut by, that of the year before (E3); null = none. */
  readonly limit: number | null
  /** Its last usable day; null = it does not expire. */
  readonly expiresOn: PlainDate | null
  /** Set by hand. */
  readonly overridden: boolean
}

/** An adjustment dated in the year, or the rest of one that moved on into it (C2). */
export interface AdjustmentAccount extends AmountUse {
  readonly id: Id
  readonly date: PlainDate
  readonly expiryDate: PlainDate | null
}

/** One allowance year, explained: its figures with their entries, and what of them came from where. */
export interface YearBreakdown {
  readonly year: AllowanceYear
  /** In force on the last covered day through `asOf`, in a year that has not begun on its first one; null = none grants automatically. */
  readonly rule: { readonly rule: AllowanceRule; readonly terms: RuleTerms } | null
  readonly accrual: readonly { readonly date: PlainDate; readonly amount: number; readonly accrued: boolean }[]
  readonly carryOver: CarryOverAccount
  readonly adjustments: readonly AdjustmentAccount[]
  /** What each request takes in the year, in the order of its first day there. */
  readonly booked: readonly { readonly requestId: Id; readonly amount: number }[]
}

function ruleInForce(spans: readonly Span[], { facts: { period, asOf } }: FoldedYear<unknown>): YearBreakdown['rule'] {
  const inYear = spans.filter(({ from, to }) => from <= period.to && to >= period.from)
  const span = inYear.filter(({ from }) => from <= asOf).at(-1) ?? inYear[0]
  return span?.inForce.kind === 'rule' ? { rule: span.inForce.rule, terms: span.inForce.terms } : null
}

/** What the fold drew from the lot of a credit, and what lapsed of it. */
function useOf<A>({ subtract, write }: Arithmetic<A>, { facts, lots, end }: FoldedYear<A>, credit: Credit<A>): AmountUse {
  const lot = lots.find(({ kind, id }) => kind === credit.lotKind && id === (credit.causeId ?? ''))
  const hasLapsed = lot !== undefined && lot.lastUsable < facts.asOf && end.lapses.includes(lot)
  return {
    amount: write(credit.amount),
    used: lot === undefined ? 0 : write(subtract(lot.amount, lot.left)),
    lapsed: hasLapsed ? write(lot.left) : 0,
  }
}

const dateOrNone = (day: Day): PlainDate | null => (day === OPEN_END ? null : formatPlainDate(day))

function carryOver<A>(arithmetic: Arithmetic<A>, year: FoldedYear<A>, before: FoldedYear<A> | undefined): CarryOverAccount {
  const { credits, facts: { handSet } } = year
  const overridden = handSet !== undefined && handSet.broughtForward !== null
  const limitBefore = before?.facts.period.atLastCovered
  const credit = credits.find(({ lotKind }) => lotKind === 'carry_over')
  const expires = credit !== undefined && arithmetic.sign(credit.amount) > 0
  return {
    limit: overridden || limitBefore?.kind !== 'rule' ? null : limitBefore.terms.carryOver.limit,
    expiresOn: expires ? dateOrNone(credit.lastUsable) : null,
    ...(credit === undefined ? { amount: 0, used: 0, lapsed: 0 } : useOf(arithmetic, year, credit)),
    overridden,
  }
}

function bookedByRequest<A>({ subtract, write, zero }: Arithmetic<A>, { facts: { bookings } }: FoldedYear<A>): YearBreakdown['booked'] {
  const taken = new Map<Id, A>()
  for (const { causeId, amount } of bookings) {
    if (causeId !== null) taken.set(causeId, subtract(taken.get(causeId) ?? zero, amount))
  }
  return [...taken].map(([requestId, amount]) => ({ requestId, amount: write(amount) }))
}

function viewOf<A>(arithmetic: Arithmetic<A>, year: FoldedYear<A>, before: FoldedYear<A> | undefined): Omit<YearBreakdown, 'rule'> {
  const { credits, facts: { asOf } } = year
  const ofKind = (kind: LotKind): Credit<A>[] => credits.filter(({ lotKind }) => lotKind === kind)
  return {
    year: yearAccount(arithmetic, year),
    accrual: ofKind('grant').map(({ date, amount }) =>
      ({ date: formatPlainDate(date), amount: arithmetic.write(amount), accrued: date <= asOf })),
    carryOver: carryOver(arithmetic, year, before),
    adjustments: ofKind('adjustment')
      .sort((a, b) => a.recordDate - b.recordDate || compareText(a.causeId ?? '', b.causeId ?? ''))
      .map((credit) => ({
        id: credit.causeId ?? '',
        date: formatPlainDate(credit.recordDate),
        expiryDate: dateOrNone(credit.lastUsable),
        ...useOf(arithmetic, year, credit),
      })),
    booked: bookedByRequest(arithmetic, year),
  }
}

/**
 * Explains the allowance year with a label; null when the member has none (A3). Other than in `computeAllowances`, the year may lie
 * after those that are listed as of `asOf`. Everything is a view of the one fold: the figures are those of `computeAllowances`, and
 * the parts add up to them. Amounts are in the type's unit. Throws as `computeAllowances` does.
 */
export function breakDownYear(input: AllowanceInput, label: number): YearBreakdown | null {
  const through = Math.max(plainDate(input.asOf), dayInMonth(monthIndex(label, 12), 31))
  return exactly(input.unit, (arithmetic) => {
    const years = foldYears(arithmetic, input, through)
    const index = years.findIndex(({ facts: { period } }) => period.year === label)
    const year = years[index]
    return year === undefined ? null : { ...viewOf(arithmetic, year, years[index - 1]), rule: ruleInForce(spansOf(input), year) }
  })
}
