import { type NewWebhookSubscription, newSubscription } from '../../events/delivery/newSubscription'
import type { Result } from '../../kernel/result'
import type { DeliveryPorts, Ports } from '../../ports'
import type { Id, WebhookSubscription } from '../../records'
import { changeAsAdmin } from '../admin/changeAsAdmin'
import { handOverEvents } from './handOverEvents'

/**
 * An admin has events sent to a URL, those of every change that is committed after this one, and gets the subscription as it is stored
 * (spec: Events; decisions 56, 62). Refuses with UNAUTHORIZED, with FORBIDDEN who is no admin, with BAD_REQUEST every fault: a URL that
 * nothing may be sent to, an unknown choice of events or version of payloads.
 */
export const createWebhookSubscription = (
  ports: Ports & Pick<DeliveryPorts, 'webhookUrls'>,
  callerId: Id,
  subscription: NewWebhookSubscription,
): Promise<Result<WebhookSubscription>> =>
  changeAsAdmin(ports, callerId, async (stores, { now, ids }) => {
    const made = newSubscription(subscription, { now, ids, urls: ports.webhookUrls })
    if (!made.ok) return made
    // What waits was committed before: it goes to those who have subscribed before.
    for (let more = true; more;) ({ more } = await handOverEvents(stores, { now, ids }))
    await stores.webhookSubscriptions.save(made.value)
    return made
  })
