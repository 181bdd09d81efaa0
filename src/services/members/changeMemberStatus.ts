import type { Result } from '../../kernel/result'
import { changeMemberStatus as decideStatus } from '../../members/changeMemberStatus'
import type { Ports } from '../../ports'
import type { Id, Member, MemberStatus } from '../../records'
import { changeMember } from './changeMember'

/** An admin moves a member to a status (decision 49). Refused as `updateMember`; BAD_REQUEST to archive without an employment end date. */
export const changeMemberStatus = (ports: Ports, callerId: Id, memberId: Id, status: MemberStatus): Promise<Result<Member>> =>
  changeMember(ports, callerId, memberId, (member, now) => decideStatus(member, status, now))
