import { failure } from '../../../kernel/failure'
import { type Result, refuse } from '../../../kernel/result'
import type { Stores } from '../../../ports'
import type { Id, Member } from '../../../records'
import { findCaller } from '../../loading/findCaller'

/**
 * The caller of what admins and managers may read (spec: Allowance Management endpoints): who manages a department is a manager. Refuses
 * with UNAUTHORIZED, and with FORBIDDEN everybody else.
 */
export async function findTypeReader(stores: Stores, callerId: Id): Promise<Result<Member>> {
  const caller = await findCaller(stores, callerId)
  if (!caller.ok || caller.value.isAdmin) return caller
  const managed = await stores.departments.managedBy(callerId)
  return managed.length > 0 ? caller : refuse(failure('FORBIDDEN'))
}
