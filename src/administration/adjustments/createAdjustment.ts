import { failure } from '../../kernel/failure'
import { type Result, ok, refuse } from '../../kernel/result'
import type { Adjustment, AllowanceType, Member } from '../../records'
import type { Actor } from '../actor'
import type { Decision } from '../decision'
import { optionalReason } from '../optionalReason'
import { adjustmentEntry } from './adjustmentEntry'
import { adjustmentFaults } from './adjustmentFaults'
import type { NewAdjustment } from './newAdjustment'

/**
 * Makes an adjustment of a member, and answers it as it is to be stored (allowances C1, C2). One dated outside the member's years is made
 * too; it has no effect. Refuses with BAD_REQUEST and every fault of the body; `type` is the one that it names, null when there is none.
 */
export function createAdjustment(
  member: Member,
  type: AllowanceType | null,
  body: NewAdjustment,
  actor: Actor,
): Result<Decision<Adjustment>> {
  const faults = adjustmentFaults(body, type)
  if (faults.length > 0) return refuse(failure('BAD_REQUEST', faults))
  const { allowanceTypeId, date, expiryDate, amount } = body
  const reason = optionalReason(body.reason)
  const adjustment: Adjustment = { id: actor.ids(), memberId: member.id, allowanceTypeId, date, expiryDate, amount, reason, createdAt: actor.now }
  return ok({ audit: [adjustmentEntry('adjustment_created', adjustment, reason, actor)], answer: adjustment })
}
