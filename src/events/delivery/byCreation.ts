import { compareText } from '../../kernel/compareText'
import type { WebhookSubscription } from '../../records'

/** The order of subscriptions: oldest first, those of one instant by id. */
export const byCreation = (a: WebhookSubscription, b: WebhookSubscription): number =>
  compareText(a.createdAt, b.createdAt) || compareText(a.id, b.id)
