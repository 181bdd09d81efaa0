import type { Issue } from '../../kernel/failure'
import { fault } from '../../kernel/fault'
import type { AllowanceRule, AllowanceType, Id } from '../../records'
import { ruleFaults } from '../assignments/ruleFaults'

/**
 * What keeps a rule, null when it is unknown, from being a default: it has to be an active, shared rule of the type (spec: PUT
 * default-rule).
 */
export function defaultRuleFaults(ruleId: Id, rule: AllowanceRule | null, type: AllowanceType): Issue[] {
  const faults = ruleFaults(ruleId, rule, type.id)
  return faults.length > 0 || rule?.isShared === true ? faults : [fault('ruleId', 'a shared rule', ruleId)]
}
