import { byCreation } from '../../events/delivery/byCreation'
import { newDeliveries } from '../../events/delivery/newDeliveries'
import { limits } from '../../kernel/limits'
import type { Stores } from '../../ports'
import type { Instant } from '../../records'
import type { Ids } from '../../requests/transitionContext'
import type { DeliveryRun } from './deliveryRun'

/**
 * Writes the deliveries of the first events that wait, in the order of their commits, as a part of one unit of work: no event is lost, and
 * none is delivered twice to a subscription (decision 56).
 */
export async function handOverEvents(
  { outbox, webhookSubscriptions, deliveries }: Stores,
  { now, ids }: { readonly now: Instant; readonly ids: Ids },
): Promise<DeliveryRun> {
  const [waiting, live] = await Promise.all([outbox.waiting(limits.eventsPerRun + 1), webhookSubscriptions.all()])
  const events = waiting.slice(0, limits.eventsPerRun)
  const subscriptions = [...live].sort(byCreation)
  const known = await Promise.all(events.map(({ id }) => deliveries.ofEvent(id)))
  const made = events.flatMap((event, n) =>
    newDeliveries(event, subscriptions, { now, ids, reached: new Set(known[n]!.map(({ subscriptionId }) => subscriptionId)) }))
  for (const delivery of made) await deliveries.save(delivery)
  for (const event of events) await outbox.save({ ...event, deliveredAt: now })
  const failed = made.filter(({ attempts }) => attempts.length > 0).length
  return { handedOver: events.length, sent: 0, failed, more: waiting.length > events.length }
}
