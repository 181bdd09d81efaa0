import type { Arithmetic } from '../amount'
import { type Day, OPEN_END, addMonths } from '../calendar'
import type { AccrualMode } from '../records'
import type { BookedGrant } from './bookedGrants'
import type { AdjustmentFact, HandSetFact } from './facts'
import type { HandOver } from './handOver'
import type { Credit } from './posting'
import type { YearPeriod } from './yearPeriod'

/** What a year's balance consists of before anything is taken. */
export interface CreditSources<A> {
  readonly accrualMode: AccrualMode
  readonly handOver: HandOver<A>
  readonly handSet: HandSetFact<A> | undefined
  /** Those dated in the year. */
  readonly grants: readonly BookedGrant<A>[]
  /** Those dated in the year. */
  readonly adjustments: readonly AdjustmentFact<A>[]
}

/** The last day on which carried-over allowance can be used; by months, from the first covered day (D5, E3). */
function carryOverExpiry({ atFirstCovered, firstCovered, to }: YearPeriod): Day {
  const months = atFirstCovered.kind === 'manual' ? null : atFirstCovered.terms.carryOver.expiresAfterMonths
  return months === null ? OPEN_END : Math.min(addMonths(firstCovered, months) - 1, to)
}

function carryOverCredit<A>(period: YearPeriod, amount: A, causeId: string | null, cause: string): Credit<A> {
  return {
    kind: 'brought_forward', lotKind: 'carry_over', date: period.from, recordDate: period.from, amount, causeId, cause,
    usableFrom: period.from,
    lastUsable: carryOverExpiry(period),
  }
}

function movedOnCredit<A>(period: YearPeriod, { id, date, lastUsable, amount, cause }: AdjustmentFact<A>): Credit<A> {
  return {
    kind: 'brought_forward', lotKind: 'adjustment', date: period.from, recordDate: date, amount, causeId: id, cause,
    usableFrom: period.from,
    lastUsable,
  }
}

function broughtForward<A>(period: YearPeriod, { handOver, handSet }: CreditSources<A>): Credit<A>[] {
  if (handSet !== undefined && handSet.broughtForward !== null) {
    // A hand-set opening replaces whatever the year before handed over (C2, C4).
    return [carryOverCredit(period, handSet.broughtForward, handSet.id, 'Carry-over set by hand')]
  }
  if (handOver.fromYear === null) return []
  return [
    carryOverCredit(period, handOver.carried, null, `Carried over from ${handOver.fromYear}`),
    ...handOver.movedOn.map((adjustment) => movedOnCredit(period, adjustment)),
  ]
}

function compensatoryCredit<A>(period: YearPeriod, { id, compensatoryTimeOff }: HandSetFact<A>): Credit<A> {
  return {
    kind: 'compensatory_time_off', lotKind: 'compensatory_time_off', date: period.from, recordDate: period.from,
    amount: compensatoryTimeOff, causeId: id, cause: 'Compensatory time off',
    usableFrom: period.from,
    lastUsable: OPEN_END,
  }
}

function grantCredit<A>(period: YearPeriod, mode: AccrualMode, { date, amount, ruleId, cause }: BookedGrant<A>): Credit<A> {
  return {
    kind: 'grant', lotKind: 'grant', date, recordDate: date, amount, causeId: ruleId, cause,
    usableFrom: mode === 'accrued' ? date : period.from,
    lastUsable: OPEN_END,
  }
}

function adjustmentCredit<A>(period: YearPeriod, { id, date, lastUsable, amount, cause }: AdjustmentFact<A>): Credit<A> {
  return {
    kind: 'adjustment', lotKind: 'adjustment', date, recordDate: date, amount, causeId: id, cause,
    usableFrom: lastUsable === OPEN_END ? period.from : date,
    lastUsable,
  }
}

/** The credits of a year: opening amounts, hand-set time off, grants and adjustments; none of zero but grants. */
export function creditsOf<A>({ sign }: Arithmetic<A>, period: YearPeriod, sources: CreditSources<A>): Credit<A>[] {
  const { accrualMode, handSet, grants, adjustments } = sources
  return [
    ...broughtForward(period, sources),
    ...(handSet === undefined ? [] : [compensatoryCredit(period, handSet)]),
    ...grants.map((grant) => grantCredit(period, accrualMode, grant)),
    ...adjustments.map((adjustment) => adjustmentCredit(period, adjustment)),
  ].filter(({ kind, amount }) => kind === 'grant' || sign(amount) !== 0)
}
