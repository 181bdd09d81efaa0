import type { Id } from '../../../records'
import { type Table, indexSlot } from '../tables/table'

/**
 * The keys, as `index=key`, of unique indexes that would belong to two records once `own` is written over `table`. A key that a
 * record has had all along is not asked about again: stored records may come from elsewhere.
 */
export function takenKeys<R extends { readonly id: Id }>(table: Table<R>, own: Table<R>, removed: ReadonlySet<Id>): string[] {
  const { indexes, unique } = table.definition
  const taken = new Set<string>()
  for (const [id, record] of own.records) {
    for (const index of unique) {
      for (const slot of indexes[index]!(record).map((key) => indexSlot(index, key))) {
        const stored = table.buckets.get(slot)
        if (stored?.has(id) === true) continue
        const staying = [...(stored ?? [])].some((other) => !own.records.has(other) && !removed.has(other))
        if (staying || own.buckets.get(slot)!.size > 1) taken.add(slot)
      }
    }
  }
  return [...taken]
}
