import { type NewWebhookSubscription, newSubscription } from '../../events/delivery/newSubscription'
import type { Result } from '../../kernel/result'
import type { DeliveryPorts, Ports } from '../../ports'
import type { Id, WebhookSubscription } from '../../records'
import { changeAsAdmin } from '../admin/changeAsAdmin'

/**
 * An admin has events sent to a URL from now on, and gets the subscription as it is stored (spec: Events; decision 62). Refuses with
 * UNAUTHORIZED, with FORBIDDEN who is no admin, with BAD_REQUEST every fault: a URL that nothing may be sent to, an unknown choice of
 * events or version of payloads.
 */
export const createWebhookSubscription = (
  ports: Ports & Pick<DeliveryPorts, 'webhookUrls'>,
  callerId: Id,
  subscription: NewWebhookSubscription,
): Promise<Result<WebhookSubscription>> =>
  changeAsAdmin(ports, callerId, async ({ webhookSubscriptions }, { now, ids }) => {
    const made = newSubscription(subscription, { now, ids, urls: ports.webhookUrls })
    if (made.ok) await webhookSubscriptions.save(made.value)
    return made
  })
