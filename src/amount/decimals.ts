import { amountFault } from './amountFault'
import type { Arithmetic } from './arithmetic'
import { Decimal } from './decimal'

/** The same arithmetic on decimals of any size: about a hundred times slower, never out of range. */
export const decimals = (scale: number): Arithmetic<Decimal> => ({
  zero: new Decimal(0),
  one: new Decimal(1),
  count: (integer) => new Decimal(integer),
  read: (amount) => {
    if (!(Math.abs(amount) <= Number.MAX_SAFE_INTEGER)) {
      throw new RangeError(`expected an amount of at most ${Number.MAX_SAFE_INTEGER}, got ${amount}`)
    }
    const scaled = new Decimal(amount).times(scale)
    if (!scaled.isInteger()) throw amountFault(amount, scale)
    return scaled.plus(0)
  },
  write: (amount) => amount.div(scale).toNumber(),
  add: (a, b) => a.plus(b),
  subtract: (a, b) => a.minus(b),
  multiply: (a, b) => a.times(b),
  quotient: (a, b) => a.div(b),
  remainder: (a, b) => a.mod(b),
  compare: (a, b) => a.cmp(b),
  sign: (a) => (a.isZero() ? 0 : a.s),
})
