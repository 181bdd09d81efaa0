import fc from 'fast-check'
import type { WorkspaceSnapshot } from '../../records'
import { recordId } from '../recordId'
import { recordedAt } from '../recordedAt'
import type { WorkspaceFrame } from './workspaceFrames'

type SideRecords = Pick<
  WorkspaceSnapshot,
  'outOfOfficeSettings' | 'auditEntries' | 'apiKeys' | 'webhookSubscriptions' | 'outbox' | 'deliveries'
>

const nothing: SideRecords = {
  outOfOfficeSettings: [], auditEntries: [], apiKeys: [], webhookSubscriptions: [], outbox: [], deliveries: [],
}

/** One record of each list that no balance depends on. */
function oneOfEach({ memberIds, leaveTypes, allowanceTypes }: WorkspaceFrame): SideRecords {
  const memberId = memberIds[0]!
  const { id: allowanceTypeId, ruleIds } = allowanceTypes[0]!
  const subscriptionId = recordId('webhook', 0)
  const outboxEventId = recordId('outboxEvent', 0)
  return {
    outOfOfficeSettings: [{
      id: recordId('outOfOffice', 0), memberId, leaveTypeId: leaveTypes[0]!.id, internalReplyMessage: 'Away',
      externalReplyMessage: null, externalAudience: 'contactsOnly', allowMemberEdit: true, syncEnabled: false, createdAt: recordedAt, updatedAt: recordedAt,
    }],
    auditEntries: [{
      id: recordId('auditEntry', 0), eventType: 'rule_created', ruleId: ruleIds[0]!, allowanceTypeId, memberId: null,
      actorMemberId: memberId, reason: null, changes: null, createdAt: recordedAt,
    }],
    apiKeys: [{ id: recordId('apiKey', 0), memberId, hash: 'a'.repeat(64), createdAt: recordedAt, revokedAt: null }],
    webhookSubscriptions: [{
      id: subscriptionId, url: 'https://hooks.example.com/absences', events: 'all_users', payloadVersion: 'v2', createdAt: recordedAt, deletedAt: null,
    }],
    outbox: [{ id: outboxEventId, type: 'user_created', payload: { memberId }, createdAt: recordedAt, deliveredAt: recordedAt }],
    deliveries: [{
      id: recordId('delivery', 0), subscriptionId, outboxEventId, eventType: 'user_created', payload: { memberId },
      attempts: [{ at: recordedAt, ok: false, status: 503, error: null }, { at: recordedAt, ok: true, status: 200, error: null }],
      nextAttemptAt: null, createdAt: recordedAt,
    }],
  }
}

/** The lists that no balance depends on: all empty, or each with one record. */
export const sideRecords = (frame: WorkspaceFrame): fc.Arbitrary<SideRecords> => fc.constantFrom(nothing, oneOfEach(frame))
