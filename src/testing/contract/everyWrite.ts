import type { Stores } from '../../ports'
import type { WorkspaceSnapshot } from '../../records'
import { recordedAt } from '../recordedAt'
import { addedAuditEntry } from './additions'
import { contractEvent } from './contractEvent'

/** One change through every function that writes, by its name. */
export function everyWrite(given: WorkspaceSnapshot): Readonly<Record<string, (stores: Stores) => Promise<void>>> {
  const { departments, members, leaveTypes, allowanceTypes, rules, assignments, adjustments, memberAllowances } = given
  return {
    'departments.save': (stores) => stores.departments.save({ ...departments[0]!, name: 'Changed' }),
    'members.save': (stores) => stores.members.save({ ...members[0]!, name: 'Changed' }),
    'leaveTypes.save': (stores) => stores.leaveTypes.save({ ...leaveTypes[0]!, name: 'Changed' }),
    'allowanceTypes.save': (stores) => stores.allowanceTypes.save({ ...allowanceTypes[0]!, defaultName: 'Changed' }),
    'rules.save': (stores) => stores.rules.save({ ...rules[0]!, name: 'Changed' }),
    'assignments.save': (stores) => stores.assignments.save({ ...assignments[0]!, reason: 'Changed' }),
    'assignments.remove': (stores) => stores.assignments.remove(assignments[1]!.id),
    'adjustments.save': (stores) => stores.adjustments.save({ ...adjustments[0]!, reason: 'Changed' }),
    'adjustments.remove': (stores) => stores.adjustments.remove(adjustments[1]!.id),
    'memberAllowances.save': (stores) => stores.memberAllowances.save({ ...memberAllowances[0]!, broughtForwardOverride: 1.5 }),
    'requests.save': (stores) => stores.requests.save({ ...given.requests[0]!, reason: 'Changed' }),
    'outOfOfficeSettings.save': (stores) =>
      stores.outOfOfficeSettings.save({ ...given.outOfOfficeSettings[0]!, internalReplyMessage: 'Changed' }),
    'auditLog.add': (stores) => stores.auditLog.add(addedAuditEntry(given, 1)),
    'outbox.add': (stores) => stores.outbox.add(contractEvent(1)),
    'outbox.save': (stores) => stores.outbox.save({ ...given.outbox[0]!, deliveredAt: recordedAt }),
    'apiKeys.save': (stores) => stores.apiKeys.save({ ...given.apiKeys[0]!, revokedAt: recordedAt }),
    'webhookSubscriptions.save': (stores) =>
      stores.webhookSubscriptions.save({ ...given.webhookSubscriptions[0]!, deletedAt: recordedAt }),
    'deliveries.save': (stores) => stores.deliveries.save({ ...given.deliveries[0]!, nextAttemptAt: null }),
  }
}
