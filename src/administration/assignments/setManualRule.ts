import type { Issue } from '../../kernel/failure'
import { fault } from '../../kernel/fault'
import { type Result, ok } from '../../kernel/result'
import type { AllowanceType, Id, RuleAssignment } from '../../records'
import type { Actor } from '../actor'
import { auditEntry } from '../auditEntry'
import { acceptedReason } from './acceptedReason'
import type { AssignmentChange } from './assignmentChange'
import { type Validity, succeed, successionFaults } from './succession'

/** Takes a member off automatic accrual for one allowance type. */
export interface ManualRule extends Validity {
  readonly allowanceTypeId: Id
  /** null when the member has no assignment then. */
  readonly currentAssignmentId: Id | null
  /** 3 to 500 characters. */
  readonly reason: string
}

export interface ManualRuleFacts {
  readonly memberId: Id
  /** null = there is none. */
  readonly allowanceType: AllowanceType | null
  /** The member's of the allowance type. */
  readonly assignments: readonly RuleAssignment[]
}

function manualFaults(command: ManualRule, { allowanceType, assignments }: ManualRuleFacts, current: RuleAssignment | null): Issue[] {
  const { allowanceTypeId, currentAssignmentId } = command
  const faults: Issue[] = []
  if (allowanceType === null) faults.push(fault('allowanceTypeId', 'the id of an allowance type', allowanceTypeId))
  const isUnknown = currentAssignmentId !== null && current === null
  if (isUnknown) faults.push(fault('currentAssignmentId', 'the id of an assignment of the member and allowance type', currentAssignmentId))
  // Which assignment was meant to give way is not known then, hence none is said to be in the way.
  const others = isUnknown ? [] : assignments.filter((other) => other !== current)
  return [...faults, ...successionFaults(command, { current, others })]
}

/**
 * Takes a member off automatic accrual: the current assignment, where there is one, ends on the day before `validFrom`, a manual one
 * starts on it, one audit entry filed under the rule left. After `validUntil` there is no assignment, whatever the end of the current
 * one was (spec: Allowance Management rules 4, 5; decision 59). A current assignment that ends before that day keeps its end.
 *
 * Refuses with BAD_REQUEST and every fault of the command: also a current assignment that is not the member's or of another type, a
 * `validFrom` on or before its start, and an assignment in the way that is not named as the current one.
 */
export function setManualRule(command: ManualRule, facts: ManualRuleFacts, actor: Actor): Result<AssignmentChange> {
  const current = facts.assignments.find(({ id }) => id === command.currentAssignmentId) ?? null
  const reason = acceptedReason(command.reason, manualFaults(command, facts, current))
  if (!reason.ok) return reason
  const { allowanceTypeId, validFrom: ruleStartDate, validUntil: ruleEndDate } = command
  const { memberId } = facts
  const made: RuleAssignment = {
    id: actor.ids(), memberId, allowanceTypeId, kind: 'manual', ruleId: null, ruleStartDate, ruleEndDate,
    reason: reason.value, createdAt: actor.now,
  }
  const left = current?.ruleId ?? null
  const changes = { from_rule_id: left, to_rule_id: null }
  const entry = auditEntry('manual_rule_set', { ruleId: left, allowanceTypeId, memberId, reason: reason.value, changes }, actor)
  return ok({ saved: succeed(current, made), removed: [], audit: [entry], answer: made })
}
