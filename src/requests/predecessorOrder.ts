/**
 * Puts items behind those that they name as predecessors; otherwise they stay as they come. Every item is kept, once: one
 * whose predecessor is missing counts as having none, and a circle is entered at its first item.
 */
export function predecessorOrder<T>(
  items: readonly T[],
  idOf: (item: T) => string,
  predecessorOf: (item: T) => string | null,
): T[] {
  const waiting = new Map(items.map((item) => [idOf(item), item]))
  const ordered: T[] = []
  while (waiting.size > 0) {
    const all = [...waiting.values()]
    const next = all.find((item) => !waiting.has(predecessorOf(item) ?? '')) ?? all[0]!
    waiting.delete(idOf(next))
    ordered.push(next)
  }
  return ordered
}
