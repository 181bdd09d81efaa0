import type { AuditEventType } from '../../../records'

const rule: readonly AuditEventType[] = ['rule_created', 'rule_updated', 'rule_deleted']

const assignment: readonly AuditEventType[] = [
  'assignment_created', 'assignment_updated', 'assignment_deleted', 'rule_changed', 'manual_rule_set',
]

/** What each of the four audit logs tells (spec: Allowance Management endpoints; decision 4). */
export const auditEvents = {
  /** A rule and its assignments. */
  rule: [...rule, ...assignment],
  /** An allowance type, and each of its rules as that rule's own log. */
  allowanceType: [
    'allowance_type_created', 'allowance_type_updated', 'allowance_type_deleted', 'default_rule_changed', ...rule, ...assignment,
  ],
  /** The rules that a member was put on, moved to or taken off. */
  memberRules: assignment,
  /** What was set by hand in a member's allowances, and what was taken away; an adjustment that stands is listed itself. */
  memberAllowances: ['balance_set', 'carryover_overridden', 'carryover_override_reverted', 'adjustment_deleted'],
} as const satisfies Record<string, readonly AuditEventType[]>
