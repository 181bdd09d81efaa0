import { failure } from '../../kernel/failure'
import { type Result, ok, refuse } from '../../kernel/result'
import type { AllowanceRule, AllowanceType, Department, Id } from '../../records'
import type { Actor } from '../actor'
import type { Decision } from '../decision'
import { allowanceTypeEntry } from './allowanceTypeEntry'
import { defaultRuleFaults } from './defaultRuleFaults'

/** What the change of a department's default does; nothing is saved where nothing changed. */
export interface DepartmentChange extends Decision<Department> {
  readonly saved: readonly Department[]
}

export interface DepartmentDefaultFacts {
  readonly department: Department
  readonly type: AllowanceType
  /** null = there is none of the id. */
  readonly rule: AllowanceRule | null
}

/** As `setDefaultRule`, for the new members of one department (decision 61). */
export function setDepartmentDefaultRule(
  ruleId: Id,
  { department, type, rule }: DepartmentDefaultFacts,
  actor: Actor,
): Result<DepartmentChange> {
  const faults = defaultRuleFaults(ruleId, rule, type)
  if (faults.length > 0) return refuse(failure('BAD_REQUEST', faults))
  const current = department.defaultRuleIds[type.id] ?? null
  if (current === ruleId) return ok({ saved: [], audit: [], answer: department })
  const after = { ...department, defaultRuleIds: { ...department.defaultRuleIds, [type.id]: ruleId } }
  const changes = { department_id: department.id, from_rule_id: current, to_rule_id: ruleId }
  return ok({ saved: [after], audit: [allowanceTypeEntry('default_rule_changed', type.id, changes, actor)], answer: after })
}
