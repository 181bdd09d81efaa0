import type { Id } from '../../../records'
import { copyOf } from '../tables/copyOf'
import { frozen } from '../tables/frozen'
import { idsAfter } from '../tables/idsAfter'
import { putRecord } from '../tables/putRecord'
import { ALL, IDS, type Slot, type Table, idSlot, indexSlot, openTable } from '../tables/table'
import { takenKeys } from './takenKeys'

/** A table as one unit of work sees it: what is committed, under the unit's own writes. */
export interface UnitTable<R, Index extends string> {
  readonly get: (id: Id) => R | null
  /** Those that have any of the keys in the index, each once. */
  readonly find: (index: Index, keys: readonly string[]) => R[]
  readonly all: () => R[]
  /** At most `limit`, in the order of their ids, of those that come after an id. */
  readonly page: (after: Id | null, limit: number) => R[]
  readonly put: (record: R) => void
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

/** Opens a table for one unit of work. Nothing of it reaches the table before `commit`. */
export function openUnitTable<R extends { readonly id: Id }>(table: Table<R>, guard: Guard): UnitTable<R, string> {
  const own = openTable(table.definition, [])
  const seen = new Map<Slot, number>()
  const versionOf = (slot: Slot): number => table.versions.get(slot) ?? 0
  const note = (slot: Slot): void => {
    if (!seen.has(slot)) seen.set(slot, versionOf(slot))
  }
  const get = (id: Id): R | null => {
    guard.reading()
    const written = own.records.get(id)
    if (written !== undefined) return frozen(written)
    note(idSlot(id))
    return frozen(table.records.get(id) ?? null)
  }
  return {
    get,
    find: (index, keys) => {
      guard.reading()
      const found = new Map<Id, R>()
      for (const slot of keys.map((key) => indexSlot(index, key))) {
        note(slot)
        for (const id of table.buckets.get(slot) ?? []) if (!own.records.has(id)) found.set(id, table.records.get(id)!)
        for (const id of own.buckets.get(slot) ?? []) found.set(id, own.records.get(id)!)
      }
      return [...found.values()].map(frozen)
    },
    all: () => {
      guard.reading()
      note(ALL)
      return [...new Map([...table.records, ...own.records]).values()].map(frozen)
    },
    page: (after, limit) => {
      guard.reading()
      note(IDS)
      const ids = new Set([...idsAfter(table, after, limit), ...idsAfter(own, after, limit)])
      return [...ids].sort().slice(0, limit).map((id) => get(id)!)
    },
    put: (record) => {
      guard.writing()
      putRecord(own, copyOf(record))
    },
    isCurrent: () => [...seen].every(([slot, version]) => versionOf(slot) === version),
    taken: () => takenKeys(table, own),
    commit: () => {
      for (const record of own.records.values()) {
        for (const slot of putRecord(table, record)) table.versions.set(slot, versionOf(slot) + 1)
      }
    },
  }
}
