import type { AuditEntry, AuditEventType, Id } from '../records'
import type { Actor } from './actor'

/** What an entry is filed under, and what it tells. A member who moved is filed under the rule moved to (spec: Allowance Management rule 5). */
export interface AuditSubject {
  readonly ruleId: Id | null
  readonly allowanceTypeId: Id | null
  readonly memberId: Id | null
  readonly reason: string | null
  readonly changes: AuditEntry['changes']
}

/** The audit entry of one change. */
export const auditEntry = (eventType: AuditEventType, subject: AuditSubject, { caller, now, ids }: Actor): AuditEntry =>
  ({ id: ids(), eventType, ...subject, actorMemberId: caller.id, createdAt: now })
