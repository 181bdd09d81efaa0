import type { Issue } from '../../kernel/failure'
import { fault } from '../../kernel/fault'
import { type Result, ok } from '../../kernel/result'
import type { AllowanceRule, Id, RuleAssignment } from '../../records'
import type { Actor } from '../actor'
import { acceptedReason } from './acceptedReason'
import type { AssignmentChange } from './assignmentChange'
import { assignmentEntry } from './assignmentEntry'
import { ruleFaults } from './ruleFaults'
import { type Validity, succeed, successionFaults } from './succession'

/** Moves a member from an assignment to a rule of the same allowance type. */
export interface RuleChange extends Validity {
  readonly currentAssignmentId: Id
  readonly ruleId: Id
  /** 3 to 500 characters. */
  readonly reason: string
}

export interface RuleChangeFacts {
  /** The one to move to; null = there is none. */
  readonly rule: AllowanceRule | null
  /** All of the member. */
  readonly assignments: readonly RuleAssignment[]
}

function changeFaults(command: RuleChange, { rule, assignments }: RuleChangeFacts, current: RuleAssignment | undefined): Issue[] {
  const { currentAssignmentId, ruleId } = command
  if (current === undefined) {
    return [
      fault('currentAssignmentId', 'the id of an assignment of the member', currentAssignmentId),
      ...ruleFaults(ruleId, rule, null),
      ...successionFaults(command, { current: null, others: [] }),
    ]
  }
  const others = assignments.filter(({ id, allowanceTypeId }) => id !== current.id && allowanceTypeId === current.allowanceTypeId)
  return [...ruleFaults(ruleId, rule, current.allowanceTypeId), ...successionFaults(command, { current, others })]
}

/**
 * Moves a member to another rule: the current assignment ends on the day before `validFrom`, the new one starts on it, one audit entry
 * filed under the rule moved to. After `validUntil` there is no rule, whatever the end of the current assignment was (spec: Allowance
 * Management rules 3, 5; decision 59). A current assignment that ends before that day keeps its end.
 *
 * Refuses with BAD_REQUEST and every fault of the command: also a current assignment that is not the member's, and a `validFrom` on or
 * before its start.
 */
export function changeRule(command: RuleChange, facts: RuleChangeFacts, actor: Actor): Result<AssignmentChange> {
  const current = facts.assignments.find(({ id }) => id === command.currentAssignmentId)
  const reason = acceptedReason(command.reason, changeFaults(command, facts, current))
  if (!reason.ok) return reason
  const { ruleId, validFrom: ruleStartDate, validUntil: ruleEndDate } = command
  const made: RuleAssignment = {
    ...current!, id: actor.ids(), kind: 'rule', ruleId, ruleStartDate, ruleEndDate, reason: reason.value, createdAt: actor.now,
  }
  const told = { reason: reason.value, changes: { from_rule_id: current!.ruleId, to_rule_id: ruleId } }
  return ok({ saved: succeed(current!, made), removed: [], audit: [assignmentEntry('rule_changed', made, told, actor)], answer: made })
}
