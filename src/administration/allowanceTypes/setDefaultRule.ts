import { failure } from '../../kernel/failure'
import { type Result, ok, refuse } from '../../kernel/result'
import type { AllowanceRule, AllowanceType, Id } from '../../records'
import type { Actor } from '../actor'
import type { AllowanceTypeChange } from './allowanceTypeChange'
import { allowanceTypeEntry } from './allowanceTypeEntry'
import { defaultRuleFaults } from './defaultRuleFaults'

/**
 * Makes a rule the one that new members get of an allowance type, unless their department has its own; nobody is moved (spec: PUT
 * default-rule). Refuses with BAD_REQUEST one that is not an active, shared rule of the type, or unknown, which is null.
 */
export function setDefaultRule(
  ruleId: Id,
  { type, rule }: { readonly type: AllowanceType; readonly rule: AllowanceRule | null },
  actor: Actor,
): Result<AllowanceTypeChange<AllowanceType>> {
  const faults = defaultRuleFaults(ruleId, rule, type)
  if (faults.length > 0) return refuse(failure('BAD_REQUEST', faults))
  if (type.defaultRuleId === ruleId) return ok({ saved: [], audit: [], answer: type })
  const after = { ...type, defaultRuleId: ruleId, updatedAt: actor.now }
  const changes = { from_rule_id: type.defaultRuleId, to_rule_id: ruleId }
  return ok({ saved: [after], audit: [allowanceTypeEntry('default_rule_changed', type.id, changes, actor)], answer: after })
}
