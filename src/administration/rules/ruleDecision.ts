import type { AllowanceRule, AuditEntry, RuleAssignment } from '../../records'

/** What a command does to rules; nothing is saved or told where nothing changed. */
export interface RuleDecision<Answer> {
  readonly savedRules: readonly AllowanceRule[]
  readonly savedAssignments: readonly RuleAssignment[]
  readonly audit: readonly AuditEntry[]
  readonly answer: Answer
}
