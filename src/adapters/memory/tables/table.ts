import type { Id } from '../../../records'
import type { TableDefinition } from './tableDefinition'

/** A place of a table that can be read and changed: a record, one key of an index, or a whole list. */
export type Slot = string

export const idSlot = (id: Id): Slot => `id:${id}`

export const indexSlot = (index: string, key: string): Slot => `${index}=${key}`

/** Every record. */
export const ALL: Slot = 'all'

/** Which ids there are. */
export const IDS: Slot = 'ids'

export interface Table<R> {
  readonly definition: TableDefinition<R>
  /** In the order in which they were added. */
  readonly records: Map<Id, R>
  /** The ids in each slot of an index; empty ones are left out. */
  readonly buckets: Map<Slot, Set<Id>>
  /** How often each slot was changed; never: left out. */
  readonly versions: Map<Slot, number>
  /** The ids in their order, once somebody has asked for it. */
  sortedIds: Id[] | null
  /** The order of the records, once somebody has asked for it. */
  places: Map<Id, number> | null
}

export function openTable<R extends { readonly id: Id }>(definition: TableDefinition<R>, records: readonly R[]): Table<R> {
  const table: Table<R> = { definition, records: new Map(), buckets: new Map(), versions: new Map(), sortedIds: null, places: null }
  for (const record of records) {
    if (table.records.has(record.id)) throw new RangeError(`two records of one list have the id ${record.id}`)
    table.records.set(record.id, record)
    for (const slot of indexSlots(definition, record)) addToBucket(table, slot, record.id)
  }
  return table
}

/** The slots of all indexes that a record is in. */
export function indexSlots<R>({ indexes }: TableDefinition<R>, record: R): Set<Slot> {
  const slots = new Set<Slot>()
  for (const index in indexes) {
    for (const key of indexes[index]!(record)) slots.add(indexSlot(index, key))
  }
  return slots
}

export function addToBucket({ buckets }: Pick<Table<unknown>, 'buckets'>, slot: Slot, id: Id): void {
  const bucket = buckets.get(slot)
  if (bucket === undefined) buckets.set(slot, new Set([id]))
  else bucket.add(id)
}
