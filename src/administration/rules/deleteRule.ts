import { compareText } from '../../kernel/compareText'
import { type Failure, failure } from '../../kernel/failure'
import { firstRefusal } from '../../kernel/firstRefusal'
import { fault } from '../../kernel/fault'
import { type Result, ok, refuse } from '../../kernel/result'
import type { AllowanceRule, Id, PlainDate, RuleAssignment } from '../../records'
import type { Actor } from '../actor'
import { ruleFaults } from '../assignments/ruleFaults'
import { optionalReason } from '../optionalReason'
import { hasNotEnded } from './hasNotEnded'
import { type DefaultPlaces, isDefaultRule } from './isDefaultRule'
import { reassign } from './reassign'
import type { RuleDecision } from './ruleDecision'
import { ruleEntry } from './ruleEntry'

/** The removal of a rule. */
export interface RuleRemoval {
  /** The rule that those who are still on it are put on; required while there are any. */
  readonly reassignTo: Id | null
  readonly reason: string | null
}

export interface RuleRemovalFacts extends DefaultPlaces {
  /** The one to reassign to; null = there is none of the id, or none is named. */
  readonly target: AllowanceRule | null
  /** Those of the rule, of any time. */
  readonly assignments: readonly RuleAssignment[]
  /** In the workspace. */
  readonly today: PlainDate
}

type Policy = (removal: RuleRemoval, rule: AllowanceRule, facts: RuleRemovalFacts) => Failure | null

const targetCanBeAssigned: Policy = ({ reassignTo }, rule, { target }) => {
  if (reassignTo === null) return null
  const faults = reassignTo === rule.id
    ? [fault('reassignTo', 'another rule', reassignTo)]
    : ruleFaults(reassignTo, target, rule.allowanceTypeId).map((issue) => ({ ...issue, path: 'reassignTo' }))
  return faults.length === 0 ? null : failure('BAD_REQUEST', faults)
}

const isNoDefault: Policy = (_, rule, { type, departments }) => {
  if (!isDefaultRule(rule, { type, departments })) return null
  const whose = type.defaultRuleId === rule.id ? 'the default rule of its allowance type' : 'a default rule of a department'
  return failure('CONFLICT', [{ message: `The rule is ${whose}` }])
}

const nobodyIsLeftWithout: Policy = ({ reassignTo }, _, { assignments, today }) =>
  reassignTo === null && assignments.some((assignment) => hasNotEnded(assignment, today))
    ? failure('CONFLICT', [{ path: 'reassignTo', message: 'Members are still assigned to the rule: expected a rule to reassign them to' }])
    : null

/** The first refusal counts. */
const policies: readonly Policy[] = [targetCanBeAssigned, isNoDefault, nobodyIsLeftWithout]

const inOrder = (a: RuleAssignment, b: RuleAssignment): number =>
  compareText(a.ruleStartDate, b.ruleStartDate) || compareText(a.id, b.id)

/**
 * Deletes a rule: it stays stored, because the past was granted by it, but nobody can be put on it. Those who are still on it are moved,
 * each with an entry filed under the rule moved to (spec: DELETE /rules/{id}, Allowance Management rule 5).
 *
 * Refuses with BAD_REQUEST a `reassignTo` that is not another active rule of the type; with CONFLICT the default of its type or of a
 * department, and a rule with assignments that have not ended and no `reassignTo`.
 */
export function deleteRule(
  removal: RuleRemoval,
  rule: AllowanceRule,
  facts: RuleRemovalFacts,
  actor: Actor,
): Result<RuleDecision<AllowanceRule>> {
  const refusal = firstRefusal(policies, removal, rule, facts)
  if (refusal !== null) return refuse(refusal)
  const { assignments, today } = facts
  const { reassignTo: toRuleId } = removal
  const reason = optionalReason(removal.reason)
  const standing = assignments.filter((assignment) => hasNotEnded(assignment, today)).sort(inOrder)
  const moves = toRuleId === null ? [] : standing.map((assignment) => reassign(assignment, { toRuleId, today, reason }, actor))
  const deleted = { ...rule, isActive: false, deletedAt: actor.now, updatedAt: actor.now }
  const changes = toRuleId === null ? null : { from_rule_id: rule.id, to_rule_id: toRuleId }
  return ok({
    savedRules: [deleted],
    savedAssignments: moves.flatMap(({ saved }) => saved),
    audit: [...moves.map(({ entry }) => entry), ruleEntry('rule_deleted', rule, { reason, changes }, actor)],
    answer: deleted,
  })
}
