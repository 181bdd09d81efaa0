import { attemptOf } from '../../events/delivery/attemptOf'
import { deliveryMessage } from '../../events/delivery/deliveryMessage'
import { errorText } from '../../events/delivery/errorText'
import type { HeldDelivery } from '../../events/delivery/heldDelivery'
import { webhookUrlFaults } from '../../events/delivery/webhookUrlFaults'
import type { DeliveryPorts, WebhookAnswer } from '../../ports'
import type { DeliveryAttempt } from '../../records'

/** The URL is checked again: what the host allows may be less than when the subscription was made. */
async function answerTo({ sendWebhook, signWebhook, webhookUrls }: DeliveryPorts, held: HeldDelivery): Promise<WebhookAnswer> {
  const { subscription } = held
  const fault = webhookUrlFaults(subscription.url, webhookUrls)[0]
  if (fault !== undefined) return { status: null, error: fault.message }
  const { id, timestamp, body, headers } = deliveryMessage(held)
  const signature = signWebhook === null ? {} : await signWebhook(subscription, { id, timestamp, body })
  return sendWebhook({ url: subscription.url, headers: { ...signature, ...headers }, body })
}

/** Sends a delivery once. A sender or signer that throws is an attempt that failed. */
export async function sendDelivery(ports: DeliveryPorts, held: HeldDelivery): Promise<DeliveryAttempt> {
  const answer = await answerTo(ports, held).catch((error: unknown) => ({ status: null, error: errorText(error) }))
  return attemptOf(answer, ports.clock())
}
