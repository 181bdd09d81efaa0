import type { Actor } from '../../administration/actor'
import type { Result } from '../../kernel/result'
import type { Ports, Stores } from '../../ports'
import type { Id } from '../../records'
import { findAdmin } from '../loading/findAdmin'

/** Lets an admin change something in one unit of work. Refuses with UNAUTHORIZED, with FORBIDDEN who is no admin, and as `work`. */
export function changeAsAdmin<T>(
  ports: Ports,
  callerId: Id,
  work: (stores: Stores, actor: Actor) => Promise<Result<T>>,
): Promise<Result<T>> {
  const now = ports.clock()
  return ports.unitOfWork.transact(async (stores) => {
    const admin = await findAdmin(stores, callerId)
    return admin.ok ? work(stores, { caller: admin.value, now, ids: ports.ids }) : admin
  })
}
