import { failure } from '../../kernel/failure'
import { type Result, refuse } from '../../kernel/result'
import { type OutOfOfficeChange, saveOutOfOfficeSetting } from '../../members/saveOutOfOfficeSetting'
import type { Ports } from '../../ports'
import type { Id, OutOfOfficeSetting } from '../../records'
import { findCaller } from '../loading/findCaller'

/**
 * Makes or changes the out-of-office setting of a member and leave type, and answers it; nothing is written when nothing changes (spec:
 * PUT out-of-office-settings). Refuses with UNAUTHORIZED, with NOT_FOUND an unknown member or leave type, then as `saveOutOfOfficeSetting`.
 */
export function saveOutOfOffice(
  ports: Ports,
  callerId: Id,
  memberId: Id,
  leaveTypeId: Id,
  change: OutOfOfficeChange,
): Promise<Result<OutOfOfficeSetting>> {
  const now = ports.clock()
  return ports.unitOfWork.transact(async (stores) => {
    const caller = await findCaller(stores, callerId)
    if (!caller.ok) return caller
    const [member, leaveType, stored] = await Promise.all([
      stores.members.byId(memberId), stores.leaveTypes.byId(leaveTypeId), stores.outOfOfficeSettings.of(memberId, leaveTypeId),
    ])
    if (member === null || leaveType === null) return refuse(failure('NOT_FOUND'))
    const saved = saveOutOfOfficeSetting(stored, change, { now, ids: ports.ids, caller: caller.value, member, leaveTypeId })
    if (saved.ok && saved.value !== stored) await stores.outOfOfficeSettings.save(saved.value)
    return saved
  })
}
