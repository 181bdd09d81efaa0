import { hasNotEnded } from '../../../administration/rules/hasNotEnded'
import type { MemberRef } from '../../../events/eventFacts'
import { compareText } from '../../../kernel/compareText'
import { failure } from '../../../kernel/failure'
import { limits } from '../../../kernel/limits'
import { type Result, ok, refuse } from '../../../kernel/result'
import type { Ports } from '../../../ports'
import type { Id, Member } from '../../../records'
import { countFault } from '../../admin/countFault'
import { readAsAdmin } from '../../admin/readAsAdmin'
import { memberRef } from '../../loading/memberRef'
import { findRule } from './findRule'
import { todayIn } from './todayIn'

/** The members of a rule. */
export interface RuleMembers {
  /** Of all, however many are listed. */
  readonly total: number
  /** By name, then id. */
  readonly members: readonly MemberRef[]
}

const inOrder = (a: Member, b: Member): number => compareText(a.name, b.name) || compareText(a.id, b.id)

/**
 * The members whose assignment to a rule has not ended, those too whose assignment starts later; at most `limit` of them, 1 to 50, are
 * listed (spec: GET /rules/{rule_id}/members; decision 58). Refuses with UNAUTHORIZED, with FORBIDDEN who is no admin, with BAD_REQUEST
 * another limit, with NOT_FOUND an unknown or deleted rule.
 */
export function listRuleMembers(
  ports: Ports,
  callerId: Id,
  ruleId: Id,
  { limit = limits.ruleMembers.default }: { readonly limit?: number } = {},
): Promise<Result<RuleMembers>> {
  const now = ports.clock()
  return readAsAdmin(ports, callerId, async (stores) => {
    const fault = countFault('limit', limit, limits.ruleMembers)
    if (fault !== null) return refuse(fault)
    const [rule, workspace, assignments] = await Promise.all([
      findRule(stores, ruleId), stores.workspace.get(), stores.assignments.ofRule(ruleId),
    ])
    if (rule === null) return refuse(failure('NOT_FOUND'))
    const today = todayIn(workspace, now)
    const ids = new Set(assignments.filter((assignment) => hasNotEnded(assignment, today)).map(({ memberId }) => memberId))
    const members = await stores.members.byIds([...ids])
    return ok({ total: members.length, members: [...members].sort(inOrder).slice(0, limit).map(memberRef) })
  })
}
