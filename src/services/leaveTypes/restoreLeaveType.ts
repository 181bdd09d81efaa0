import { failure } from '../../kernel/failure'
import { type Result, ok, refuse } from '../../kernel/result'
import type { Ports } from '../../ports'
import type { Id } from '../../records'
import { changeAsAdmin } from '../admin/changeAsAdmin'

/**
 * Makes an archived leave type available for selection again and answers its id; one that is available stays as it is (spec: PUT
 * /leave_types/{id}/restore). Refuses with UNAUTHORIZED, with FORBIDDEN who is no admin, with NOT_FOUND an unknown one.
 */
export const restoreLeaveType = (ports: Ports, callerId: Id, leaveTypeId: Id): Promise<Result<Id>> =>
  changeAsAdmin(ports, callerId, async ({ leaveTypes }, { now }) => {
    const leaveType = await leaveTypes.byId(leaveTypeId)
    if (leaveType === null) return refuse(failure('NOT_FOUND'))
    if (leaveType.archivedAt !== null) await leaveTypes.save({ ...leaveType, archivedAt: null, updatedAt: now })
    return ok(leaveTypeId)
  })
