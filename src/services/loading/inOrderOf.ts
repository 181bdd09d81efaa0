import type { Id } from '../../records'
import { byId } from './byId'

/** Records in the order in which something names them; stores promise none. */
export function inOrderOf<T extends { readonly id: Id }>(ids: readonly Id[], records: readonly T[]): T[] {
  const known = byId(records)
  return ids.flatMap((id) => known.get(id) ?? [])
}
