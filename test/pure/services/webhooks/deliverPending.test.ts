/** How events reach the endpoints (spec: Events; decision 56). */
import { describe, expect, test } from 'vitest'
import { webhookPayload } from '../../../../src/events/webhookPayload'
import type { Delivery, DeliveryPorts, Ports, SignedMessage, Stores, UnitOfWork, WebhookAnswer } from '../../../../src/index'
import { createWebhookSubscription, deliverPending } from '../../../../src/services'
import { failing, fault } from '../faults/failing'
import { portsAround } from '../requests/portCalls'
import { answered, at, delivery, event, id, opened, root, sentTo, standing, subscription, valueOf } from './given'

const never = new Promise<never>(() => undefined)

/** Until everything that can go on has gone on. */
const settled = () => new Promise(setImmediate)

const [shop, till] = [subscription('shop'), subscription('till')]
const names = (prefix: string, length: number): string[] => Array.from({ length }, (_, n) => `${prefix} ${n}`)

describe('D56: events are handed over', () => {
  test('once each, in the order of their commits, to every subscription that covers them', async () => {
    const requests = subscription('requests', { events: 'all_requests' })
    const world = opened({ webhookSubscriptions: [shop, requests, till], outbox: [event('b'), event('a', { type: 'user_created' })] })
    expect(valueOf(await deliverPending(world.ports, at(0)))).toEqual({ handedOver: 2, sent: 4, failed: 0, more: false })
    expect([sentTo(world, 'shop'), sentTo(world, 'till'), sentTo(world, 'requests')]).toEqual([[id('b'), id('a')], [id('b'), id('a')], []])
    expect(world.saved().outbox.map(({ deliveredAt }) => deliveredAt)).toEqual([at(0), at(0)])
    expect(valueOf(await deliverPending(world.ports, at(0)))).toEqual({ handedOver: 0, sent: 0, failed: 0, more: false })
    expect(world.sent).toHaveLength(4)
  })

  test('to whoever subscribed before the commit, whatever the clocks said; to nobody else', async () => {
    const { ports, sent } = opened({ outbox: names('before', 101).map((name) => event(name)) })
    valueOf(await createWebhookSubscription(ports, root.id, { url: shop.url, events: 'all_users' }))
    await ports.unitOfWork.transact(async ({ outbox }) => {
      await outbox.add(event('after', { createdAt: at(-3600) }))
      return { ok: true, value: null }
    })
    expect(valueOf(await deliverPending(ports, at(0)))).toEqual({ handedOver: 1, sent: 1, failed: 0, more: false })
    expect(sentTo({ sent }, 'shop')).toEqual([id('after')])
  })

  test('also when nobody subscribes: a later subscription does not hear of them', async () => {
    const { ports, saved } = opened({ outbox: [event('a')] })
    expect(valueOf(await deliverPending(ports, at(5)))).toEqual({ handedOver: 1, sent: 0, failed: 0, more: false })
    expect(saved().outbox[0]!.deliveredAt).toBe(at(5))
    expect(saved().deliveries).toEqual([])
  })

  test('deliveries are stored subscription by subscription, the oldest first, those of one instant by id', async () => {
    const sameAge = names('sub', 3).map((name) => subscription(name.replace(' ', '-'))).sort((a, b) => (a.id < b.id ? -1 : 1))
    const old = subscription('old', { createdAt: at(-7200) })
    const { ports, saved } = opened({ webhookSubscriptions: [...sameAge].reverse().concat(old), outbox: [event('a')] })
    await deliverPending(ports, at(0))
    expect(saved().deliveries.map(({ subscriptionId }) => subscriptionId)).toEqual([old, ...sameAge].map((one) => one.id))
  })

  test('one that has a delivery already gets no second', async () => {
    const world = opened({ webhookSubscriptions: [shop, till], outbox: [event('a')], deliveries: [delivery('shop', 'a', { nextAttemptAt: null })] })
    expect(valueOf(await deliverPending(world.ports, at(0)))).toMatchObject({ handedOver: 1, sent: 1 })
    expect([sentTo(world, 'shop'), sentTo(world, 'till')]).toEqual([[], [id('a')]])
  })

  test.each([[100, false], [101, true]])('%i of them in one run; more to come: %s', async (count, more) => {
    const { ports } = opened({ outbox: names('event', count).map((name) => event(name)) })
    expect(valueOf(await deliverPending(ports, at(0)))).toEqual({ handedOver: 100, sent: 0, failed: 0, more })
    expect(valueOf(await deliverPending(ports, at(0)))).toMatchObject({ handedOver: count - 100, more: false })
  })

  test('facts that nothing can be built from: that delivery has failed, the others go on', async () => {
    const world = opened({ webhookSubscriptions: [shop], outbox: [event('foreign', { payload: {} }), event('a')] })
    expect(valueOf(await deliverPending(world.ports, at(0), { retryAfterSeconds: [0] }))).toEqual({ handedOver: 2, sent: 1, failed: 1, more: false })
    expect(sentTo(world, 'shop')).toEqual([id('a')])
    expect(world.saved().deliveries[0]).toMatchObject({ payload: {}, nextAttemptAt: null, attempts: [{ ok: false, status: null }] })
  })
})

describe('D56: what is sent', () => {
  test('the stored payload, with the headers of Standard Webhooks; no signature by default', async () => {
    const { ports, sent, saved } = opened({ webhookSubscriptions: [shop], outbox: [event('a')] })
    await deliverPending(ports, at(0))
    const [stored] = saved().deliveries
    expect(stored!.payload).toEqual(webhookPayload(event('a'), 'v1'))
    expect(sent).toEqual([{
      url: shop.url, body: JSON.stringify(stored!.payload),
      headers: { 'content-type': 'application/json', 'webhook-id': id('a'), 'webhook-timestamp': String(Date.parse(at(0)) / 1000) },
    }])
  })

  test('a signer adds its headers and changes no other; it is told the subscription, the id, the time of the attempt and the body', async () => {
    const { ports, sent } = opened({ webhookSubscriptions: [shop], deliveries: [delivery('shop', 'a')] })
    const seen: [string, SignedMessage][] = []
    const signing: DeliveryPorts = {
      ...ports,
      signWebhook: ({ url }, message) => {
        seen.push([url, message])
        return Promise.resolve({ 'webhook-signature': 'v1,abc', 'webhook-id': 'another' })
      },
    }
    await deliverPending(signing, at(7))
    expect(seen).toEqual([[shop.url, { id: id('a'), timestamp: Date.parse(at(7)) / 1000, body: '{"of":"a"}' }]])
    expect(sent[0]!.headers).toMatchObject({ 'webhook-signature': 'v1,abc', 'webhook-id': id('a') })
  })

  test('at every attempt the same id and body; the time is that of the attempt', async () => {
    const { ports, sent } = opened({ webhookSubscriptions: [shop], outbox: [event('a')] }, (_, nth) => answered(nth < 3 ? 500 : 200))
    const settings = { retryAfterSeconds: [60, 60] }
    for (const seconds of [0, 60, 120]) await deliverPending(ports, at(seconds), settings)
    expect(new Set(sent.map(({ body, headers }) => `${headers['webhook-id']} ${body}`)).size).toBe(1)
    expect(sent.map(({ headers }) => Number(headers['webhook-timestamp']) - Date.parse(at(0)) / 1000)).toEqual([0, 60, 120])
  })

  test('nothing, to a URL that is not allowed (any more): an attempt that failed', async () => {
    const inside = { ...shop, url: 'https://127.0.0.1/hook' }
    const { ports, sent, saved } = opened({ webhookSubscriptions: [inside], deliveries: [delivery('shop', 'a')] })
    expect(valueOf(await deliverPending(ports, at(0)))).toEqual({ handedOver: 0, sent: 0, failed: 1, more: false })
    expect(sent).toEqual([])
    const [{ nextAttemptAt, attempts }] = saved().deliveries as [Delivery]
    expect(nextAttemptAt).toBeNull()
    expect(attempts).toEqual([{ at: at(0), ok: false, status: null, error: expect.stringMatching(/./) as string }])
  })
})

describe('D56: an attempt that fails', () => {
  const news = { webhookSubscriptions: [shop], deliveries: [delivery('shop', 'a'), delivery('shop', 'b')] }

  test.each<[string, () => WebhookAnswer | Promise<never>, unknown]>([
    ['is answered with 500', () => answered(500), { status: 500, error: null }],
    ['is answered with a redirect', () => answered(307), { status: 307, error: null }],
    ['is not answered', () => ({ status: null, error: 'no answer within 10 seconds' }), { status: null, error: 'no answer within 10 seconds' }],
    ['throws', () => Promise.reject(new Error('x'.repeat(300))), { status: null, error: 'x'.repeat(200) }],
    ['throws at once', () => { throw new Error('broken') }, { status: null, error: 'broken' }],
  ])('because it %s: is logged; given up by default, and the next one goes on', async (_, answer, logged) => {
    const { ports, saved } = opened(news, (_message, nth) => (nth === 1 ? answer() : answered(200)))
    expect(valueOf(await deliverPending(ports, at(0)))).toEqual({ handedOver: 0, sent: 1, failed: 1, more: false })
    expect(saved().deliveries[0]).toMatchObject({ nextAttemptAt: null, attempts: [{ at: at(0), ok: false, ...(logged as object) }] })
  })

  test('because the signer throws: likewise, and nothing is sent', async () => {
    const { ports, sent, saved } = opened(news)
    const signWebhook = () => Promise.reject(new Error('no secret'))
    expect(valueOf(await deliverPending({ ...ports, signWebhook }, at(0)))).toMatchObject({ sent: 0, failed: 2 })
    expect(standing(saved())).toEqual(['no secret done', 'no secret done'])
    expect(sent).toEqual([])
  })

  test('waits for its retry, and later ones of the subscription wait behind it; given up, they go on', async () => {
    const world = opened(news, ({ headers }) => answered(headers['webhook-id'] === id('a') ? 500 : 200))
    const run = async (seconds: number) => {
      await deliverPending(world.ports, at(seconds), { retryAfterSeconds: [60, 120] })
      return standing(world.saved())
    }
    expect(await run(0)).toEqual(['500 09:01:00', '09:00:00'])
    expect(await run(59)).toEqual(['500 09:01:00', '09:00:00'])
    expect(await run(60)).toEqual(['500 500 09:03:00', '09:00:00'])
    expect(await run(179)).toEqual(['500 500 09:03:00', '09:00:00'])
    expect(await run(180)).toEqual(['500 500 500 done', 'ok done'])
    expect(sentTo(world, 'shop')).toEqual([id('a'), id('a'), id('a'), id('b')])
  })

  test('holds up no other subscription', async () => {
    const world = opened(
      { webhookSubscriptions: [shop, till], deliveries: [delivery('shop', 'a'), delivery('till', 'a'), delivery('till', 'b')] },
      ({ url }) => (url === shop.url ? never : answered(200)),
    )
    void deliverPending(world.ports, at(0))
    await settled()
    expect(sentTo(world, 'till')).toEqual([id('a'), id('b')])
    expect(standing(world.saved())).toEqual(['09:05:00', 'ok done', 'ok done'])
  })
})

describe('D56: at most 25 to a subscription in one run', () => {
  test.each([[25, false], [26, true]])('of %i; more to come: %s', async (count, more) => {
    const deliveries = names('event', count).flatMap((name) => [delivery('shop', name), delivery('till', name, { nextAttemptAt: null })])
    const world = opened({ webhookSubscriptions: [shop, till], deliveries })
    expect(valueOf(await deliverPending(world.ports, at(0)))).toEqual({ handedOver: 0, sent: 25, failed: 0, more })
    expect(sentTo(world, 'shop')).toEqual(names('event', 25).map(id))
  })

  test('failures count; what waits for its retry is not more', async () => {
    const { ports } = opened({ webhookSubscriptions: [shop], deliveries: names('event', 26).map((name) => delivery('shop', name)) }, () => answered(500))
    expect(valueOf(await deliverPending(ports, at(0)))).toEqual({ handedOver: 0, sent: 0, failed: 25, more: true })
    expect(valueOf(await deliverPending(ports, at(0), { retryAfterSeconds: [1] }))).toEqual({ handedOver: 0, sent: 0, failed: 1, more: false })
  })
})

describe('D56: a run that takes time', () => {
  /** A world whose clock goes on by so many seconds at each message; `a` to `d` wait for the shop. */
  const slow = (seconds: number, status: number) => {
    let time = 1000
    const waiting = ['a', 'b', 'c', 'd'].map((name) => delivery('shop', name))
    const world = opened({ webhookSubscriptions: [shop], deliveries: waiting }, () => {
      time += seconds
      return answered(status)
    })
    return { ...world, ports: { ...world.ports, clock: () => at(time) } }
  }

  test('begins none after 5 seconds; what is left is more', async () => {
    const world = slow(2, 200)
    expect(valueOf(await deliverPending(world.ports, at(0)))).toEqual({ handedOver: 0, sent: 3, failed: 0, more: true })
    expect(valueOf(await deliverPending(world.ports, at(6)))).toEqual({ handedOver: 0, sent: 1, failed: 0, more: false })
  })

  test('each message bears the time at which it leaves, each attempt the time at which it was over, from where the retry is counted', async () => {
    const world = slow(4, 500)
    await deliverPending(world.ports, at(0), { retryAfterSeconds: [60] })
    await deliverPending(world.ports, at(64), { retryAfterSeconds: [60] })
    expect(world.sent.map(({ headers }) => Number(headers['webhook-timestamp']) - Date.parse(at(0)) / 1000)).toEqual([0, 64, 68])
    expect(world.saved().deliveries.slice(0, 2).map(({ attempts }) => attempts.map((one) => one.at))).toEqual([[at(4), at(68)], [at(72)]])
    expect(standing(world.saved())).toEqual(['500 500 done', '500 09:02:12', '09:00:00', '09:00:00'])
  })

  test('holds each delivery from the time at which it is taken', async () => {
    const held: string[] = []
    const world = slow(4, 200)
    const sendWebhook: DeliveryPorts['sendWebhook'] = (message) => {
      held.push(world.saved().deliveries.find(({ nextAttemptAt }) => nextAttemptAt !== null)!.nextAttemptAt!)
      return world.ports.sendWebhook(message)
    }
    await deliverPending({ ...world.ports, sendWebhook }, at(0))
    expect(held).toEqual([at(300), at(304)])
  })
})

describe('D56: a run that stops halfway', () => {
  test('leaves what it held to a run after 300 seconds, in order, with the same id and body', async () => {
    const two = { webhookSubscriptions: [shop], deliveries: [delivery('shop', 'a'), delivery('shop', 'b')] }
    const world = opened(two, (_, nth) => (nth === 1 ? never : answered(200)))
    void deliverPending(world.ports, at(0))
    await settled()
    expect(valueOf(await deliverPending(world.ports, at(299)))).toEqual({ handedOver: 0, sent: 0, failed: 0, more: false })
    expect(valueOf(await deliverPending(world.ports, at(300)))).toEqual({ handedOver: 0, sent: 2, failed: 0, more: false })
    expect(sentTo(world, 'shop')).toEqual([id('a'), id('a'), id('b')])
    expect(world.sent[0]!.body).toBe(world.sent[1]!.body)
    expect(standing(world.saved())).toEqual(['ok done', 'ok done'])
  })

  test('and goes on late: both attempts are logged; its failure does not give up what the other holds', async () => {
    const late: ((answer: WebhookAnswer) => void)[] = []
    const world = opened({ webhookSubscriptions: [shop], deliveries: [delivery('shop', 'a'), delivery('shop', 'b')] },
      (_, nth) => (nth <= 2 ? new Promise((resolve) => late.push(resolve)) : answered(200)))
    const first = deliverPending(world.ports, at(0))
    await settled()
    const second = deliverPending(world.ports, at(300))
    await settled()
    late[0]!(answered(500))
    expect(valueOf(await first)).toMatchObject({ sent: 0, failed: 1 })
    expect(standing(world.saved())).toEqual(['500 09:10:00', '09:00:00'])
    late[1]!(answered(200))
    expect(valueOf(await second)).toMatchObject({ sent: 2, failed: 0 })
    expect(standing(world.saved())).toEqual(['500 ok done', 'ok done'])
  })
})

describe('a store that fails', () => {
  const both = { webhookSubscriptions: [shop, till], deliveries: [delivery('shop', 'a'), delivery('till', 'a'), delivery('till', 'b')] }

  /** Lets every unit of work fail that takes from this subscription. */
  const failingFor = (ports: Ports & DeliveryPorts, subscriptionId: string): Ports & DeliveryPorts => {
    const { transact } = ports.unitOfWork
    const failingIn = ({ waiting, ...others }: Stores['deliveries']): Stores['deliveries'] =>
      ({ ...others, waiting: (of, limit) => (of === subscriptionId ? Promise.reject(fault) : waiting(of, limit)) })
    return {
      ...ports,
      unitOfWork: { ...ports.unitOfWork, transact: (work) => transact((stores) => work({ ...stores, deliveries: failingIn(stores.deliveries) })) },
    }
  }

  test('for one subscription: the others have their turn, then the exception is passed on', async () => {
    const world = opened(both)
    await expect(deliverPending(failingFor(world.ports, shop.id), at(0))).rejects.toBe(fault)
    expect(sentTo(world, 'till')).toEqual([id('a'), id('b')])
    expect(standing(world.saved())).toEqual(['09:00:00', 'ok done', 'ok done'])
  })

  test('that refuses for one subscription: the others have their turn, then the refusal is passed on', async () => {
    const world = opened(both)
    const { read, transact } = world.ports.unitOfWork
    const conflict = { ok: false, failure: { code: 'CONFLICT', message: 'busy', issues: [] } } as const
    let units = 0
    // The first hands over; the second takes for the first subscription.
    const busy: UnitOfWork = { read, transact: (work) => (++units === 2 ? Promise.resolve(conflict) : transact(work)) }
    expect(await deliverPending({ ...world.ports, unitOfWork: busy }, at(0))).toBe(conflict)
    expect(sentTo(world, 'till')).toEqual([id('a'), id('b')])
    expect(sentTo(world, 'shop')).toEqual([])
  })

  test('when an attempt is to be logged: the delivery stays held, and is sent again after that', async () => {
    const world = opened({ webhookSubscriptions: [shop], deliveries: [delivery('shop', 'a')] })
    const failing = { ...world.ports, ...portsAround(world.ports, (name, call) => (name === 'deliveries.byId' ? Promise.reject(fault) : call())) }
    await expect(deliverPending(failing, at(0))).rejects.toBe(fault)
    expect(standing(world.saved())).toEqual(['09:05:00'])
    expect(valueOf(await deliverPending(world.ports, at(300)))).toMatchObject({ sent: 1 })
  })

  test.each(['outbox.waiting', 'outbox.save', 'deliveries.save', 'webhookSubscriptions.all'])(
    'in %s while events are handed over: none is, and nothing is lost', async (call) => {
      const world = opened({ webhookSubscriptions: [shop], outbox: [event('a'), event('b')] })
      const before = world.saved()
      const failing = { ...world.ports, ...portsAround(world.ports, (name, carryOut) => (name === call ? Promise.reject(fault) : carryOut())) }
      await expect(deliverPending(failing, at(0))).rejects.toBe(fault)
      expect(world.saved()).toEqual(before)
      expect(valueOf(await deliverPending(world.ports, at(0)))).toMatchObject({ handedOver: 2, sent: 2 })
    })
})

describe('whichever port call fails, before it is carried out or after', () => {
  const some = { webhookSubscriptions: [shop], outbox: [event('a')], deliveries: [delivery('shop', 'old')] }

  test.each(['before', 'after'] as const)('%s: nothing is lost, and the next run after the hold sends the rest', async (when) => {
    const clean = opened(some)
    const { ports, calls } = failing(clean.ports, 0, when)
    expect(valueOf(await deliverPending({ ...clean.ports, ...ports }, at(0)))).toMatchObject({ handedOver: 1, sent: 2 })
    expect(calls.length).toBeGreaterThan(10)
    for (let n = 1; n <= calls.length; n++) {
      const world = opened(some)
      await expect(deliverPending({ ...world.ports, ...failing(world.ports, n, when).ports }, at(0)), `${calls[n - 1]} fails`).rejects.toBe(fault)
      expect(valueOf(await deliverPending(world.ports, at(300))).more).toBe(false)
      expect(standing(world.saved()), `${calls[n - 1]} fails`).toEqual(['ok done', 'ok done'])
      expect([...new Set(sentTo(world, 'shop'))]).toEqual([id('old'), id('a')])
    }
  })
})

test('settings that are none are refused before anything is done', async () => {
  const { ports, saved } = opened({ outbox: [event('a')] })
  await expect(deliverPending(ports, at(0), { retryAfterSeconds: [-1] })).rejects.toThrow(RangeError)
  expect(saved().outbox[0]!.deliveredAt).toBeNull()
})
