/** Days of one week or month as the bits of an integer: bit 0 is its first day. No list is made for a period. */
export type DaySet = number

/** Every bit that a month can have. */
const MONTH: DaySet = 0x7fff_ffff

/** The days of a period of `length` days, 28 to 31. */
export const firstDays = (length: number): DaySet => MONTH >>> (31 - length)

/** The first day of a set, as its bit; 0 of an empty set. */
export const earliest = (set: DaySet): DaySet => set & -set

/** The last day of a set, as its bit; 0 of an empty set. */
export const latest = (set: DaySet): DaySet => (set === 0 ? 0 : 1 << (31 - Math.clz32(set)))

/** How many days after the period's first day a bit stands. */
export const offsetOf = (bit: DaySet): number => 31 - Math.clz32(bit)

/** The bit of the day `offset` days after the first; throws a RangeError for one outside the period. */
export function dayBit(offset: number, length: number): DaySet {
  if (!(Number.isInteger(offset) && offset >= 0 && offset < length)) throw new RangeError('expected a day that a recurrence can name')
  return 1 << offset
}
