/** Distinct places in a month in order: those that count from its start, then those that count from its end. */
export const startFirst = (places: readonly number[]): number[] =>
  [...new Set(places)].sort((a, b) => Number(a < 0) - Number(b < 0) || a - b)
