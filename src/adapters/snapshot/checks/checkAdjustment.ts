import type { Adjustment } from '../../../records'
import type { Path } from '../faults/fault'
import type { Readable } from '../shapes/readable'
import type { CheckContext } from './checkContext'
import { checkDateOrder } from './checkDateOrder'
import { checkWhole } from './checkWhole'

/** Only a positive adjustment can expire, on its date or later (allowances C2). */
export function checkAdjustment(adjustment: Readable<Adjustment>, at: Path, context: CheckContext): void {
  const { amount, expiryDate } = adjustment
  context.refer('members', adjustment.memberId, at, 'memberId')
  context.refer('allowanceTypes', adjustment.allowanceTypeId, at, 'allowanceTypeId')
  checkWhole(amount, adjustment.allowanceTypeId, at, 'amount', context)
  checkDateOrder(adjustment, 'date', 'expiryDate', at, context.report)
  if (typeof expiryDate === 'string' && amount !== undefined && amount <= 0) {
    context.report([...at, 'expiryDate'], 'null, because only a positive amount can expire')
  }
}
