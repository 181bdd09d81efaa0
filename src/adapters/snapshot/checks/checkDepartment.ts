import type { Department } from '../../../records'
import type { Path } from '../faults/fault'
import { valueText } from '../faults/valueText'
import { idSchema } from '../schemas/idSchema'
import type { Readable } from '../shapes/readable'
import type { CheckContext } from './checkContext'
import { checkRuleOfType } from './checkRuleOfType'
import { eachPart } from './eachPart'

/** Managers are members; each default rule is one of its allowance type. */
export function checkDepartment(department: Readable<Department>, at: Path, context: CheckContext): void {
  eachPart(department.managers, [...at, 'managers'], (manager, place) => {
    context.refer('members', manager.memberId, place, 'memberId')
    context.refer('members', manager.predecessorMemberId, place, 'predecessorMemberId')
  })
  const rules = [...at, 'defaultRuleIds']
  for (const [allowanceTypeId, ruleId] of Object.entries(department.defaultRuleIds ?? {})) {
    checkRuleOfType(ruleId, allowanceTypeId, rules, allowanceTypeId, context)
    if (idSchema.safeParse(allowanceTypeId).success) context.refer('allowanceTypes', allowanceTypeId, rules, allowanceTypeId)
    else context.report([...rules, allowanceTypeId], 'the id of an allowance type as the key', valueText(allowanceTypeId))
  }
}
