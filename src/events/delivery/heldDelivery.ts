import { limits } from '../../kernel/limits'
import type { Delivery, Instant, WebhookSubscription } from '../../records'
import { instantAfter } from './instantAfter'

/** A delivery that a run has taken to send. */
export interface HeldDelivery {
  readonly subscription: WebhookSubscription
  readonly delivery: Delivery
  /** When it was taken to be sent. */
  readonly at: Instant
}

/** Takes a delivery: no other run sends it for a while. When the run that holds it stops, it is sent again after that. */
export const heldDelivery = (subscription: WebhookSubscription, delivery: Delivery, at: Instant): HeldDelivery =>
  ({ subscription, at, delivery: { ...delivery, nextAttemptAt: instantAfter(at, limits.deliveryHoldSeconds) } })
