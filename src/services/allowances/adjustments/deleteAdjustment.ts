import { adjustmentEntry } from '../../../administration/adjustments/adjustmentEntry'
import { optionalReason } from '../../../administration/optionalReason'
import { failure } from '../../../kernel/failure'
import { type Result, ok, refuse } from '../../../kernel/result'
import type { Ports } from '../../../ports'
import type { Adjustment, Id } from '../../../records'
import { findAdmin } from '../../loading/findAdmin'

/**
 * An admin deletes an adjustment, and gets it as it was, also when it uncovers bookings: the balance then goes negative (spec: DELETE
 * adjustments; decision 60). Refuses with UNAUTHORIZED, with FORBIDDEN who is no admin, with NOT_FOUND an unknown one.
 */
export function deleteAdjustment(
  ports: Ports,
  callerId: Id,
  adjustmentId: Id,
  { reason }: { readonly reason: string | null },
): Promise<Result<Adjustment>> {
  const now = ports.clock()
  return ports.unitOfWork.transact(async (stores) => {
    const admin = await findAdmin(stores, callerId)
    if (!admin.ok) return admin
    const adjustment = await stores.adjustments.byId(adjustmentId)
    if (adjustment === null) return refuse(failure('NOT_FOUND'))
    await stores.adjustments.remove(adjustmentId)
    const actor = { caller: admin.value, now, ids: ports.ids }
    await stores.auditLog.add(adjustmentEntry('adjustment_deleted', adjustment, optionalReason(reason), actor))
    return ok(adjustment)
  })
}
