import type { WebhookUrlPolicy } from '../events/delivery/webhookUrlFaults'
import type { Ports } from './ports'
import type { WebhookSender } from './webhookSender'
import type { WebhookSigner } from './webhookSigner'

/** What a host injects to have events delivered. */
export interface DeliveryPorts extends Ports {
  readonly sendWebhook: WebhookSender
  /** null: messages carry no signature (decision 56). */
  readonly signWebhook: WebhookSigner | null
  /** Where events may be sent. */
  readonly webhookUrls: WebhookUrlPolicy
}
