import type { WorkspaceSnapshot } from '../../../records'
import { copyOf } from './copyOf'
import { type RecordOf, type TableName, definitions, tableNames } from './definitions'
import { type Table, openTable } from './table'

/** What is committed. */
export type Tables = { readonly [Name in TableName]: Table<RecordOf<Name>> }

/** Fills the tables with copies of a snapshot's records. Two records of one list with one id are a programmer error. */
export function openTables({ workspace, ...lists }: WorkspaceSnapshot): Tables {
  const records = { workspace: [workspace], ...lists }
  const open = <Name extends TableName>(name: Name) => openTable<RecordOf<Name>>(definitions[name] as never, copyOf(records[name]) as never)
  return Object.fromEntries(tableNames.map((name) => [name, open(name)])) as unknown as Tables
}

/** A copy of everything that is stored, each list in the order in which its records were added. */
export function saveTables(tables: Tables): WorkspaceSnapshot {
  const { workspace, ...lists } = Object.fromEntries(tableNames.map((name) => [name, copyOf([...tables[name].records.values()])]))
  return { workspace: workspace![0], ...lists } as unknown as WorkspaceSnapshot
}
