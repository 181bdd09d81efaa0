import { failure } from '../../kernel/failure'
import { type Result, ok, refuse } from '../../kernel/result'
import type { Stores } from '../../ports'
import type { Id, Member } from '../../records'
import { findCaller } from '../loading/findCaller'

/** Who asks, and whose key it is. */
export interface KeyOwner {
  readonly caller: Member
  readonly member: Member
}

/**
 * The member whose API key a caller wants to make or to stop (decision 62). Refuses with UNAUTHORIZED, with FORBIDDEN who is neither an
 * admin nor the member, with NOT_FOUND an unknown member.
 */
export async function findKeyOwner(stores: Stores, callerId: Id, memberId: Id): Promise<Result<KeyOwner>> {
  const caller = await findCaller(stores, callerId)
  if (!caller.ok) return caller
  if (!caller.value.isAdmin && callerId !== memberId) return refuse(failure('FORBIDDEN'))
  const member = await stores.members.byId(memberId)
  return member === null ? refuse(failure('NOT_FOUND')) : ok({ caller: caller.value, member })
}
