import type { MemberAllowance } from '../../../records'
import type { Path } from '../faults/fault'
import type { Readable } from '../shapes/readable'
import type { CheckContext } from './checkContext'
import { checkWhole } from './checkWhole'

/** Hand-set figures name their member and allowance type, and are in the type's unit. */
export function checkMemberAllowance(figures: Readable<MemberAllowance>, at: Path, context: CheckContext): void {
  const type = figures.allowanceTypeId
  context.refer('members', figures.memberId, at, 'memberId')
  context.refer('allowanceTypes', type, at, 'allowanceTypeId')
  checkWhole(figures.compensatoryTimeOff, type, at, 'compensatoryTimeOff', context)
  checkWhole(figures.broughtForwardOverride, type, at, 'broughtForwardOverride', context)
  checkWhole(figures.allowance, type, at, 'allowance', context)
}
