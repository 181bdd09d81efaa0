import type { Id } from '../../records'

/** Records by their ids. */
export const byId = <T extends { readonly id: Id }>(records: readonly T[]): ReadonlyMap<Id, T> =>
  new Map(records.map((record) => [record.id, record]))
