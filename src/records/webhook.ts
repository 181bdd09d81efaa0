import type { Id, Instant } from './scalars'

export type WebhookEventType = 'request_created' | 'request_status_changed' | 'user_created' | 'user_updated'

export interface WebhookSubscription {
  readonly id: Id
  readonly url: string
  readonly events: WebhookEventType | 'all_requests' | 'all_users'
  readonly payloadVersion: 'v1' | 'v2'
  readonly createdAt: Instant
  /** A removed one stays for the log of its deliveries; nothing is sent to it any more. */
  readonly deletedAt: Instant | null
}

/** An event written with the change that caused it, waiting to be delivered. */
export interface OutboxEvent {
  readonly id: Id
  readonly type: WebhookEventType
  /** The facts from which either payload version is built. */
  readonly payload: Readonly<Record<string, unknown>>
  readonly createdAt: Instant
  /** When its deliveries were written: what becomes of each is told there. */
  readonly deliveredAt: Instant | null
}

export interface DeliveryAttempt {
  /** When it was over. */
  readonly at: Instant
  readonly ok: boolean
  readonly status: number | null
  readonly error: string | null
}

/** One event on its way to one subscription. */
export interface Delivery {
  readonly id: Id
  readonly subscriptionId: Id
  readonly outboxEventId: Id
  readonly eventType: WebhookEventType
  /** What is sent, at every attempt. */
  readonly payload: Readonly<Record<string, unknown>>
  readonly attempts: readonly DeliveryAttempt[]
  /** When it is to be sent next; null once it arrived or was given up. */
  readonly nextAttemptAt: Instant | null
  readonly createdAt: Instant
}
