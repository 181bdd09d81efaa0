import { amountFault } from './amountFault'
import type { Arithmetic } from './arithmetic'

/** Thrown when a figure leaves the range in which JavaScript's integers are exact; `exactly` then starts over. */
export const integerOverflow = new RangeError('beyond the safe integers')

function safe(value: number): number {
  if (!Number.isSafeInteger(value)) throw integerOverflow
  return value
}

/** Below this, `amount * scale` is off by less than a half, so that rounding finds the exact scaled integer. */
const READ_LIMIT = 2 ** 50

function reader(scale: number): (amount: number) => number {
  return (amount) => {
    const scaled = amount * scale
    if (!(Math.abs(scaled) < READ_LIMIT)) throw integerOverflow
    const integer = Math.round(scaled)
    // Dividing back is correctly rounded: it meets the amount if and only if the amount is that decimal.
    if (integer / scale !== amount) throw amountFault(amount, scale)
    // A zero has no sign: JSON may carry one.
    return integer + 0
  }
}

/** Exact arithmetic on scaled safe integers, which refuses to leave their range. */
export const safeIntegers = (scale: number): Arithmetic<number> => ({
  zero: 0,
  one: 1,
  count: (integer) => integer,
  read: reader(scale),
  write: (amount) => amount / scale,
  add: (a, b) => safe(a + b),
  subtract: (a, b) => safe(a - b),
  multiply: (a, b) => safe(a * b),
  quotient: (a, b) => a / b,
  remainder: (a, b) => a % b,
  compare: (a, b) => a - b,
  sign: (a) => a,
})
