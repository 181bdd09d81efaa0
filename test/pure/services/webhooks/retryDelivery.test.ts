/** A failed delivery sent again by hand (spec: Events, Retry; decision 56). */
import { describe, expect, test } from 'vitest'
import { deliverPending, retryDelivery } from '../../../../src/services'
import type { Delivery, DeliveryAttempt } from '../../../../src/records'
import { portsAround } from '../requests/portCalls'
import { ada, answered, at, delivery, id, opened, outcome, root, sentTo, standing, subscription, valueOf } from './given'

const failure: DeliveryAttempt = { at: at(-100), ok: false, status: 500, error: null }
const failed = delivery('shop', 'news', { attempts: [failure], nextAttemptAt: null })
const shop = { webhookSubscriptions: [subscription('shop')], deliveries: [failed] }

describe('spec: Events, Retry', () => {
  test('D56: sends the stored payload at once, and answers the delivery with the new attempt', async () => {
    const { ports, sent, saved } = opened(shop)
    const arrived: Delivery = { ...failed, attempts: [failure, { at: at(0), ok: true, status: 200, error: null }] }
    expect(await retryDelivery(ports, root.id, failed.id)).toEqual({ ok: true, value: arrived })
    expect(saved().deliveries).toEqual([arrived])
    expect(sent.map(({ url, body, headers }) => [url, body, headers['webhook-id']])).toEqual([[subscription('shop').url, '{"of":"news"}', id('news')]])
  })

  test('that fails again is logged and given up again; it can be tried once more', async () => {
    const { ports, saved } = opened(shop, (_, nth) => answered(nth === 1 ? 503 : 200))
    expect(valueOf(await retryDelivery(ports, root.id, failed.id)).attempts.map(({ status }) => status)).toEqual([500, 503])
    expect(standing(saved())).toEqual(['500 503 done'])
    await retryDelivery(ports, root.id, failed.id)
    expect(standing(saved())).toEqual(['500 503 ok done'])
  })

  test.each([
    ['has arrived', { attempts: [failure, { ...failure, ok: true }] }, {}, 'CONFLICT'],
    ['waits for its retry', { nextAttemptAt: at(60) }, {}, 'CONFLICT'],
    ['is of a deleted subscription', {}, { deletedAt: at(-10) }, 'CONFLICT'],
    ['has no payload', { payload: {} }, {}, 'CONFLICT'],
  ])('refuses one that %s: nothing is sent or stored', async (_, of, to, code) => {
    const { ports, sent, saved } = opened({ webhookSubscriptions: [subscription('shop', to)], deliveries: [{ ...failed, ...of }] })
    const before = saved()
    expect(outcome(await retryDelivery(ports, root.id, failed.id))).toBe(code)
    expect(sent).toEqual([])
    expect(saved()).toEqual(before)
  })

  test('refuses an unknown one, who is no admin, and nobody', async () => {
    const { ports, sent } = opened(shop)
    expect(outcome(await retryDelivery(ports, root.id, id('unknown')))).toBe('NOT_FOUND')
    expect(outcome(await retryDelivery(ports, ada.id, failed.id))).toBe('FORBIDDEN')
    expect(outcome(await retryDelivery(ports, id('nobody'), failed.id))).toBe('UNAUTHORIZED')
    expect(sent).toEqual([])
  })

  test('twice at once: one sends, the other hears CONFLICT', async () => {
    const { ports, sent } = opened(shop)
    const outcomes = await Promise.all([retryDelivery(ports, root.id, failed.id), retryDelivery(ports, root.id, failed.id)])
    expect(outcomes.map(outcome).sort()).toEqual(['CONFLICT', 'ok'])
    expect(sent).toHaveLength(1)
  })

  test('that stops halfway: the dispatcher sends it after the hold, not before', async () => {
    const world = opened(shop, (_, nth) => (nth === 1 ? new Promise<never>(() => undefined) : answered(200)))
    void retryDelivery(world.ports, root.id, failed.id)
    await new Promise(setImmediate)
    expect(standing(world.saved())).toEqual(['500 09:05:00'])
    expect(valueOf(await deliverPending(world.ports, at(299)))).toMatchObject({ sent: 0 })
    expect(valueOf(await deliverPending(world.ports, at(300)))).toMatchObject({ sent: 1 })
    expect(sentTo(world, 'shop')).toEqual([id('news'), id('news')])
  })

  test('whose delivery the log has lost when it is to be logged: NOT_FOUND', async () => {
    const { ports } = opened(shop)
    let lookups = 0
    const forgetful = { ...ports, ...portsAround(ports, (name, call) => (name === 'deliveries.byId' && ++lookups === 2 ? Promise.resolve(null) : call())) }
    expect(outcome(await retryDelivery(forgetful, root.id, failed.id))).toBe('NOT_FOUND')
  })
})
