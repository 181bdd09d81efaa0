/** Where events go is for admins to say (spec: Events; decision 62). */
import { describe, expect, test } from 'vitest'
import {
  createWebhookSubscription, deleteWebhookSubscription, deliverPending, listDeliveries, listWebhookSubscriptions,
} from '../../../../src/services'
import { ada, at, delivery, event, id, opened, outcome, root, sentTo, subscription, urlOf, valueOf } from './given'

const wanted = { url: urlOf('shop'), events: 'all_users' } as const

describe('D62: createWebhookSubscription', () => {
  test('stores it and answers it; v1 by default', async () => {
    const { ports, saved } = opened()
    const made = valueOf(await createWebhookSubscription(ports, root.id, wanted))
    expect(made).toEqual({ id: '90000000-0000-4000-8000-000000000001', ...wanted, payloadVersion: 'v1', createdAt: at(0), deletedAt: null })
    expect(saved().webhookSubscriptions).toEqual([made])
  })

  test('refuses every fault, and who is no admin; stores nothing then', async () => {
    const { ports, saved } = opened()
    const wrong = await createWebhookSubscription(ports, root.id, { url: 'nowhere', events: 'all' as never })
    expect(wrong.ok ? [] : [wrong.failure.code, ...wrong.failure.issues.map(({ path }) => path)]).toEqual(['BAD_REQUEST', 'url', 'events'])
    expect(outcome(await createWebhookSubscription(ports, ada.id, wanted))).toBe('FORBIDDEN')
    expect(outcome(await createWebhookSubscription(ports, id('nobody'), wanted))).toBe('UNAUTHORIZED')
    expect(saved().webhookSubscriptions).toEqual([])
  })
})

describe('D62: deleteWebhookSubscription', () => {
  const waiting = { webhookSubscriptions: [subscription('shop'), subscription('till')], deliveries: [delivery('shop', 'news'), delivery('till', 'news')] }

  test('nothing is sent any more, not even what waits; the log stays', async () => {
    const world = opened({ ...waiting, outbox: [event('later')] })
    expect(await deleteWebhookSubscription(world.ports, root.id, id('shop'))).toEqual({ ok: true, value: subscription('shop', { deletedAt: at(0) }) })
    expect(valueOf(await deliverPending(world.ports, at(0)))).toEqual({ handedOver: 1, sent: 2, failed: 0, more: false })
    expect(sentTo(world, 'shop')).toEqual([])
    expect(sentTo(world, 'till')).toEqual([id('news'), id('later')])
    expect(valueOf(await listDeliveries(world.ports, root.id, { subscriptionId: id('shop') }))).toEqual([delivery('shop', 'news')])
    expect(valueOf(await listWebhookSubscriptions(world.ports, root.id))).toEqual([subscription('till')])
  })

  test('while something is being sent to it: nothing more is', async () => {
    const { ports, sent } = opened(
      { webhookSubscriptions: [subscription('shop')], deliveries: [delivery('shop', 'a'), delivery('shop', 'b')] },
      async () => {
        await deleteWebhookSubscription(ports, root.id, id('shop'))
        return { status: 200, error: null }
      },
    )
    expect(valueOf(await deliverPending(ports, at(0)))).toMatchObject({ sent: 1, more: false })
    expect(sentTo({ sent }, 'shop')).toEqual([id('a')])
  })

  test('refuses an unknown or deleted one, and who is no admin', async () => {
    const { ports, saved } = opened({ webhookSubscriptions: [subscription('gone', { deletedAt: at(-60) }), subscription('shop')] })
    const before = saved()
    expect(outcome(await deleteWebhookSubscription(ports, root.id, id('unknown')))).toBe('NOT_FOUND')
    expect(outcome(await deleteWebhookSubscription(ports, root.id, id('gone')))).toBe('NOT_FOUND')
    expect(outcome(await deleteWebhookSubscription(ports, ada.id, id('shop')))).toBe('FORBIDDEN')
    expect(saved()).toEqual(before)
  })
})

test('D62: listWebhookSubscriptions: oldest first, then by id; for admins', async () => {
  const sameAge = [subscription('a'), subscription('b'), subscription('c')].sort((one, other) => (one.id < other.id ? -1 : 1))
  const old = subscription('old', { createdAt: at(-7200) })
  const { ports } = opened({ webhookSubscriptions: [...sameAge].reverse().concat(old) })
  expect(valueOf(await listWebhookSubscriptions(ports, root.id))).toEqual([old, ...sameAge])
  expect(outcome(await listWebhookSubscriptions(ports, ada.id))).toBe('FORBIDDEN')
})

describe('spec: Events, notification log', () => {
  const deliveries = Array.from({ length: 250 }, (_, n) => delivery(n % 2 === 0 ? 'shop' : 'till', `news ${n}`, { createdAt: at(n), nextAttemptAt: null }))
  const listed = async (filter?: Parameters<typeof listDeliveries>[2]) => valueOf(await listDeliveries(opened({ deliveries }).ports, root.id, filter))

  test('D57: newest first, 100 of all unless said otherwise', async () => {
    expect(await listed()).toEqual([...deliveries].reverse().slice(0, 100))
  })

  test('of one subscription; of an unknown one nothing', async () => {
    expect((await listed({ subscriptionId: id('till'), take: 2 })).map(({ createdAt }) => createdAt)).toEqual([at(249), at(247)])
    expect(await listed({ subscriptionId: id('unknown') })).toEqual([])
  })

  test.each([[1, 1], [200, 200]])('take %i: %i', async (take, length) => {
    expect(await listed({ take })).toHaveLength(length)
  })

  test.each([0, 201, 1.5, NaN])('take %d: BAD_REQUEST', async (take) => {
    expect(outcome(await listDeliveries(opened().ports, root.id, { take }))).toBe('BAD_REQUEST take')
  })

  test('for admins', async () => {
    expect(outcome(await listDeliveries(opened().ports, ada.id))).toBe('FORBIDDEN')
  })
})
