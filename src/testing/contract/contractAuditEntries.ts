import type { AuditEntry, AuditEventType, Id } from '../../records'
import { recordId } from '../recordId'
import { recordedAt } from '../recordedAt'

/** What the entries of the contract tell of. */
export interface AuditSubjects {
  readonly ruleId: Id
  readonly allowanceTypeId: Id
  readonly memberId: Id
  readonly otherTypeId: Id
  readonly otherMemberId: Id
  readonly actorMemberId: Id
}

/** Beyond those that are generated. */
const OWN = 900

const [early, late, latest] = ['2029-12-31T23:59:59.999Z', '2030-01-01T00:00:00.000Z', '2030-01-01T00:00:00.001Z'] as const

/** Entry number `n`; there is none of number 0, whose id is before those of all others. */
export const auditEntryId = (n: number): Id => recordId('auditEntry', n, OWN)

/**
 * Entries in an order that is neither that of their instants nor that of their ids. Of the rule there are, newest first, 2, 1, 4, 6
 * and 5; of the allowance type also 3, just before 5; of the member 1, 4, 6 and 3. 1, 4 and 6 are of one instant, as are 3 and 5.
 */
export function contractAuditEntries(subjects: AuditSubjects): AuditEntry[] {
  const { ruleId, allowanceTypeId, memberId, otherTypeId, otherMemberId, actorMemberId } = subjects
  const entry = (n: number, eventType: AuditEventType, createdAt: string, about: Partial<AuditEntry>): AuditEntry => ({
    id: auditEntryId(n), eventType, ruleId: null, allowanceTypeId: null, memberId: null, actorMemberId, reason: `Reason ${n}`,
    changes: { name: ['Old', 'New'] }, createdAt, ...about,
  })
  return [
    entry(5, 'rule_created', early, { ruleId, allowanceTypeId }),
    entry(2, 'rule_updated', latest, { ruleId, allowanceTypeId }),
    entry(6, 'assignment_created', late, { ruleId, allowanceTypeId, memberId }),
    entry(4, 'assignment_created', late, { ruleId, allowanceTypeId, memberId }),
    entry(1, 'assignment_updated', late, { ruleId, allowanceTypeId, memberId }),
    entry(3, 'adjustment_created', early, { allowanceTypeId, memberId }),
    entry(7, 'balance_set', latest, { allowanceTypeId: otherTypeId, memberId: otherMemberId }),
    entry(9, 'allowance_type_created', recordedAt, { allowanceTypeId: otherTypeId, reason: null, changes: null }),
    entry(8, 'rule_created', recordedAt, {}),
  ]
}
