import type { Id, Instant } from './scalars'

export type WebhookEventType = 'request_created' | 'request_status_changed' | 'user_created' | 'user_updated'

export interface WebhookSubscription {
  readonly id: Id
  readonly url: string
  readonly events: WebhookEventType | 'all_requests' | 'all_users'
  readonly payloadVersion: 'v1' | 'v2'
  readonly createdAt: Instant
}

/** An event written with the change that caused it, waiting to be delivered. */
export interface OutboxEvent {
  readonly id: Id
  readonly type: WebhookEventType
  /** The facts from which either payload version is built. */
  readonly payload: Readonly<Record<string, unknown>>
  readonly createdAt: Instant
  readonly deliveredAt: Instant | null
}

export interface DeliveryAttempt {
  readonly at: Instant
  readonly ok: boolean
  readonly status: number | null
  readonly error: string | null
}

export interface Delivery {
  readonly id: Id
  readonly subscriptionId: Id
  readonly outboxEventId: Id
  readonly eventType: WebhookEventType
  readonly payload: Readonly<Record<string, unknown>>
  readonly attempts: readonly DeliveryAttempt[]
}
