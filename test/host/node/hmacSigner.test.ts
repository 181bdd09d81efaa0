/** D56: signatures for hosts that want them, read by the reference library of Standard Webhooks. */
import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import { type WebhookSecrets, hmacSigner } from '../../../src/adapters/node'
import type { SignedMessage } from '../../../src/ports'
import type { WebhookSubscription } from '../../../src/records'

const subscription: WebhookSubscription = {
  id: 'subscription', url: 'https://hooks.example.com', events: 'all_users', payloadVersion: 'v1', createdAt: '2026-06-30T09:00:00.000Z', deletedAt: null,
}

const newSecret = (bytes = 32): string => `whsec_${randomBytes(bytes).toString('base64')}`

const now = (): number => Math.floor(Date.now() / 1000)

const sign = (secrets: WebhookSecrets, message: SignedMessage): Promise<Readonly<Record<string, string>>> => hmacSigner(() => secrets)(subscription, message)

/** What a receiver finds who knows a secret. */
function verified(secret: string, { id, timestamp, body }: SignedMessage, signature: Readonly<Record<string, string>>): boolean {
  try {
    new Webhook(secret).verify(body, { 'webhook-id': id, 'webhook-timestamp': String(timestamp), ...signature }, { jsonParse: false })
    return true
  } catch {
    return false
  }
}

test('the example of the Standard Webhooks guide', async () => {
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1_614_265_330, body: '{"test": 2432232314}' }
  expect(await sign('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', message)).toStrictEqual({ 'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=' })
})

describe('a receiver with the library', () => {
  const secret = newSecret()
  const message = { id: 'an-id', timestamp: now(), body: '{"name":"Jürgen 🙂"}' }

  test('verifies what was signed, and nothing that was changed', async () => {
    const signature = await sign(secret, message)
    expect(verified(secret, message, signature)).toBe(true)
    expect(verified(secret, { ...message, body: '{"name":"Juergen"}' }, signature)).toBe(false)
    expect(verified(secret, { ...message, timestamp: message.timestamp - 1 }, signature)).toBe(false)
    expect(verified(secret, { ...message, id: 'another-id' }, signature)).toBe(false)
    expect(verified(newSecret(), message, signature)).toBe(false)
  })

  test('does so whatever the message is', async () => {
    await fc.assert(fc.asyncProperty(fc.uuid(), fc.oneof(fc.json(), fc.string({ unit: 'grapheme' })), fc.integer({ min: 24, max: 64 }), async (id, body, bytes) => {
      const [own, sent] = [newSecret(bytes), { id, body, timestamp: now() }]
      expect(verified(own, sent, await sign(own, sent))).toBe(true)
    }), { numRuns: 200 })
  })

  test('changes secrets: while there are two, each verifies', async () => {
    const next = newSecret()
    const signature = await sign([secret, next], message)
    expect(signature['webhook-signature']?.split(' ')).toHaveLength(2)
    expect([secret, next, newSecret()].map((one) => verified(one, message, signature))).toEqual([true, true, false])
  })
})

describe('secrets', () => {
  const message = { id: 'an-id', timestamp: 1, body: '{}' }

  test('none: no header', async () => {
    expect(await sign(null, message)).toStrictEqual({})
    expect(await sign([], message)).toStrictEqual({})
  })

  test('are those of the subscription, and may be fetched', async () => {
    const secrets = new Map([['a', newSecret()], ['b', newSecret()]])
    const signer = hmacSigner(({ id }) => Promise.resolve(secrets.get(id) ?? null))
    for (const [id, secret] of secrets) expect(await signer({ ...subscription, id }, message)).toStrictEqual(await sign(secret, message))
    expect(await signer({ ...subscription, id: 'c' }, message)).toStrictEqual({})
  })

  const key = Buffer.alloc(32, 0xfb)
  test.each([
    ['without prefix', key.toString('base64')], ['with another prefix', `secret${key.toString('base64')}`], ['in base64url', `whsec_${key.toString('base64url')}`],
    ['without padding', `whsec_${key.toString('base64').replace('=', '')}`], ['with a blank', `whsec_${key.toString('base64')} `], ['empty', 'whsec_'], ['no text', ''],
    ['short', newSecret(23)], ['long', newSecret(65)],
  ])('%s: a programmer error that does not tell the secret', async (_, secret) => {
    const refusal = new RangeError('expected a secret of whsec_ and the base64 text of 24 to 64 bytes, got one of another form')
    await expect(sign(secret, message)).rejects.toThrow(refusal)
    await expect(sign([newSecret(), secret], message)).rejects.toThrow(refusal)
  })
})
