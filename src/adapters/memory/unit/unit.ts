import { type IndexOf, type RecordOf, type TableName, tableNames } from '../tables/definitions'
import type { Tables } from '../tables/tables'
import { type Guard, type UnitTable, openUnitTable } from './unitTable'

export type UnitTables = { readonly [Name in TableName]: UnitTable<RecordOf<Name>, IndexOf<Name>> }

/** One run of a unit of work. */
export interface Unit {
  readonly tables: UnitTables
  /** From now on every read and write throws. */
  readonly end: () => void
  /** Whether everything read is still as it was when it was read. */
  readonly isCurrent: () => boolean
  /** The keys that the writes would give to a second record, as `table.index=key`. */
  readonly taken: () => string[]
  readonly commit: () => void
}

export function openUnit(stored: Tables, mode: 'read' | 'transact'): Unit {
  let ended = false
  const reading = (): void => {
    if (ended) throw new Error('the unit of work has ended')
  }
  const writing = (): void => {
    reading()
    if (mode === 'read') throw new Error('a unit of work that only reads cannot write')
  }
  const guard: Guard = { reading, writing }
  const tables = Object.fromEntries(tableNames.map((name) => [name, openUnitTable(stored[name] as never, guard)])) as unknown as UnitTables
  return {
    tables,
    end: () => {
      ended = true
    },
    isCurrent: () => tableNames.every((name) => tables[name].isCurrent()),
    taken: () => tableNames.flatMap((name) => tables[name].taken().map((key) => `${name}.${key}`)),
    commit: () => tableNames.forEach((name) => tables[name].commit()),
  }
}
