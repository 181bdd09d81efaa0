import type { AuditEntry, Id, RuleAssignment } from '../../records'

/** What a command does to assignments; nothing is saved, removed or told where nothing changed. */
export interface AssignmentChange {
  readonly saved: readonly RuleAssignment[]
  readonly removed: readonly Id[]
  readonly audit: readonly AuditEntry[]
  /** The assignment that the command made or changed; of a removal, the one that was. */
  readonly answer: RuleAssignment
}
