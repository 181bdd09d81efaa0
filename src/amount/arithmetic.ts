/**
 * The arithmetic of exact amounts, passed in as a record so that one computation runs on fast safe integers or, where
 * those would overflow, on unbounded ones. `A` is an integer: an amount times the unit's scale, or a bare count.
 */
export interface Arithmetic<A> {
  readonly zero: A
  readonly one: A
  /** A bare count, such as the days of a year. */
  readonly count: (integer: number) => A
  /** An amount from a record. Throws a RangeError when it has more decimals than its unit allows. */
  readonly read: (amount: number) => A
  /** An amount for a record: the nearest JSON number. */
  readonly write: (amount: A) => number
  readonly add: (a: A, b: A) => A
  readonly subtract: (a: A, b: A) => A
  readonly multiply: (a: A, b: A) => A
  /** `a / b` where `b` divides `a`. */
  readonly quotient: (a: A, b: A) => A
  /** What is left of `a` after taking out `b` as often as it fits; for `a >= 0`, `b > 0`. */
  readonly remainder: (a: A, b: A) => A
  /** Below, equal to or above zero, as `a` is below, equal to or above `b`. */
  readonly compare: (a: A, b: A) => number
  /** Below, equal to or above zero, as `a` is. */
  readonly sign: (a: A) => number
}
