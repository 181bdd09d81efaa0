import { setDefaultRule as decide } from '../../../administration/allowanceTypes/setDefaultRule'
import { failure } from '../../../kernel/failure'
import { type Result, refuse } from '../../../kernel/result'
import type { Ports } from '../../../ports'
import type { AllowanceType, Id } from '../../../records'
import { changeAsDecided } from '../../admin/changeAsDecided'
import { saveAllowanceTypes } from './saveAllowanceTypes'

/**
 * An admin sets the rule that new members get of an allowance type, unless their department has its own; nobody is moved. Answers the type
 * (spec: PUT default-rule). Refuses with UNAUTHORIZED, with FORBIDDEN who is no admin, with NOT_FOUND an unknown type, with BAD_REQUEST a
 * rule that is not an active, shared one of the type.
 */
export const setDefaultRule = (ports: Ports, callerId: Id, typeId: Id, ruleId: Id): Promise<Result<AllowanceType>> =>
  changeAsDecided(ports, callerId, async ({ allowanceTypes, rules }, actor) => {
    const [type, rule] = await Promise.all([allowanceTypes.byId(typeId), rules.byId(ruleId)])
    return type === null ? refuse(failure('NOT_FOUND')) : decide(ruleId, { type, rule }, actor)
  }, saveAllowanceTypes)
