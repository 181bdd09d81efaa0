import type { Id } from '../../../records'
import { copyOf } from '../tables/copyOf'
import { frozen } from '../tables/frozen'
import { idsAfter } from '../tables/idsAfter'
import { placesOf } from '../tables/placesOf'
import { putRecord, removeRecord } from '../tables/putRecord'
import { ALL, IDS, type Slot, type Table, idSlot, indexSlot, openTable } from '../tables/table'
import { takenKeys } from './takenKeys'

/** A table as one unit of work sees it: what is committed, under the unit's own writes. */
export interface UnitTable<R, Index extends string> {
  readonly get: (id: Id) => R | null
  /** Those that have any of the keys in the index, each once. */
  readonly find: (index: Index, keys: readonly string[]) => R[]
  /** At most `limit` of those that have the key in the index, in the order in which they were first stored. */
  readonly first: (index: Index, key: string, limit: number) => R[]
  /** Whether any record has the key in the index. */
  readonly has: (index: Index, key: string) => boolean
  readonly all: () => R[]
  /** At most `limit`, in the order of their ids, of those that come after an id. */
  readonly page: (after: Id | null, limit: number) => R[]
  readonly put: (record: R) => void
  /** Nothing when there is no such record. */
  readonly remove: (id: Id) => void
  /** Whether everything read is still as it was when it was read. */
  readonly isCurrent: () => boolean
  /** The keys of unique indexes that the writes would give to a second record. */
  readonly taken: () => string[]
  readonly commit: () => void
}

/** Throws where the unit of work may not read, or not write. */
export interface Guard {
  readonly reading: () => void
  readonly writing: () => void
}

type Versions = Pick<Table<unknown>, 'versions'>

const versionOf = ({ versions }: Versions, slot: Slot): number => versions.get(slot) ?? 0

function countChange({ versions }: Versions, slots: Iterable<Slot>): void {
  for (const slot of slots) versions.set(slot, versionOf({ versions }, slot) + 1)
}

/** Opens a table for one unit of work. Nothing of it reaches the table before `commit`. */
export function openUnitTable<R extends { readonly id: Id }>(table: Table<R>, guard: Guard): UnitTable<R, string> {
  const own = openTable(table.definition, [])
  const removed = new Set<Id>()
  const isHidden = (id: Id): boolean => own.records.has(id) || removed.has(id)
  const seen = new Map<Slot, number>()
  const note = (slot: Slot): void => {
    if (!seen.has(slot)) seen.set(slot, versionOf(table, slot))
  }
  const get = (id: Id): R | null => {
    guard.reading()
    const written = own.records.get(id)
    if (written !== undefined) return frozen(written)
    if (removed.has(id)) return null
    note(idSlot(id))
    return frozen(table.records.get(id) ?? null)
  }
  const find = (index: string, keys: readonly string[]): R[] => {
    guard.reading()
    const found = new Map<Id, R>()
    for (const slot of keys.map((key) => indexSlot(index, key))) {
      note(slot)
      for (const id of table.buckets.get(slot) ?? []) if (!isHidden(id)) found.set(id, table.records.get(id)!)
      for (const id of own.buckets.get(slot) ?? []) found.set(id, own.records.get(id)!)
    }
    return [...found.values()].map(frozen)
  }
  const placeOf = (id: Id): number => placesOf(table).get(id) ?? table.records.size + placesOf(own).get(id)!
  return {
    get,
    find,
    first: (index, key, limit) => find(index, [key]).sort((a, b) => placeOf(a.id) - placeOf(b.id)).slice(0, limit),
    has: (index, key) => {
      guard.reading()
      const slot = indexSlot(index, key)
      note(slot)
      if (own.buckets.has(slot)) return true
      for (const id of table.buckets.get(slot) ?? []) if (!isHidden(id)) return true
      return false
    },
    all: () => {
      guard.reading()
      note(ALL)
      const stored = removed.size === 0 ? table.records : [...table.records].filter(([id]) => !removed.has(id))
      return [...new Map([...stored, ...own.records]).values()].map(frozen)
    },
    page: (after, limit) => {
      guard.reading()
      note(IDS)
      const stored = idsAfter(table, after, limit + removed.size).filter((id) => !removed.has(id))
      const ids = new Set([...stored, ...idsAfter(own, after, limit)])
      return [...ids].sort().slice(0, limit).map((id) => get(id)!)
    },
    put: (record) => {
      guard.writing()
      removed.delete(record.id)
      putRecord(own, copyOf(record))
    },
    remove: (id) => {
      guard.writing()
      removeRecord(own, id)
      removed.add(id)
    },
    isCurrent: () => [...seen].every(([slot, version]) => versionOf(table, slot) === version),
    taken: () => takenKeys(table, own, removed),
    commit: () => {
      for (const id of removed) countChange(table, removeRecord(table, id))
      for (const record of own.records.values()) countChange(table, putRecord(table, record))
    },
  }
}
