import { formatPlainDate, plainDate } from '../../calendar'
import type { AuditEntry, Id, PlainDate, RuleAssignment } from '../../records'
import type { Actor } from '../actor'
import { assignmentEntry } from '../assignments/assignmentEntry'

/** Where an assignment is moved, from when, and why. */
export interface Move {
  readonly toRuleId: Id
  /** First day on the other rule, unless the assignment starts later. */
  readonly today: PlainDate
  readonly reason: string | null
}

/** An assignment that was moved. */
export interface Reassignment {
  readonly saved: readonly RuleAssignment[]
  /** Filed under the rule moved to (spec: Allowance Management rule 5). */
  readonly entry: AuditEntry
}

/**
 * Moves an assignment that has not ended to another rule: until yesterday it stays what it was, and from today to its last day there is
 * a new one. One that starts today or later has no such past, and only changes its rule.
 */
export function reassign(assignment: RuleAssignment, { toRuleId, today, reason }: Move, actor: Actor): Reassignment {
  const told = { reason, changes: { from_rule_id: assignment.ruleId, to_rule_id: toRuleId } }
  if (assignment.ruleStartDate >= today) {
    const moved = { ...assignment, ruleId: toRuleId }
    return { saved: [moved], entry: assignmentEntry('rule_changed', moved, told, actor) }
  }
  const ended = { ...assignment, ruleEndDate: formatPlainDate(plainDate(today) - 1) }
  const made = { ...assignment, id: actor.ids(), ruleId: toRuleId, ruleStartDate: today, reason, createdAt: actor.now }
  return { saved: [ended, made], entry: assignmentEntry('rule_changed', made, told, actor) }
}
