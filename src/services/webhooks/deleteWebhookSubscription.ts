import { failure } from '../../kernel/failure'
import { type Result, ok, refuse } from '../../kernel/result'
import type { Ports } from '../../ports'
import type { Id, WebhookSubscription } from '../../records'
import { changeAsAdmin } from '../admin/changeAsAdmin'

/**
 * An admin deletes a subscription, and gets it as it stays stored for the log of its deliveries. Nothing is sent to it any more, not even
 * what waits (decision 62). Refuses with UNAUTHORIZED, with FORBIDDEN who is no admin, with NOT_FOUND an unknown or deleted one.
 */
export const deleteWebhookSubscription = (ports: Ports, callerId: Id, subscriptionId: Id): Promise<Result<WebhookSubscription>> =>
  changeAsAdmin(ports, callerId, async ({ webhookSubscriptions }, { now }) => {
    const stored = await webhookSubscriptions.byId(subscriptionId)
    if (stored === null || stored.deletedAt !== null) return refuse(failure('NOT_FOUND'))
    const deleted = { ...stored, deletedAt: now }
    await webhookSubscriptions.save(deleted)
    return ok(deleted)
  })
