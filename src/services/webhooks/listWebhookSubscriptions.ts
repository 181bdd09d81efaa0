import { byCreation } from '../../events/delivery/byCreation'
import { type Result, ok } from '../../kernel/result'
import type { Ports } from '../../ports'
import type { Id, WebhookSubscription } from '../../records'
import { readAsAdmin } from '../admin/readAsAdmin'

/**
 * The subscriptions that are not deleted, oldest first, those of one instant by id (decision 62). Refuses with UNAUTHORIZED, with
 * FORBIDDEN who is no admin.
 */
export const listWebhookSubscriptions = (ports: Ports, callerId: Id): Promise<Result<readonly WebhookSubscription[]>> =>
  readAsAdmin(ports, callerId, async ({ webhookSubscriptions }) => ok([...await webhookSubscriptions.all()].sort(byCreation)))
