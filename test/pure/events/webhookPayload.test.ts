/** Which payload an event gets, by its type and the version of the subscription (spec: Payload format version). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { memberResource, requestResource, webhookPayload } from '../../../src/index'
import { deepFrozen } from '../purity/poisoned'
import { requestEvents, userEvents } from './arbitraries'
import { memberFacts, requestFacts } from './given'

const requestTypes = ['request_created', 'request_status_changed'] as const
const userTypes = ['user_created', 'user_updated'] as const
const versions = ['v1', 'v2'] as const

test.each(requestTypes)('spec: v1 of %s is flat: the type beside the request', (type) => {
  const payload = webhookPayload({ type, payload: { ...requestFacts() } }, 'v1')
  expect(payload).toMatchObject({ event_type: type, id: requestFacts().request.id })
  expect(payload).not.toHaveProperty('body')
})

test.each(userTypes)('spec: v1 of %s wraps the member: { event_type, body }', (type) => {
  const payload = webhookPayload({ type, payload: { ...memberFacts() } }, 'v1')
  expect(Object.keys(payload)).toEqual(['event_type', 'body'])
  expect(payload).toMatchObject({ event_type: type, body: { has_billing_access: false } })
})

describe('spec: v2 wraps what the REST interface answers', () => {
  test.each(requestTypes)('%s', (type) => {
    const payload = webhookPayload({ type, payload: { ...requestFacts() } }, 'v2')
    expect(Object.keys(payload)).toEqual(['event_type', 'body'])
    expect(payload).toStrictEqual({ event_type: type, body: requestResource(requestFacts()) })
  })

  test.each(userTypes)('%s', (type) => {
    const payload = webhookPayload({ type, payload: { ...memberFacts() } }, 'v2')
    expect(Object.keys(payload)).toEqual(['event_type', 'body'])
    expect(payload).toStrictEqual({ event_type: type, body: memberResource(memberFacts()) })
  })
})

test.each(versions)('a payload is plain JSON, built anew from facts that a store has read back: %s', (version) => {
  fc.assert(fc.property(requestEvents(), userEvents(), (request, user) => {
    for (const [type, facts] of [['request_created', { ...request }], ['user_updated', { ...user }]] as const) {
      const stored = deepFrozen(JSON.parse(JSON.stringify(facts)) as Record<string, unknown>)
      const payload = webhookPayload({ type, payload: stored }, version)
      expect(JSON.parse(JSON.stringify(payload))).toStrictEqual(payload)
      expect(webhookPayload({ type, payload: facts }, version)).toStrictEqual(payload)
    }
  }), { numRuns: 50 })
})

test.each([...requestTypes, ...userTypes])('facts of something else throw rather than send nonsense: %s', (type) => {
  for (const version of versions) expect(() => webhookPayload({ type, payload: {} }, version)).toThrow()
})
