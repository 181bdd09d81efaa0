import { type RuleRemoval, deleteRule as decide } from '../../../administration/rules/deleteRule'
import { failure } from '../../../kernel/failure'
import { type Result, refuse } from '../../../kernel/result'
import type { Ports } from '../../../ports'
import type { AllowanceRule, Id } from '../../../records'
import { changeAsDecided } from '../../admin/changeAsDecided'
import { findRule } from './findRule'
import { saveRules } from './saveRules'
import { todayIn } from './todayIn'

/**
 * An admin deletes a rule, and gets it as it stays stored; who is still on it is moved to the rule of `reassignTo` from today on, in the
 * same transaction (spec: DELETE /rules/{id}). Refuses with UNAUTHORIZED, with FORBIDDEN who is no admin, with NOT_FOUND an unknown or
 * deleted rule, with BAD_REQUEST a `reassignTo` that is not another active rule of the type, and with CONFLICT the default of the type or of
 * a department, and a rule that members are still on when no other is named.
 */
export const deleteRule = (ports: Ports, callerId: Id, ruleId: Id, removal: RuleRemoval): Promise<Result<AllowanceRule>> =>
  changeAsDecided(ports, callerId, async (stores, actor) => {
    const rule = await findRule(stores, ruleId)
    const type = rule === null ? null : await stores.allowanceTypes.byId(rule.allowanceTypeId)
    if (rule === null || type === null) return refuse(failure('NOT_FOUND'))
    const [workspace, departments, target, assignments] = await Promise.all([
      stores.workspace.get(), stores.departments.withDefaultRule(ruleId), removal.reassignTo === null ? null : stores.rules.byId(removal.reassignTo),
      stores.assignments.ofRule(ruleId),
    ])
    return decide(removal, rule, { type, departments, target, assignments, today: todayIn(workspace, actor.now) }, actor)
  }, saveRules)
