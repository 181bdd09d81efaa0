import { adjustmentEntry } from '../../../administration/adjustments/adjustmentEntry'
import { optionalReason } from '../../../administration/optionalReason'
import { failure } from '../../../kernel/failure'
import { type Result, ok, refuse } from '../../../kernel/result'
import type { Ports } from '../../../ports'
import type { Adjustment, Id } from '../../../records'
import { changeAsDecided } from '../../admin/changeAsDecided'

/**
 * An admin deletes an adjustment, and gets it as it was, also when it uncovers bookings: the balance then goes negative (spec: DELETE
 * adjustments; decision 60). Refuses with UNAUTHORIZED, with FORBIDDEN who is no admin, with NOT_FOUND an unknown one.
 */
export const deleteAdjustment = (
  ports: Ports,
  callerId: Id,
  adjustmentId: Id,
  { reason }: { readonly reason: string | null },
): Promise<Result<Adjustment>> =>
  changeAsDecided(ports, callerId, async ({ adjustments }, actor) => {
    const adjustment = await adjustments.byId(adjustmentId)
    if (adjustment === null) return refuse(failure('NOT_FOUND'))
    return ok({ audit: [adjustmentEntry('adjustment_deleted', adjustment, optionalReason(reason), actor)], answer: adjustment })
  }, ({ adjustments }) => adjustments.remove(adjustmentId))
