import type { Delivery, Id, OutboxEvent, WebhookSubscription, WorkspaceSnapshot } from '../../records'
import { recordId } from '../recordId'
import { recordedAt } from '../recordedAt'
import { contractEvent } from './contractEvent'

/** Beyond those that are generated. */
const OWN = 900

const [early, late, latest] = ['2029-12-31T23:59:59.999Z', '2030-01-01T00:00:00.000Z', '2030-01-01T00:00:00.001Z'] as const

export const subscriptionId = (n: number): Id => recordId('webhook', n, OWN)

export const deliveryId = (n: number): Id => recordId('delivery', n, OWN)

const subscription = (n: number, fields: Partial<WebhookSubscription> = {}): WebhookSubscription => ({
  id: subscriptionId(n), url: `https://hooks.example.com/absences/${n}`, events: 'all_users', payloadVersion: 'v2', createdAt: recordedAt,
  deletedAt: null, ...fields,
})

/** Of event number `event` to subscription number `to`; sent in vain so far. */
function delivery(n: number, event: number, to: number, createdAt: string, nextAttemptAt: string | null): Delivery {
  const { id, type, payload } = contractEvent(event)
  return {
    id: deliveryId(n), subscriptionId: subscriptionId(to), outboxEventId: id, eventType: type, payload,
    attempts: [{ at: recordedAt, ok: false, status: null, error: 'no answer' }], nextAttemptAt, createdAt,
  }
}

const handedOver = (event: OutboxEvent): OutboxEvent => ({ ...event, deliveredAt: recordedAt })

/**
 * Subscriptions 0 and 1, and 2, which is deleted. Events 0, 12 and 11 wait, 10 does not. Deliveries in an order that is neither that
 * of their ids, events and instants, nor the reverse: to subscription 0 there are 5, 2, 1 and 4, of which 2 is not sent again; to 1
 * there are 7 and 3, of which 3 is not sent again; to 2 there is 6. 4, 5, 6 and 7 are of one instant, 2 is newer, 1 and 3 are older.
 */
export const contractDeliveries = (): Pick<WorkspaceSnapshot, 'webhookSubscriptions' | 'outbox' | 'deliveries'> => ({
  webhookSubscriptions: [subscription(0), subscription(1, { payloadVersion: 'v1' }), subscription(2, { deletedAt: late })],
  outbox: [contractEvent(0), handedOver(contractEvent(10)), contractEvent(12), contractEvent(11)],
  deliveries: [
    delivery(5, 0, 0, late, '2030-01-02T00:00:00.000Z'),
    delivery(2, 10, 0, latest, null),
    delivery(7, 0, 1, late, '2030-01-02T00:00:00.000Z'),
    delivery(1, 11, 0, early, '2030-01-03T00:00:00.000Z'),
    delivery(6, 10, 2, late, null),
    delivery(4, 12, 0, late, '2030-01-01T00:00:00.000Z'),
    delivery(3, 10, 1, early, null),
  ],
})
