/** Where events may be sent, and which (spec: Events; decision 62). */
import { expect, test } from 'vitest'
import { newSubscription } from '../../../../src/events/delivery/newSubscription'
import type { NewWebhookSubscription } from '../../../../src/events/delivery/newSubscription'
import { freshIds } from '../../services/requests/given'
import { failureOf } from '../../services/reads/given'
import { at } from '../../services/webhooks/given'

const context = () => ({ now: at(0), ids: freshIds(), urls: { allowHttp: false, allowPrivateAddresses: false } })

const url = 'https://shop.example.com/hook'

test('spec: payload version v1 unless another is asked for', () => {
  const made = { id: '90000000-0000-4000-8000-000000000001', url, events: 'all_users', createdAt: at(0), deletedAt: null }
  expect(newSubscription({ url, events: 'all_users' }, context())).toEqual({ ok: true, value: { ...made, payloadVersion: 'v1' } })
  expect(newSubscription({ url, events: 'all_users', payloadVersion: 'v2' }, context())).toEqual({ ok: true, value: { ...made, payloadVersion: 'v2' } })
})

test('every fault at once', () => {
  const wrong = { url: 'http://localhost/hook', events: 'toString', payloadVersion: 'v3' } as unknown as NewWebhookSubscription
  const { issues } = failureOf(newSubscription(wrong, context()))
  expect([...new Set(issues.map(({ path }) => path))]).toEqual(['url', 'events', 'payloadVersion'])
  expect(issues.at(-2)!.message)
    .toBe('expected one of all_requests, request_created, request_status_changed, all_users, user_created, user_updated, got "toString"')
  expect(issues.at(-1)!.message).toBe('expected one of v1, v2, got "v3"')
})

test('what the host allows may be subscribed', () => {
  const inside = { url: 'http://127.0.0.1:8080/hook', events: 'all_users' } as const
  expect(newSubscription(inside, context())).toMatchObject({ ok: false, failure: { code: 'BAD_REQUEST' } })
  expect(newSubscription(inside, { ...context(), urls: { allowHttp: true, allowPrivateAddresses: true } })).toMatchObject({ ok: true })
})
