import type { Adjustment, AuditEntry } from '../../records'
import type { Actor } from '../actor'
import { auditEntry } from '../auditEntry'

/** The audit entry of an adjustment that was made or deleted, with its facts (decision 4). */
export function adjustmentEntry(
  eventType: 'adjustment_created' | 'adjustment_deleted',
  { id, memberId, allowanceTypeId, date, expiryDate, amount }: Adjustment,
  reason: string | null,
  actor: Actor,
): AuditEntry {
  const changes = { adjustment_id: id, date, expiry_date: expiryDate, amount }
  return auditEntry(eventType, { ruleId: null, allowanceTypeId, memberId, reason, changes }, actor)
}
