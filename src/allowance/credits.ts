import type { Arithmetic } from '../amount'
import { OPEN_END, type Day, addMonths } from '../calendar'
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

function broughtForward<A>(period: YearPeriod, { handOver, handSet }: CreditSources<A>): Credit<A>[] {
  const opening = { kind: 'brought_forward', date: period.from, usableFrom: period.from } as const
  const carryOver = { ...opening, lotKind: 'carry_over', recordDate: period.from, lastUsable: carryOverExpiry(period) } as const
  if (handSet !== undefined && handSet.broughtForward !== null) {
    // A hand-set opening replaces whatever the year before handed over (C2, C4).
    return [{ ...carryOver, amount: handSet.broughtForward, causeId: handSet.id, cause: 'Carry-over set by hand' }]
  }
  const from = handOver.fromYear === null ? '' : ` from ${handOver.fromYear}`
  return [
    { ...carryOver, amount: handOver.carried, causeId: null, cause: `Carried over${from}` },
    ...handOver.movedOn.map(
      ({ id, date, lastUsable, amount, cause }): Credit<A> => ({
        ...opening, lotKind: 'adjustment', recordDate: date, lastUsable, amount, causeId: id, cause,
      }),
    ),
  ]
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
  const compensatory: Credit<A>[] = handSet === undefined ? [] : [{
    kind: 'compensatory_time_off', lotKind: 'compensatory_time_off', date: period.from, recordDate: period.from,
    usableFrom: period.from, lastUsable: OPEN_END, amount: handSet.compensatoryTimeOff, causeId: handSet.id,
    cause: 'Compensatory time off',
  }]
  return [
    ...broughtForward(period, sources),
    ...compensatory,
    ...grants.map((grant) => grantCredit(period, accrualMode, grant)),
    ...adjustments.map((adjustment) => adjustmentCredit(period, adjustment)),
  ].filter(({ kind, amount }) => kind === 'grant' || sign(amount) !== 0)
}
