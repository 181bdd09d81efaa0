import type { Id, Instant } from './scalars'

export type AuditEventType =
  | 'allowance_type_created'
  | 'allowance_type_updated'
  | 'allowance_type_deleted'
  | 'default_rule_changed'
  | 'rule_created'
  | 'rule_updated'
  | 'rule_deleted'
  | 'assignment_created'
  | 'assignment_updated'
  | 'assignment_deleted'
  | 'rule_changed'
  | 'manual_rule_set'
  | 'balance_set'
  | 'carryover_overridden'
  | 'carryover_override_reverted'
  | 'adjustment_created'
  | 'adjustment_deleted'

export interface AuditEntry {
  readonly id: Id
  readonly eventType: AuditEventType
  readonly ruleId: Id | null
  readonly allowanceTypeId: Id | null
  readonly memberId: Id | null
  readonly actorMemberId: Id | null
  readonly reason: string | null
  /** Depends on the event type (spec: Allowance Management rule 5). */
  readonly changes: Readonly<Record<string, unknown>> | null
  readonly createdAt: Instant
}
