import type { Id } from '../../../records'
import type { Table } from './table'

/** A number for each record of a table, lower for those that were stored first. */
export const placesOf = (table: Pick<Table<unknown>, 'records' | 'places'>): ReadonlyMap<Id, number> =>
  (table.places ??= new Map([...table.records.keys()].map((id, place) => [id, place])))
