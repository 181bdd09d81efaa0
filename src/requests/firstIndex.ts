/**
 * The first index whose element passes a test, by binary search; the length where none passes. Elements that fail must all
 * come before those that pass.
 */
export function firstIndex<T>(list: readonly T[], passes: (element: T) => boolean): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (passes(list[middle]!)) high = middle
    else low = middle + 1
  }
  return low
}
