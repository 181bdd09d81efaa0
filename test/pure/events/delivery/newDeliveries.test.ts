/** Which deliveries an event gets, and what is in them (spec: Events; decision 56). */
import { describe, expect, test } from 'vitest'
import { newDeliveries } from '../../../../src/events/delivery/newDeliveries'
import { webhookPayload } from '../../../../src/events/webhookPayload'
import type { WebhookSubscription } from '../../../../src/records'
import { freshIds } from '../../services/requests/given'
import { at, event, id, subscription } from '../../services/webhooks/given'

const made = (subscriptions: readonly WebhookSubscription[], of = event('news'), reached: readonly string[] = []) =>
  newDeliveries(of, subscriptions, { now: at(0), ids: freshIds(), reached: new Set(reached) })

const names = (some: readonly WebhookSubscription[], of = event('news'), reached: readonly string[] = []) =>
  made(some, of, reached).map(({ subscriptionId }) => some.find((one) => one.id === subscriptionId)!.events)

describe('spec: Subscription choices', () => {
  const everyChoice = (['all_requests', 'request_created', 'request_status_changed', 'all_users', 'user_created', 'user_updated'] as const)
    .map((events) => subscription(events, { events }))

  test.each([
    ['request_created', ['all_requests', 'request_created']],
    ['request_status_changed', ['all_requests', 'request_status_changed']],
    ['user_created', ['all_users', 'user_created']],
    ['user_updated', ['all_users', 'user_updated']],
  ] as const)('%s goes to %j', (type, reached) => {
    expect(names(everyChoice, event('news', { type }))).toEqual(reached)
  })
})

test('one for each subscription: who has one gets no second', () => {
  const [one, two] = [subscription('one'), subscription('two')]
  expect(made([one, two], event('news'), [one.id]).map(({ subscriptionId }) => subscriptionId)).toEqual([two.id])
})

test('D56: due since the event, with the payload of the version that the subscription has', () => {
  const [v1, v2] = [subscription('one'), subscription('two', { payloadVersion: 'v2' })]
  const [first, second] = made([v1, v2])
  expect(first).toEqual({
    id: '90000000-0000-4000-8000-000000000001', subscriptionId: v1.id, outboxEventId: id('news'), eventType: 'user_updated',
    payload: webhookPayload(event('news'), 'v1'), attempts: [], nextAttemptAt: at(-60), createdAt: at(0),
  })
  expect(second!.payload).toEqual(webhookPayload(event('news'), 'v2'))
  expect(second!.payload).not.toEqual(first!.payload)
})

test('an event of a clock that is ahead is due now', () => {
  expect(made([subscription('one')], event('news', { createdAt: at(86_400) })).map(({ nextAttemptAt }) => nextAttemptAt)).toEqual([at(0)])
})

test('facts that nothing can be built from: a delivery that has failed, with the reason', () => {
  const [failed] = made([subscription('one')], event('news', { payload: { from: 'another release' } }))
  expect(failed).toMatchObject({ payload: {}, nextAttemptAt: null, createdAt: at(0) })
  expect(failed!.attempts).toEqual([{ at: at(0), ok: false, status: null, error: expect.stringMatching(/./) as string }])
})
