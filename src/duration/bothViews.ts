import { type Arithmetic, type Fraction, addShare, exactly, roundToStep } from '../amount'

/** An amount of one day, and what one day is on its date. */
export interface DatedWorth {
  readonly amount: number
  readonly minutesOfDay: number
}

/** The smallest part of a day that an amount names. */
const DAY_STEP = 0.000001

type Share = (worth: DatedWorth) => { readonly amount: number; readonly covered: number; readonly whole: number }

/** Rounds the running total, never the parts, so that parts of any grouping add up to the total exactly. */
function runningParts(step: number, worths: readonly DatedWorth[], share: Share): number[] {
  return exactly('days', <A>(arithmetic: Arithmetic<A>) => {
    const { read, write, subtract, zero, one } = arithmetic
    let total: Fraction<A> = { numerator: zero, denominator: one }
    let before = zero
    return worths.map((worth) => {
      const { amount, covered, whole } = share(worth)
      total = addShare(arithmetic, total, read(amount), { covered, whole })
      const after = roundToStep(arithmetic, total, read(step), 'half_up')
      const part = subtract(after, before)
      before = after
      return write(part)
    })
  })
}

/** Minutes seen as days, by each date's scheduled minutes (decision 21). */
export const minutesAsDays = (worths: readonly DatedWorth[]): number[] =>
  runningParts(DAY_STEP, worths, ({ amount, minutesOfDay }) => ({ amount, covered: 1, whole: minutesOfDay }))

/** Days seen as whole minutes, by each date's scheduled minutes (decision 21). */
export const daysAsMinutes = (worths: readonly DatedWorth[]): number[] =>
  runningParts(1, worths, ({ amount, minutesOfDay }) => ({ amount, covered: minutesOfDay, whole: 1 }))
