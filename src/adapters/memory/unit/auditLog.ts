import type { AuditLog, AuditQuery } from '../../../ports'
import type { AuditEntry } from '../../../records'
import { answer } from './answer'
import { newestFirst } from './newestFirst'
import type { UnitTables } from './unit'

function wanted(entries: readonly AuditEntry[], { eventTypes, take }: AuditQuery): AuditEntry[] {
  return entries.filter(({ eventType }) => eventTypes.length === 0 || eventTypes.includes(eventType)).sort(newestFirst).slice(0, take)
}

export const auditLog = ({ auditEntries }: UnitTables): AuditLog => ({
  add: (entry) => answer(() => auditEntries.put(entry)),
  ofRule: (ruleId, query) => answer(() => wanted(auditEntries.find('rule', [ruleId]), query)),
  ofAllowanceType: (allowanceTypeId, query) => answer(() => wanted(auditEntries.find('allowanceType', [allowanceTypeId]), query)),
  ofMember: (memberId, query) => answer(() => wanted(auditEntries.find('member', [memberId]), query)),
})
