import type { Arithmetic } from '../amount'
import type { CarriedState } from '../records'
import type { AdjustmentFact } from './facts'

/** What one year hands to the next (C2, E2). */
export interface HandOver<A> {
  /** The label of the year that hands it over; null before the first. */
  readonly fromYear: number | null
  /** After the carry-over limit; below zero for a debt. */
  readonly carried: A
  /** The undrawn parts of expiring adjustments that outlive the year. */
  readonly movedOn: readonly AdjustmentFact<A>[]
}

/** Before the first year there is nothing. */
export const nothingHandedOver = <A>({ zero }: Arithmetic<A>): HandOver<A> => ({ fromYear: null, carried: zero, movedOn: [] })

/**
 * The hand-over of a year computed earlier (H3). Its moved-on parts are found by its `moved_on` entries; the adjustments
 * themselves must still be among the input's.
 */
export function handOverOf<A>(
  { read, subtract, add, compare, zero }: Arithmetic<A>,
  state: CarriedState,
  adjustments: readonly AdjustmentFact<A>[],
): HandOver<A> {
  const movedOn = state.entries
    .filter(({ kind }) => kind === 'moved_on')
    .map(({ causeId, amount }) => {
      const adjustment = adjustments.find(({ id }) => id === causeId)
      if (adjustment === undefined) throw new RangeError(`the carried state names an adjustment that is not in adjustments`)
      return { ...adjustment, amount: subtract(zero, read(amount)) }
    })
  const sum = movedOn.reduce((total, { amount }) => add(total, amount), zero)
  if (compare(sum, read(state.movedOn)) !== 0) throw new RangeError('the carried state lacks its moved_on entries')
  return { fromYear: state.year, carried: read(state.carriedForward), movedOn }
}
