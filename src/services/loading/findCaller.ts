import { failure } from '../../kernel/failure'
import { type Result, ok, refuse } from '../../kernel/result'
import type { Stores } from '../../ports'
import type { Id, Member } from '../../records'

/** The member behind the credential; UNAUTHORIZED when there is none any more. */
export async function findCaller({ members }: Stores, callerId: Id): Promise<Result<Member>> {
  const caller = await members.byId(callerId)
  return caller === null ? refuse(failure('UNAUTHORIZED')) : ok(caller)
}
