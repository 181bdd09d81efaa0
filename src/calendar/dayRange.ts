import type { Day } from './day'

/** A stretch of days, both ends inclusive. */
export interface DayRange {
  readonly from: Day
  readonly to: Day
}

/** What two stretches have in common; null when nothing. */
export function intersection(a: DayRange, b: DayRange): DayRange | null {
  const from = Math.max(a.from, b.from)
  const to = Math.min(a.to, b.to)
  return from <= to ? { from, to } : null
}

export const lengthOf = (range: DayRange): number => range.to - range.from + 1
