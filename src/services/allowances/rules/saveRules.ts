import type { RuleDecision } from '../../../administration/rules/ruleDecision'
import type { Stores } from '../../../ports'

/** Writes what is decided of rules. */
export async function saveRules({ rules, assignments }: Stores, { savedRules, savedAssignments }: RuleDecision<unknown>): Promise<void> {
  for (const rule of savedRules) await rules.save(rule)
  for (const assignment of savedAssignments) await assignments.save(assignment)
}
