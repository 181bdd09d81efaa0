import { createHmac } from 'node:crypto'
import type { WebhookSigner } from '../../ports'
import type { WebhookSubscription } from '../../records'

/**
 * The secret of a subscription, as its receiver knows it: `whsec_` and the base64 text of 24 to 64 random bytes. Several while the
 * receiver changes from one to another; null when messages are not signed.
 */
export type WebhookSecrets = string | readonly string[] | null

const PREFIX = 'whsec_'
const KEY_BYTES = { min: 24, max: 64 }

function keyOf(secret: string): Buffer {
  const { min, max } = KEY_BYTES
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  // Writing it back shows whether it was base64: Node skips over what is none.
  if (PREFIX + key.toString('base64') === secret && key.length >= min && key.length <= max) return key
  throw new RangeError(`expected a secret of ${PREFIX} and the base64 text of ${min} to ${max} bytes, got one of another form`)
}

/**
 * Signs messages as Standard Webhooks 1.0 describes it, with HMAC-SHA-256, so that receivers verify them with any library for it.
 * Answers the header `webhook-signature`, with one signature for each secret; no header when there is none.
 *
 * Signing throws RangeError when a secret is not of the form told at `WebhookSecrets`.
 *
 * @example
 * const sign = hmacSigner(() => 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
 * const subscription = {
 *   id: 'subscription', url: 'https://hooks.example.com', events: 'all_users', payloadVersion: 'v1',
 *   createdAt: '2026-06-30T09:00:00.000Z', deletedAt: null,
 * } as const
 * const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}' }
 * await sign(subscription, message) // { 'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=' }
 */
export function hmacSigner(secretsOf: (subscription: WebhookSubscription) => WebhookSecrets | Promise<WebhookSecrets>): WebhookSigner {
  return async (subscription, { id, timestamp, body }) => {
    const signatures = [await secretsOf(subscription) ?? []].flat().map((secret) =>
      `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`)
    return signatures.length === 0 ? {} : { 'webhook-signature': signatures.join(' ') }
  }
}
