import { type RuleWithTerms, ruleWithTerms } from '../../../administration/rules/ruleWithTerms'
import { compareText } from '../../../kernel/compareText'
import { failure } from '../../../kernel/failure'
import { type Result, ok, refuse } from '../../../kernel/result'
import type { Ports } from '../../../ports'
import type { AllowanceRule, Id } from '../../../records'
import { readAsAdmin } from '../../admin/readAsAdmin'
import { todayIn } from './todayIn'

const inOrder = (a: AllowanceRule, b: AllowanceRule): number => compareText(a.name, b.name) || compareText(a.id, b.id)

/**
 * The rules of an allowance type that are not deleted, inactive ones too, by name, then id, each with the terms in force today (spec: GET
 * rules; decision 4). Refuses with UNAUTHORIZED, with FORBIDDEN who is no admin, with NOT_FOUND an unknown type.
 */
export function listRules(ports: Ports, callerId: Id, typeId: Id): Promise<Result<readonly RuleWithTerms[]>> {
  const now = ports.clock()
  return readAsAdmin(ports, callerId, async (stores) => {
    const [type, workspace, rules] = await Promise.all([
      stores.allowanceTypes.byId(typeId), stores.workspace.get(), stores.rules.ofAllowanceType(typeId),
    ])
    if (type === null) return refuse(failure('NOT_FOUND'))
    const today = todayIn(workspace, now)
    return ok(rules.filter(({ deletedAt }) => deletedAt === null).sort(inOrder).map((rule) => ruleWithTerms(rule, today)))
  })
}
