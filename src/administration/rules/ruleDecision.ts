import type { AllowanceRule, RuleAssignment } from '../../records'
import type { Decision } from '../decision'

/** What a command does to rules; nothing is saved where nothing changed. */
export interface RuleDecision<Answer> extends Decision<Answer> {
  readonly savedRules: readonly AllowanceRule[]
  readonly savedAssignments: readonly RuleAssignment[]
}
