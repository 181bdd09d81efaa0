import type { Arithmetic } from '../amount'
import type { CarryOverTerms } from '../records'
import type { AdjustmentFact } from './facts'
import { type Lot, expires } from './lot'
import type { InForce } from './span'
import type { YearPeriod } from './yearPeriod'

/** What becomes of a year's lots and debt. */
export interface YearEnd<A> {
  /** Lots that expire with something left in them. */
  readonly lapses: readonly Lot<A>[]
  readonly movedOn: readonly AdjustmentFact<A>[]
  readonly carriedForward: A
  readonly forfeited: A
  readonly writtenOff: A
  readonly unusedAtEnd: A
}

const manualTerms: CarryOverTerms = { limit: null, expiresAfterMonths: null, carryNegative: true }

const carryOverTerms = (inForce: InForce): CarryOverTerms => (inForce.kind === 'manual' ? manualTerms : inForce.terms.carryOver)

type Settlement<A> = Pick<YearEnd<A>, 'carriedForward' | 'forfeited' | 'writtenOff' | 'unusedAtEnd'>

/** Hands the unused amount on, within the terms of the last covered day (E2, E3). */
function settle<A>({ sign, read, compare, subtract, zero }: Arithmetic<A>, unused: A, terms: CarryOverTerms): Settlement<A> {
  const nothing = { carriedForward: zero, forfeited: zero, writtenOff: zero, unusedAtEnd: zero }
  if (sign(unused) < 0) {
    return terms.carryNegative ? { ...nothing, carriedForward: unused } : { ...nothing, writtenOff: subtract(zero, unused) }
  }
  const limit = terms.limit === null ? unused : read(terms.limit)
  return compare(unused, limit) <= 0
    ? { ...nothing, carriedForward: unused }
    : { ...nothing, carriedForward: limit, forfeited: subtract(unused, limit) }
}

const moved = <A>({ id, date, lastUsable, left, cause }: Lot<A>): AdjustmentFact<A> => ({ id, date, lastUsable, amount: left, cause })

/** Closes a year: lapses, what moves on, what is carried, or, without a next year, what is left (E1 to E4). */
export function closeYear<A>(
  arithmetic: Arithmetic<A>,
  period: YearPeriod,
  next: YearPeriod | null,
  lots: readonly Lot<A>[],
  deficit: A,
): YearEnd<A> {
  const { add, subtract, sign, zero } = arithmetic
  const undrawn = lots.filter(({ left }) => sign(left) > 0)
  const lastUsableDay = next === null ? period.to : next.from - 1
  const lapses = undrawn.filter(({ lastUsable }) => lastUsable <= lastUsableDay)
  const living = undrawn.filter(({ lastUsable }) => lastUsable > lastUsableDay)
  const movesOn = next === null ? [] : living.filter(expires)
  const rest = living.filter((lot) => !movesOn.includes(lot)).reduce((sum, { left }) => add(sum, left), zero)
  const unused = subtract(rest, deficit)
  const settlement: Settlement<A> =
    next === null
      ? { carriedForward: zero, forfeited: zero, writtenOff: zero, unusedAtEnd: unused }
      : settle(arithmetic, unused, carryOverTerms(period.atLastCovered))
  return { lapses, movedOn: movesOn.map(moved), ...settlement }
}
