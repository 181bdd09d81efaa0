import { instantOfRecord } from '../../calendar'
import type { HeldDelivery } from './heldDelivery'

/**
 * What is posted for a delivery, named as Standard Webhooks names it: the id is that of the event, at every attempt and for every
 * subscription, and the timestamp, in whole seconds since 1970 UTC, that of the attempt.
 */
export function deliveryMessage({ delivery, at }: HeldDelivery) {
  const id = delivery.outboxEventId
  const timestamp = Math.floor(instantOfRecord(at) / 1000)
  const headers = { 'content-type': 'application/json', 'webhook-id': id, 'webhook-timestamp': String(timestamp) }
  return { id, timestamp, headers, body: JSON.stringify(delivery.payload) }
}
