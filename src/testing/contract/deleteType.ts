import type { Stores } from '../../ports'
import type { Id } from '../../records'

/** Deletes an allowance type, if there is one of the id: it stays stored for its history, but no query finds it any more. */
export async function deleteType({ allowanceTypes }: Stores, id: Id): Promise<void> {
  const type = await allowanceTypes.byId(id)
  if (type !== null) await allowanceTypes.save({ ...type, deletedAt: '2030-01-01T00:00:00.000Z' })
}
