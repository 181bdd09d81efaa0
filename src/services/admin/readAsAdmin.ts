import type { Result } from '../../kernel/result'
import type { Ports, Stores } from '../../ports'
import type { Id } from '../../records'
import { findAdmin } from '../loading/findAdmin'

/** Lets an admin read something in one unit of work. Refuses with UNAUTHORIZED, with FORBIDDEN who is no admin, and as `read`. */
export const readAsAdmin = <T>(ports: Ports, callerId: Id, read: (stores: Stores) => Promise<Result<T>>): Promise<Result<T>> =>
  ports.unitOfWork.read(async (stores) => {
    const admin = await findAdmin(stores, callerId)
    return admin.ok ? read(stores) : admin
  })
