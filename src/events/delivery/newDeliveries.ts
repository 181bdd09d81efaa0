import type { Delivery, Id, Instant, OutboxEvent, WebhookSubscription } from '../../records'
import type { Ids } from '../../requests/transitionContext'
import { subscribedTypes } from '../subscribedTypes'
import { webhookPayload } from '../webhookPayload'
import { attemptOf } from './attemptOf'
import { errorText } from './errorText'

interface HandOver {
  readonly now: Instant
  readonly ids: Ids
  /** Those that get it already. */
  readonly reached: ReadonlySet<Id>
}

type Content = Pick<Delivery, 'payload' | 'attempts' | 'nextAttemptAt'>

/** A delivery is due since its event: the clock of this run may be ahead of those of the runs that follow. */
const earlier = (a: Instant, b: Instant): Instant => (a < b ? a : b)

/** Facts that nothing can be built from must not hold up other events: their delivery has failed from the start. */
function contentFor(event: OutboxEvent, { payloadVersion }: WebhookSubscription, now: Instant): Content {
  try {
    return { payload: { ...webhookPayload(event, payloadVersion) }, attempts: [], nextAttemptAt: earlier(event.createdAt, now) }
  } catch (error) {
    return { payload: {}, attempts: [attemptOf({ status: null, error: errorText(error) }, now)], nextAttemptAt: null }
  }
}

/**
 * The deliveries of an event, one for each subscription that covers its type (spec: Events). The payload is built here, once: every
 * attempt sends the same.
 */
export function newDeliveries(
  event: OutboxEvent,
  subscriptions: readonly WebhookSubscription[],
  { now, ids, reached }: HandOver,
): Delivery[] {
  const isFor = ({ id, events }: WebhookSubscription): boolean => subscribedTypes(events).includes(event.type) && !reached.has(id)
  return subscriptions.filter(isFor).map((subscription) => ({
    id: ids(), subscriptionId: subscription.id, outboxEventId: event.id, eventType: event.type, createdAt: now,
    ...contentFor(event, subscription, now),
  }))
}
