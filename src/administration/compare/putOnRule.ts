import type { Issue } from '../../kernel/failure'
import type { AllowanceRule, Id, Member, PlainDate, RuleAssignment } from '../../records'
import { covers, periodOf } from '../assignments/period'
import { succeed, successionFaults } from '../assignments/succession'
import type { AddedRule } from './termsChanges'

/** Whether an assignment of a type holds on a date. */
export const holdsOn = (assignment: RuleAssignment, allowanceTypeId: Id, date: PlainDate): boolean =>
  assignment.allowanceTypeId === allowanceTypeId && covers(periodOf(assignment), { from: date, to: date })

export interface PutOnRule {
  readonly assignments: readonly RuleAssignment[]
  /** With paths in the added rule. */
  readonly issues: readonly Issue[]
}

const pathInRule: Readonly<Record<string, string>> = { validFrom: 'from', validUntil: 'to' }

/** Puts a member on a rule, as a change of rule does it from the assignment that holds on its first day (decision 59). */
export function putOnRule(
  member: Member,
  assignments: readonly RuleAssignment[],
  { allowanceTypeId, from, to }: AddedRule,
  rule: AllowanceRule,
): PutOnRule {
  const current = assignments.find((assignment) => holdsOn(assignment, allowanceTypeId, from)) ?? null
  const others = assignments.filter((other) => other !== current && other.allowanceTypeId === allowanceTypeId)
  const faults = successionFaults({ validFrom: from, validUntil: to }, { current, others })
  if (faults.length > 0) {
    const issues = faults.map(({ path = 'validFrom', message }) =>
      ({ path: pathInRule[path] ?? path, message: `${message} (${member.name})` }))
    return { assignments, issues }
  }
  const made: RuleAssignment = {
    id: `${rule.id} of ${member.id}`, memberId: member.id, allowanceTypeId, kind: 'rule', ruleId: rule.id, ruleStartDate: from,
    ruleEndDate: to, reason: null, createdAt: rule.createdAt,
  }
  const saved = succeed(current, made)
  const replaced = new Set(saved.map(({ id }) => id))
  return { assignments: [...assignments.filter(({ id }) => !replaced.has(id)), ...saved], issues: [] }
}
