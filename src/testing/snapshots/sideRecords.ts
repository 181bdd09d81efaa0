import fc from 'fast-check'
import type { Delivery, DeliveryAttempt, OutboxEvent, WebhookSubscription, WorkspaceSnapshot } from '../../records'
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

/** A record of each list that no balance depends on; of what is delivered, also one in each other state. */
function someOfEach({ memberIds, leaveTypes, allowanceTypes }: WorkspaceFrame): SideRecords {
  const memberId = memberIds[0]!
  const { id: allowanceTypeId, ruleIds } = allowanceTypes[0]!
  const subscription: WebhookSubscription = {
    id: recordId('webhook', 0), url: 'https://hooks.example.com/absences', events: 'all_users', payloadVersion: 'v2', createdAt: recordedAt,
    deletedAt: null,
  }
  const event: OutboxEvent = {
    id: recordId('outboxEvent', 0), type: 'user_created', payload: { memberId }, createdAt: recordedAt, deliveredAt: recordedAt,
  }
  const failed: DeliveryAttempt = { at: recordedAt, ok: false, status: 503, error: null }
  const delivery: Delivery = {
    id: recordId('delivery', 0), subscriptionId: subscription.id, outboxEventId: event.id, eventType: event.type, payload: event.payload,
    attempts: [failed], nextAttemptAt: null, createdAt: recordedAt,
  }
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
    webhookSubscriptions: [subscription, { ...subscription, id: recordId('webhook', 1), deletedAt: recordedAt }],
    outbox: [event, { ...event, id: recordId('outboxEvent', 1), deliveredAt: null }],
    deliveries: [
      { ...delivery, attempts: [failed, { at: recordedAt, ok: true, status: 200, error: null }] },
      { ...delivery, id: recordId('delivery', 1), outboxEventId: recordId('outboxEvent', 2), nextAttemptAt: recordedAt },
    ],
  }
}

/** The lists that no balance depends on: all empty, or each with some records. */
export const sideRecords = (frame: WorkspaceFrame): fc.Arbitrary<SideRecords> => fc.constantFrom(nothing, someOfEach(frame))
