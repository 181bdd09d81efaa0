import type { WebhookSubscription } from '../../records'

/** The order of subscriptions: oldest first, those of one instant by id. Texts of instants compare like the instants. */
export function byCreation(a: WebhookSubscription, b: WebhookSubscription): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? -1 : 1
  return a.id < b.id ? -1 : 1
}
