import { failure } from '../../kernel/failure'
import { type Result, refuse } from '../../kernel/result'
import type { Ports, Stores } from '../../ports'
import type { Id, Instant, Member } from '../../records'
import { changeAsAdmin } from '../admin/changeAsAdmin'
import { recordMemberChange } from './recordMemberChange'

/**
 * Lets an admin change a member: `decide` answers the changed record, or the same one when nothing changes, which writes nothing.
 * Refuses with UNAUTHORIZED, with FORBIDDEN who is no admin, with NOT_FOUND an unknown member, and as `decide`.
 */
export function changeMember(
  ports: Ports,
  callerId: Id,
  memberId: Id,
  decide: (member: Member, now: Instant, stores: Stores) => Result<Member> | Promise<Result<Member>>,
): Promise<Result<Member>> {
  return changeAsAdmin(ports, callerId, async (stores, { now, ids }) => {
    const before = await stores.members.byId(memberId)
    if (before === null) return refuse(failure('NOT_FOUND'))
    const decision = await decide(before, now, stores)
    if (decision.ok) await recordMemberChange(stores, { now, ids, before, after: decision.value })
    return decision
  })
}
