import type { WorkspaceSnapshot } from '../../../records'
import { type RecordOf, type TableName, definitions, tableNames } from './definitions'
import { frozenCopy } from './frozenCopy'
import { type Table, openTable } from './table'

/** What is committed. */
export type Tables = { readonly [Name in TableName]: Table<RecordOf<Name>> }

/** Fills the tables with copies of a snapshot's records. Two records of one list with one id are a programmer error. */
export function openTables({ workspace, ...lists }: WorkspaceSnapshot): Tables {
  const records = { workspace: [workspace], ...lists }
  const open = <Name extends TableName>(name: Name) => openTable<RecordOf<Name>>(definitions[name] as never, frozenCopy(records[name]) as never)
  return Object.fromEntries(tableNames.map((name) => [name, open(name)])) as unknown as Tables
}

/** Everything that is stored, each list in the order in which its records were added. */
export function saveTables(tables: Tables): WorkspaceSnapshot {
  const { workspace, ...lists } = Object.fromEntries(tableNames.map((name) => [name, [...tables[name].records.values()]]))
  return { workspace: workspace![0], ...lists } as unknown as WorkspaceSnapshot
}
