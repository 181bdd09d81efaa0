import { mayReadMember } from '../../access/mayReadMember'
import type { Stores } from '../../ports'
import type { Member } from '../../records'

/** Whether a caller may see what belongs to a member (decision 53). */
export const visibleTo = async ({ departments }: Stores, caller: Member, member: Member): Promise<boolean> =>
  mayReadMember(caller, member, await departments.byIds(member.departmentIds))
