import type { MemberDetails } from '../../events/eventFacts'
import { failure } from '../../kernel/failure'
import { type Result, ok, refuse } from '../../kernel/result'
import type { MemberRepository, Ports } from '../../ports'
import type { Id, Member } from '../../records'
import { findCaller } from '../loading/findCaller'
import { visibleTo } from '../loading/visibleTo'
import { loadMemberDetails } from './memberDetails'

/**
 * Reads the details of a member who is found in some way; null when nobody is. Refuses with UNAUTHORIZED, and with FORBIDDEN a member
 * whom the caller may not see (decision 53).
 */
export function readMember(
  ports: Ports,
  callerId: Id,
  find: (members: MemberRepository) => Promise<Member | null>,
): Promise<Result<MemberDetails | null>> {
  const now = ports.clock()
  return ports.unitOfWork.read(async (stores) => {
    const caller = await findCaller(stores, callerId)
    if (!caller.ok) return caller
    const member = await find(stores.members)
    if (member === null) return ok(null)
    if (!await visibleTo(stores, caller.value, member)) return refuse(failure('FORBIDDEN'))
    return ok(await loadMemberDetails(stores, member, now))
  })
}
