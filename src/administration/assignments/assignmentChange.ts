import type { Id, RuleAssignment } from '../../records'
import type { Decision } from '../decision'

/**
 * What a command does to assignments; nothing is saved or removed where nothing changed. It answers the assignment that the command made
 * or changed; of a removal, the one that was.
 */
export interface AssignmentChange extends Decision<RuleAssignment> {
  readonly saved: readonly RuleAssignment[]
  readonly removed: readonly Id[]
}
