import type { RuleWithTerms } from '../../../administration/rules/ruleWithTerms'
import { type RulePatch, updateRule as decide } from '../../../administration/rules/updateRule'
import { failure } from '../../../kernel/failure'
import { type Result, refuse } from '../../../kernel/result'
import type { Ports } from '../../../ports'
import type { Id } from '../../../records'
import { changeAsDecided } from '../../admin/changeAsDecided'
import { findRule } from './findRule'
import { saveRules } from './saveRules'
import { todayIn } from './todayIn'

/**
 * An admin changes a rule, and gets it with the terms in force today; nothing is written when nothing changes (spec: PATCH /rules/{id};
 * allowances H1). Refuses with UNAUTHORIZED, with FORBIDDEN who is no admin, with NOT_FOUND an unknown or deleted rule, with BAD_REQUEST
 * every fault of the patch: also to make a rule inactive or not shared that new members get by default.
 */
export const updateRule = (ports: Ports, callerId: Id, ruleId: Id, patch: RulePatch): Promise<Result<RuleWithTerms>> =>
  changeAsDecided(ports, callerId, async (stores, actor) => {
    const rule = await findRule(stores, ruleId)
    const type = rule === null ? null : await stores.allowanceTypes.byId(rule.allowanceTypeId)
    if (rule === null || type === null) return refuse(failure('NOT_FOUND'))
    // Most patches leave alone what a default has to be.
    const mayEndDefault = patch.isActive === false || patch.isShared === false
    const [workspace, departments] = await Promise.all([stores.workspace.get(), mayEndDefault ? stores.departments.withDefaultRule(ruleId) : []])
    return decide(patch, rule, { type, departments, workspace, today: todayIn(workspace, actor.now) }, actor)
  }, saveRules)
