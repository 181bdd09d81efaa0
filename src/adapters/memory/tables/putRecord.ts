import type { Id } from '../../../records'
import { sortedPosition } from './sortedPosition'
import { ALL, IDS, type Slot, type Table, addToBucket, idSlot, indexSlots } from './table'

function leaveBucket({ buckets }: Pick<Table<unknown>, 'buckets'>, slot: Slot, id: Id): void {
  const bucket = buckets.get(slot)
  bucket?.delete(id)
  if (bucket?.size === 0) buckets.delete(slot)
}

/** Takes a record out. Answers every slot that differs from before; none where there was no such record. */
export function removeRecord<R extends { readonly id: Id }>(table: Table<R>, id: Id): Set<Slot> {
  const record = table.records.get(id)
  if (record === undefined) return new Set()
  const left = indexSlots(table.definition, record)
  for (const slot of left) leaveBucket(table, slot, id)
  table.records.delete(id)
  table.sortedIds?.splice(sortedPosition(table.sortedIds, id) - 1, 1)
  table.places = null
  return new Set([idSlot(id), ALL, IDS, ...left])
}

/** Stores a record in place of the one with its id, or as the last one. Answers every slot that differs from before. */
export function putRecord<R extends { readonly id: Id }>(table: Table<R>, record: R): Set<Slot> {
  const { id } = record
  const before = table.records.get(id)
  const left = before === undefined ? new Set<Slot>() : indexSlots(table.definition, before)
  const entered = indexSlots(table.definition, record)
  for (const slot of left) leaveBucket(table, slot, id)
  for (const slot of entered) addToBucket(table, slot, id)
  table.records.set(id, record)
  const changed = new Set([idSlot(id), ALL, ...left, ...entered])
  if (before === undefined) {
    table.sortedIds?.splice(sortedPosition(table.sortedIds, id), 0, id)
    table.places?.set(id, table.places.size)
    changed.add(IDS)
  }
  return changed
}
