import type { RuleAssignment } from '../../../records'
import type { Path } from '../faults/fault'
import type { Readable } from '../shapes/readable'
import type { CheckContext } from './checkContext'
import { checkDateOrder } from './checkDateOrder'
import { checkRuleOfType } from './checkRuleOfType'

/** An assignment names its member, its allowance type and, unless it is manual, a rule of that type. */
export function checkAssignment(assignment: Readable<RuleAssignment>, at: Path, context: CheckContext): void {
  const { allowanceTypeId, kind, ruleId } = assignment
  context.refer('members', assignment.memberId, at, 'memberId')
  context.refer('allowanceTypes', allowanceTypeId, at, 'allowanceTypeId')
  checkDateOrder(assignment, 'ruleStartDate', 'ruleEndDate', at, context.report)
  if (kind === 'manual') {
    if (typeof ruleId === 'string') context.report([...at, 'ruleId'], 'null, because the assignment is manual')
    return
  }
  checkRuleOfType(ruleId, allowanceTypeId, at, 'ruleId', context)
  if (kind === 'rule' && ruleId === null) context.report([...at, 'ruleId'], 'the id of a rule, because the kind is rule')
}
