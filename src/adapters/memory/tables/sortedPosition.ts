import type { Id } from '../../../records'

/** How many of the sorted ids come before an id, or are it. */
export function sortedPosition(sortedIds: readonly Id[], id: Id): number {
  let [low, high] = [0, sortedIds.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sortedIds[middle]! <= id) low = middle + 1
    else high = middle
  }
  return low
}
