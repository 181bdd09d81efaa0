import type { Issue } from '../../kernel/failure'
import { fault } from '../../kernel/fault'
import type { AllowanceRule, Id } from '../../records'

/**
 * What keeps a rule from being assigned: it is unknown (`rule` null), deleted, inactive, or of another allowance type. A type
 * that is itself unknown is null, and not asked about.
 */
export function ruleFaults(ruleId: Id, rule: AllowanceRule | null, allowanceTypeId: Id | null): Issue[] {
  if (rule === null) return [fault('ruleId', 'the id of a rule', ruleId)]
  if (rule.deletedAt !== null) return [fault('ruleId', 'a rule that is not deleted', ruleId)]
  if (!rule.isActive) return [fault('ruleId', 'an active rule', ruleId)]
  return allowanceTypeId === null || rule.allowanceTypeId === allowanceTypeId
    ? []
    : [fault('ruleId', `a rule of allowance type ${allowanceTypeId}`, ruleId)]
}
