import type { AuditEntry, AuditEventType, Id } from '../../records'
import type { Actor } from '../actor'
import { auditEntry } from '../auditEntry'

/** The audit entry of a change of an allowance type, filed under the type alone. */
export const allowanceTypeEntry = (
  eventType: AuditEventType,
  allowanceTypeId: Id,
  changes: AuditEntry['changes'],
  actor: Actor,
): AuditEntry =>
  auditEntry(eventType, { ruleId: null, allowanceTypeId, memberId: null, reason: null, changes }, actor)
