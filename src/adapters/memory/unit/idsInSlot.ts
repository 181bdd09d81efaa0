import type { Id } from '../../../records'
import type { Slot, Table } from '../tables/table'

type Buckets = Pick<Table<unknown>, 'buckets' | 'records'>

/**
 * What is in a slot once `own` is written over the stored records and `removed` taken out of them: stored records in their places, also
 * where they were changed, then those that are new in it.
 */
export function* idsInSlot(stored: Buckets, own: Buckets, removed: ReadonlySet<Id>, slot: Slot): Generator<Id, undefined> {
  const before = stored.buckets.get(slot)
  const entered = own.buckets.get(slot)
  for (const id of before ?? []) {
    if (own.records.has(id) ? entered?.has(id) === true : !removed.has(id)) yield id
  }
  for (const id of entered ?? []) if (before?.has(id) !== true) yield id
}
