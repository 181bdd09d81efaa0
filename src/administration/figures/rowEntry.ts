import type { AuditEntry, MemberAllowance } from '../../records'
import type { Actor } from '../actor'
import { auditEntry } from '../auditEntry'
import type { FieldChanges } from '../fieldChanges'

/** The audit entry of hand-set figures: which year's, and each with its value before and after (decision 4). */
export function rowEntry(
  eventType: 'balance_set' | 'carryover_overridden' | 'carryover_override_reverted',
  { id, memberId, allowanceTypeId, year }: MemberAllowance,
  fields: FieldChanges,
  actor: Actor,
): AuditEntry {
  const changes = { member_allowance_id: id, year, ...fields }
  return auditEntry(eventType, { ruleId: null, allowanceTypeId, memberId, reason: null, changes }, actor)
}
