import type { AuditEntry, Member, RuleAssignment } from '../../records'
import type { Actor } from '../actor'
import { assignmentEntry } from '../assignments/assignmentEntry'
import { type DefaultRuleFacts, newAssignments } from './newAssignments'
import { newConfigurations } from './newConfigurations'
import type { DefaultAllowance } from './newMember'

/** The records of a new member. */
export interface MemberCreation {
  readonly member: Member
  readonly assignments: readonly RuleAssignment[]
  /** One entry for each assignment. */
  readonly audit: readonly AuditEntry[]
}

/** Gives a new member, of whom nothing is wrong, their allowance types and rules (decisions 50, 61). */
export function createMember(
  draft: Member,
  defaultAllowances: readonly DefaultAllowance[],
  facts: DefaultRuleFacts,
  actor: Actor,
): MemberCreation {
  const member = { ...draft, allowanceTypeConfigurations: newConfigurations(defaultAllowances, facts.allowanceTypes, actor) }
  const assignments = newAssignments(member, facts, actor)
  const audit = assignments.map((one) => {
    const { ruleStartDate, ruleEndDate } = one
    return assignmentEntry('assignment_created', one, { reason: null, changes: { rule_start_date: ruleStartDate, rule_end_date: ruleEndDate } }, actor)
  })
  return { member, assignments, audit }
}
