import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from '../../events/delivery/isPublicAddress'
import { limits } from '../../kernel/limits'
import type { WebhookMessage, WebhookSender } from '../../ports'
import { notPublic, publicLookup } from './publicLookup'

export interface NodeWebhookSenderOptions {
  /** For the whole exchange: looking the name up, connecting, sending, the answer. 10 unless said otherwise. */
  readonly timeLimitSeconds?: number
  /** Lets messages go to loopback, private and other addresses that are not of the public Internet; false unless said otherwise. */
  readonly allowPrivateAddresses?: boolean
}

/** Bytes of an answer's body after which no more of it is read. */
const BODY_LIMIT = 64 * 1024

/** Sends a message and waits for the head of the answer. */
function responseTo({ url, headers, body }: WebhookMessage, allowPrivateAddresses: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const target = new URL(url)
  const host = target.hostname.replace(/^\[|\]$/g, '')
  // Literal addresses are never looked up.
  if (!allowPrivateAddresses && isIP(host) !== 0 && !isPublicAddress(host)) throw notPublic()
  const { request } = target.protocol === 'https:' ? https : http
  const sent = request(target, {
    method: 'POST', headers, signal,
    // A connection of its own, which is not kept. The certificate is checked even where the environment says otherwise.
    agent: false, rejectUnauthorized: true,
    ...(allowPrivateAddresses ? {} : { lookup: publicLookup }),
  })
  return new Promise((resolve, reject) => {
    sent.on('response', resolve)
    sent.on('error', reject)
    // A change of protocol that nobody asked for closes the connection without an error.
    sent.on('close', () => reject(new Error('closed without an answer')))
    sent.end(body)
  })
}

/** Reads a body and throws it away, as far as the endpoint may write before it is cut off. */
async function discard(response: IncomingMessage): Promise<void> {
  let size = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size >= BODY_LIMIT) return
    }
  } catch {
    // The status has come, and with it the answer: a body that breaks off or takes too long changes nothing.
  }
}

/** A code where there is one: messages may name hosts. */
function errorText(error: unknown): string {
  if (error instanceof Error) return 'code' in error && typeof error.code === 'string' ? error.code : error.message
  return String(error)
}

/**
 * Sends webhooks by HTTP, each over a connection of its own. Redirects are not followed, certificates are checked, and unless
 * private addresses are allowed, only public ones are connected to, whatever a name leads to. The answer's body is not kept.
 *
 * Answers the status when the head of an answer came in time; otherwise an error such as `no answer within 10 seconds`,
 * `ECONNREFUSED` or `the address is not public`. It does not throw when a message cannot be sent.
 *
 * @throws RangeError when `timeLimitSeconds` is not above 0, or above 60.
 *
 * @example
 * const send = nodeWebhookSender({ timeLimitSeconds: 5 })
 * await send({ url: 'https://127.0.0.1/absences', headers: { 'content-type': 'application/json' }, body: '{}' })
 * // { status: null, error: 'the address is not public' }
 */
export function nodeWebhookSender({
  timeLimitSeconds = limits.deliveryTimeLimitSeconds.default, allowPrivateAddresses = false,
}: NodeWebhookSenderOptions = {}): WebhookSender {
  const { max } = limits.deliveryTimeLimitSeconds
  if (!(timeLimitSeconds > 0 && timeLimitSeconds <= max)) {
    throw new RangeError(`expected timeLimitSeconds to be above 0 and at most ${max}, got ${timeLimitSeconds}`)
  }
  return async (message) => {
    const signal = AbortSignal.timeout(Math.ceil(timeLimitSeconds * 1000))
    try {
      const response = await responseTo(message, allowPrivateAddresses, signal)
      await discard(response)
      return { status: response.statusCode ?? null, error: null }
    } catch (error) {
      return { status: null, error: signal.aborted ? `no answer within ${timeLimitSeconds} seconds` : errorText(error) }
    }
  }
}
