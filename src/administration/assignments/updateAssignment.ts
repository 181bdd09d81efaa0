import type { Issue } from '../../kernel/failure'
import { type Result, ok } from '../../kernel/result'
import type { AllowanceRule, PlainDate, RuleAssignment } from '../../records'
import type { Actor } from '../actor'
import { fieldChanges } from '../fieldChanges'
import { acceptedReason } from './acceptedReason'
import type { AssignmentChange } from './assignmentChange'
import { assignmentEntry } from './assignmentEntry'
import { type Period, covers, periodOf } from './period'
import { type PeriodPaths, periodFaults } from './periodFaults'
import { ruleFaults } from './ruleFaults'

/** Moves the ends of an assignment. An end that is left out stays; `ruleEndDate` null opens it (spec: PATCH /rule-assignments/{id}). */
export interface AssignmentEdit {
  readonly ruleStartDate?: PlainDate
  readonly ruleEndDate?: PlainDate | null
  /** 3 to 500 characters. */
  readonly reason: string
}

export interface AssignmentEditFacts {
  readonly assignment: RuleAssignment
  /** That of the assignment; null when it is manual. */
  readonly rule: AllowanceRule | null
  /** All of the member. */
  readonly assignments: readonly RuleAssignment[]
}

const pathsOf = ({ ruleStartDate, ruleEndDate }: AssignmentEdit): PeriodPaths => ({
  from: ruleStartDate === undefined ? 'ruleEndDate' : 'ruleStartDate',
  to: ruleEndDate === undefined ? 'ruleStartDate' : 'ruleEndDate',
})

/** A rule that cannot be assigned any more gets no further days; those it has can be taken from it. */
function ruleMayCover(period: Period, { assignment, rule }: AssignmentEditFacts): Issue[] {
  const { ruleId, allowanceTypeId } = assignment
  return ruleId === null || covers(periodOf(assignment), period) ? [] : ruleFaults(ruleId, rule, allowanceTypeId)
}

function editFaults(edit: AssignmentEdit, period: Period, facts: AssignmentEditFacts): Issue[] {
  const { id, allowanceTypeId } = facts.assignment
  const others = facts.assignments.filter((other) => other.allowanceTypeId === allowanceTypeId && other.id !== id)
  const faults = periodFaults(period, others, pathsOf(edit))
  return faults.length > 0 ? faults : ruleMayCover(period, facts)
}

/**
 * Moves the ends of an assignment, and gives it the reason of the move. A reason alone changes nothing. Refuses with BAD_REQUEST and
 * every fault of the command: as a new assignment, but for a rule that can no longer be assigned only where days are added.
 */
export function updateAssignment(edit: AssignmentEdit, facts: AssignmentEditFacts, actor: Actor): Result<AssignmentChange> {
  const { assignment } = facts
  const { ruleStartDate = assignment.ruleStartDate, ruleEndDate = assignment.ruleEndDate } = edit
  const moved: RuleAssignment = { ...assignment, ruleStartDate, ruleEndDate }
  const changes = fieldChanges(assignment, moved, ['ruleStartDate', 'ruleEndDate'])
  const reason = acceptedReason(edit.reason, changes === null ? [] : editFaults(edit, periodOf(moved), facts))
  if (!reason.ok) return reason
  if (changes === null) return ok({ saved: [], removed: [], audit: [], answer: assignment })
  const saved = { ...moved, reason: reason.value }
  const entry = assignmentEntry('assignment_updated', saved, { reason: reason.value, changes }, actor)
  return ok({ saved: [saved], removed: [], audit: [entry], answer: saved })
}
