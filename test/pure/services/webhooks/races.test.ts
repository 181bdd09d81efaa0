/** Dispatchers at the same time, with each other and with changes, whatever the order of the port calls (decision 56). */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DeliveryPorts, Ports, Result } from '../../../../src/index'
import {
  createWebhookSubscription, deleteWebhookSubscription, deliverPending, listWebhookSubscriptions, retryDelivery, updateMember,
} from '../../../../src/services'
import { portsAround } from '../requests/portCalls'
import { type World, ada, at, delivery, event, id, opened, outcome, root, sentTo, subscription, urlOf } from './given'

type Racer = (ports: Ports & DeliveryPorts) => Promise<Result<unknown>>

const dispatcher: Racer = (ports) => deliverPending(ports, at(0))

/** Lets all of them go at once, for drawn orders of the port calls; sends wait for their turn like any other call. */
const always = (open: () => World, racers: readonly Racer[], claim: (world: World, outcomes: readonly string[]) => void): Promise<void> =>
  fc.assert(fc.asyncProperty(fc.scheduler(), async (scheduler) => {
    const world = open()
    const turn = (name: string) => scheduler.schedule(Promise.resolve(name), name)
    const { sendWebhook } = world.ports
    const ports = {
      ...world.ports, ...portsAround(world.ports, (name, call) => turn(name).then(call)),
      sendWebhook: (message: Parameters<typeof sendWebhook>[0]) => turn(`post to ${message.url}`).then(() => sendWebhook(message)),
    }
    claim(world, (await scheduler.waitFor(Promise.all(racers.map((race) => race(ports))))).map(outcome))
  }), { numRuns: process.env['TZ'] === 'UTC' ? 100 : 25 })

const some = { webhookSubscriptions: [subscription('shop'), subscription('till')], outbox: [event('a'), event('b'), event('c')] }

test('two of them: every delivery is written once and sent once, in the order of the commits', async () => {
  await always(() => opened(some), [dispatcher, dispatcher], (world, outcomes) => {
    expect(outcomes).toEqual(['ok', 'ok'])
    expect(world.saved().deliveries.map(({ attempts }) => attempts.map(({ ok }) => ok))).toEqual(Array(6).fill([true]))
    expect([sentTo(world, 'shop'), sentTo(world, 'till')]).toEqual([['a', 'b', 'c'].map(id), ['a', 'b', 'c'].map(id)])
  })
})

test('two of them and a change: its event is delivered now or waits, and is not lost', async () => {
  const rename: Racer = (ports) => updateMember(ports, root.id, ada.id, { name: 'Ada L.' })
  await always(() => opened(some), [dispatcher, rename, dispatcher], ({ saved }, outcomes) => {
    expect(outcomes).toEqual(['ok', 'ok', 'ok'])
    const { outbox, deliveries } = saved()
    const [waiting, gone] = [outbox.filter(({ deliveredAt }) => deliveredAt === null), outbox.filter(({ deliveredAt }) => deliveredAt !== null)]
    expect(waiting.length + gone.length).toBe(4)
    expect(gone.flatMap((one) => some.webhookSubscriptions.map((to) => `${one.id} ${to.id}`)))
      .toEqual(deliveries.map(({ outboxEventId, subscriptionId }) => `${outboxEventId} ${subscriptionId}`))
  })
})

test('and a new subscription: it hears of no event that is older', async () => {
  const old = some.outbox.map((one) => ({ ...one, createdAt: at(-1) }))
  const subscribe: Racer = (ports) => createWebhookSubscription(ports, root.id, { url: urlOf('new'), events: 'all_users' })
  await always(() => opened({ ...some, outbox: old }), [dispatcher, subscribe], (world, outcomes) => {
    expect(outcomes).toEqual(['ok', 'ok'])
    expect(sentTo(world, 'new')).toEqual([])
    expect(world.sent).toHaveLength(6)
  })
})

test('and a deletion: at most what was taken before it is sent after it', async () => {
  let [cutShort, sentAfter] = [0, 0]
  const open = (): World => {
    sentAfter = 0
    const world = opened(some, ({ url }) => {
      const [to] = world.saved().webhookSubscriptions.filter((one) => one.url === url)
      if (to!.deletedAt !== null) sentAfter++
      return { status: 200, error: null }
    })
    return world
  }
  // The reads before it put it off to the middle of the run.
  const deletion: Racer = async (ports) => {
    for (let n = 0; n < 8; n++) await listWebhookSubscriptions(ports, root.id)
    return deleteWebhookSubscription(ports, root.id, id('shop'))
  }
  await always(open, [dispatcher, deletion], (world, outcomes) => {
    expect(outcomes).toEqual(['ok', 'ok'])
    expect(sentTo(world, 'till')).toEqual(['a', 'b', 'c'].map(id))
    const sent = sentTo(world, 'shop')
    expect(sent).toEqual(['a', 'b', 'c'].map(id).slice(0, sent.length))
    expect(sentAfter).toBeLessThanOrEqual(1)
    if (sent.length > 0 && sent.length < 3) cutShort++
    const written = world.saved().deliveries.filter(({ subscriptionId }) => subscriptionId === id('shop'))
    expect(written.map(({ attempts }) => attempts.length)).toEqual(written.map((_, n) => (n < sent.length ? 1 : 0)))
  })
  expect(cutShort).toBeGreaterThan(0)
})

test('and a retry by hand: it goes out once by hand, in nobody\'s way', async () => {
  const failed = delivery('shop', 'old', { attempts: [{ at: at(-60), ok: false, status: 500, error: null }], nextAttemptAt: null })
  const retry: Racer = (ports) => retryDelivery(ports, root.id, failed.id)
  await always(() => opened({ ...some, deliveries: [failed] }), [dispatcher, retry, retry], (world, outcomes) => {
    expect([outcomes[0], outcomes.slice(1).sort()]).toEqual(['ok', ['CONFLICT', 'ok']])
    expect(sentTo(world, 'shop').filter((of) => of === id('old'))).toEqual([id('old')])
    expect(sentTo(world, 'till')).toEqual(['a', 'b', 'c'].map(id))
  })
})
