import { type HeldDelivery, heldDelivery } from '../../events/delivery/heldDelivery'
import type { Stores } from '../../ports'
import type { Id, Instant } from '../../records'

/**
 * The delivery that comes next for a subscription, with the hold that taking it needs; null when there is nothing to send now. Only the
 * first that waits can come next: while it is held by another run, or waits for its retry, the later ones wait behind it (decision 56).
 */
export async function nextDelivery(stores: Stores, subscriptionId: Id, now: Instant): Promise<HeldDelivery | null> {
  const [subscription, [first]] = await Promise.all([
    stores.webhookSubscriptions.byId(subscriptionId), stores.deliveries.waiting(subscriptionId, 1),
  ])
  if (subscription === null || subscription.deletedAt !== null) return null
  if (first === undefined || first.nextAttemptAt === null || first.nextAttemptAt > now) return null
  return heldDelivery(subscription, first, now)
}
