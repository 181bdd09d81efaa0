import type { AllowanceRule, AuditEntry, AuditEventType } from '../../records'
import type { Actor } from '../actor'
import { type AuditSubject, auditEntry } from '../auditEntry'

/** The audit entry of a change of a rule, filed under it and its type. */
export const ruleEntry = (
  eventType: AuditEventType,
  { id, allowanceTypeId }: AllowanceRule,
  told: Pick<AuditSubject, 'reason' | 'changes'>,
  actor: Actor,
): AuditEntry => auditEntry(eventType, { ruleId: id, allowanceTypeId, memberId: null, ...told }, actor)
