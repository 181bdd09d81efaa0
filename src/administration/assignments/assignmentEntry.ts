import type { AuditEntry, AuditEventType, RuleAssignment } from '../../records'
import type { Actor } from '../actor'
import { type AuditSubject, auditEntry } from '../auditEntry'

/** The audit entry of a change of an assignment, filed under its rule; under none when it is manual. */
export const assignmentEntry = (
  eventType: AuditEventType,
  { ruleId, allowanceTypeId, memberId }: RuleAssignment,
  told: Pick<AuditSubject, 'reason' | 'changes'>,
  actor: Actor,
): AuditEntry => auditEntry(eventType, { ruleId, allowanceTypeId, memberId, ...told }, actor)
