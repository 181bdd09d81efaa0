import type { MemberDetails } from '../../events/eventFacts'
import { failure } from '../../kernel/failure'
import { type Result, ok, refuse } from '../../kernel/result'
import type { Ports } from '../../ports'
import type { Id } from '../../records'
import { readMember } from './readMember'

/**
 * Reads a member (spec: GET /members/{id}). Refuses with UNAUTHORIZED, with NOT_FOUND an unknown id, and with FORBIDDEN whom the caller
 * may not see (decisions 6, 53).
 */
export async function getMember(ports: Ports, callerId: Id, memberId: Id): Promise<Result<MemberDetails>> {
  const found = await readMember(ports, callerId, (members) => members.byId(memberId))
  if (!found.ok) return found
  return found.value === null ? refuse(failure('NOT_FOUND')) : ok(found.value)
}
