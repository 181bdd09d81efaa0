import type { WorkspaceSnapshot } from '../../records'
import { recordedAt } from '../recordedAt'
import { addedAuditEntry } from './additions'
import { contractEvent } from './contractEvent'

/** The list with other fields in its first record. */
const changed = <R>([first, ...others]: readonly R[], fields: Partial<R>): R[] => [{ ...first!, ...fields }, ...others]

const withoutSecond = <R>(records: readonly R[]): R[] => records.filter((_, n) => n !== 1)

/** What is stored after all of `everyWrite`. */
export const everyWritten = (given: WorkspaceSnapshot): WorkspaceSnapshot => ({
  ...given,
  departments: changed(given.departments, { name: 'Changed' }),
  members: changed(given.members, { name: 'Changed' }),
  leaveTypes: changed(given.leaveTypes, { name: 'Changed' }),
  allowanceTypes: changed(given.allowanceTypes, { defaultName: 'Changed' }),
  rules: changed(given.rules, { name: 'Changed' }),
  assignments: changed(withoutSecond(given.assignments), { reason: 'Changed' }),
  adjustments: changed(withoutSecond(given.adjustments), { reason: 'Changed' }),
  memberAllowances: changed(given.memberAllowances, { broughtForwardOverride: 1.5 }),
  requests: changed(given.requests, { reason: 'Changed' }),
  outOfOfficeSettings: changed(given.outOfOfficeSettings, { internalReplyMessage: 'Changed' }),
  auditEntries: [...given.auditEntries, addedAuditEntry(given, 1)],
  outbox: [...changed(given.outbox, { deliveredAt: recordedAt }), contractEvent(1)],
  apiKeys: changed(given.apiKeys, { revokedAt: recordedAt }),
  webhookSubscriptions: changed(given.webhookSubscriptions, { deletedAt: recordedAt }),
  deliveries: changed(given.deliveries, { nextAttemptAt: null }),
})
