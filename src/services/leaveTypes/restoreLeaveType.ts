import { failure } from '../../kernel/failure'
import { type Result, ok, refuse } from '../../kernel/result'
import type { Ports } from '../../ports'
import type { Id } from '../../records'
import { findAdmin } from '../loading/findAdmin'

/**
 * Makes an archived leave type available for selection again and answers its id; one that is available stays as it is (spec: PUT
 * /leave_types/{id}/restore). Refuses with UNAUTHORIZED, with FORBIDDEN who is no admin, with NOT_FOUND an unknown one.
 */
export function restoreLeaveType(ports: Ports, callerId: Id, leaveTypeId: Id): Promise<Result<Id>> {
  const now = ports.clock()
  return ports.unitOfWork.transact(async (stores) => {
    const admin = await findAdmin(stores, callerId)
    if (!admin.ok) return admin
    const leaveType = await stores.leaveTypes.byId(leaveTypeId)
    if (leaveType === null) return refuse(failure('NOT_FOUND'))
    if (leaveType.archivedAt !== null) await stores.leaveTypes.save({ ...leaveType, archivedAt: null, updatedAt: now })
    return ok(leaveTypeId)
  })
}
