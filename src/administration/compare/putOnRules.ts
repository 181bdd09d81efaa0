import { MS_PER_DAY, formatInstant, plainDate } from '../../calendar'
import type { Issue } from '../../kernel/failure'
import type { AllowanceRule, Id, RuleAssignment } from '../../records'
import { termsFaults } from '../rules/termsFaults'
import type { ChangeContext } from './changeContext'
import { addedRuleFaults } from './changeFaults'
import { placed } from './placed'
import { putOnRule } from './putOnRule'
import type { AddedRule } from './termsChanges'

function newRule({ allowanceTypeId, terms }: AddedRule, index: number, { today }: ChangeContext): AllowanceRule {
  const createdAt = formatInstant(plainDate(today) * MS_PER_DAY)
  return {
    id: `new rule ${index}`, allowanceTypeId, name: 'New rule', isShared: true, isActive: true, deletedAt: null, createdAt,
    updatedAt: createdAt, revisions: [{ effectiveFrom: null, terms }],
  }
}

function byMember(assignments: readonly RuleAssignment[]): Map<Id, readonly RuleAssignment[]> {
  const own = new Map<Id, RuleAssignment[]>()
  for (const assignment of assignments) {
    const list = own.get(assignment.memberId)
    if (list === undefined) own.set(assignment.memberId, [assignment])
    else list.push(assignment)
  }
  return own
}

interface OnRules {
  /** The new ones. */
  readonly rules: readonly AllowanceRule[]
  /** All of them. */
  readonly assignments: readonly RuleAssignment[]
}

/** Puts everybody who receives it on each new rule, one rule after the other; what is wrong goes to the issues. */
export function putOnRules(
  assignments: readonly RuleAssignment[],
  added: readonly AddedRule[],
  context: ChangeContext,
  issues: Issue[],
): OnRules {
  if (added.length === 0) return { rules: [], assignments }
  const { types, receivers } = context
  const own = byMember(assignments)
  const rules = added.map((rule, index) => newRule(rule, index, context))
  for (const [index, rule] of added.entries()) {
    const at = `newRules[${index}]`
    const type = types.find(({ id }) => id === rule.allowanceTypeId)
    const faults = addedRuleFaults(rule, types)
    issues.push(...placed(at, faults), ...placed(`${at}.terms`, type === undefined ? [] : termsFaults(rule.terms, type.unit)))
    if (faults.length > 0) continue
    for (const member of receivers(rule.allowanceTypeId, rule.from)) {
      const put = putOnRule(member, own.get(member.id) ?? [], rule, rules[index]!)
      own.set(member.id, put.assignments)
      issues.push(...placed(at, put.issues))
    }
  }
  return { rules, assignments: [...own.values()].flat() }
}
