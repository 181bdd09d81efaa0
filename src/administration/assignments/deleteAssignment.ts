import { type Result, ok } from '../../kernel/result'
import type { RuleAssignment } from '../../records'
import type { Actor } from '../actor'
import { acceptedReason } from './acceptedReason'
import type { AssignmentChange } from './assignmentChange'
import { assignmentEntry } from './assignmentEntry'

/** The reason of a removal. */
export interface AssignmentRemoval {
  /** 3 to 500 characters. */
  readonly reason: string
}

/**
 * Removes an assignment; the audit entry keeps its dates. Refuses with BAD_REQUEST a reason too short or long (spec: Allowance
 * Management rule 1).
 */
export function deleteAssignment(removal: AssignmentRemoval, assignment: RuleAssignment, actor: Actor): Result<AssignmentChange> {
  const reason = acceptedReason(removal.reason, [])
  if (!reason.ok) return reason
  const { ruleStartDate, ruleEndDate } = assignment
  const told = { reason: reason.value, changes: { rule_start_date: ruleStartDate, rule_end_date: ruleEndDate } }
  const entry = assignmentEntry('assignment_deleted', assignment, told, actor)
  return ok({ saved: [], removed: [assignment.id], audit: [entry], answer: assignment })
}
