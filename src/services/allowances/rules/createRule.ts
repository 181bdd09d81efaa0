import { type NewRule, createRule as decide } from '../../../administration/rules/createRule'
import type { RuleWithTerms } from '../../../administration/rules/ruleWithTerms'
import { failure } from '../../../kernel/failure'
import { type Result, refuse } from '../../../kernel/result'
import type { Ports } from '../../../ports'
import type { Id } from '../../../records'
import { changeAsDecided } from '../../admin/changeAsDecided'
import { saveRules } from './saveRules'

/**
 * An admin makes a rule of an allowance type, and gets it (spec: POST rules). Refuses with UNAUTHORIZED, with FORBIDDEN who is no admin,
 * with NOT_FOUND an unknown type, with BAD_REQUEST every fault of the name and the terms.
 */
export const createRule = (ports: Ports, callerId: Id, typeId: Id, command: NewRule): Promise<Result<RuleWithTerms>> =>
  changeAsDecided(ports, callerId, async ({ allowanceTypes }, actor) => {
    const type = await allowanceTypes.byId(typeId)
    return type === null ? refuse(failure('NOT_FOUND')) : decide(command, type, actor)
  }, saveRules)
