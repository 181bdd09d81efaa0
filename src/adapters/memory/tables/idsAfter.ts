import type { Id } from '../../../records'
import { sortedPosition } from './sortedPosition'
import type { Table } from './table'

/** At most `limit` ids of a table, in their order, that come after an id; null: from the first. */
export function idsAfter(table: Pick<Table<unknown>, 'records' | 'sortedIds'>, after: Id | null, limit: number): Id[] {
  table.sortedIds ??= [...table.records.keys()].sort()
  const first = after === null ? 0 : sortedPosition(table.sortedIds, after)
  return table.sortedIds.slice(first, first + limit)
}
