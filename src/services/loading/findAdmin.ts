import { failure } from '../../kernel/failure'
import { type Result, refuse } from '../../kernel/result'
import type { Stores } from '../../ports'
import type { Id, Member } from '../../records'
import { findCaller } from './findCaller'

/** The caller of what only admins may do (decision 53). Refuses as `findCaller`, and with FORBIDDEN everybody else. */
export async function findAdmin(stores: Stores, callerId: Id): Promise<Result<Member>> {
  const caller = await findCaller(stores, callerId)
  return caller.ok && !caller.value.isAdmin ? refuse(failure('FORBIDDEN')) : caller
}
