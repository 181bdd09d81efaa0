/** The published JSON Schemas: every payload fits its own, and nothing that is off by one thing does (spec: Events; Conventions 1, 4). */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type WebhookEventType, webhookPayload, webhookSchemas } from '../../../src/index'
import { requestEvents, userEvents } from './arbitraries'
import { requestV1 } from './given'
import { type Json, mutations } from './mutations'

const ajv = new Ajv2020({
  strict: true,
  formats: {
    uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
    'date-time': (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)),
  },
})

type Version = 'v1' | 'v2'

const types = ['request_created', 'request_status_changed', 'user_created', 'user_updated'] as const satisfies readonly WebhookEventType[]
const cases = (['v1', 'v2'] as const).flatMap((version) => types.map((type) => [version, type] as const))

const validators = new Map(cases.map(([version, type]): [string, ValidateFunction] => [`${version} ${type}`, ajv.compile(webhookSchemas[version][type])]))
const validator = (version: Version, type: WebhookEventType): ValidateFunction => validators.get(`${version} ${type}`)!

/** Payloads as they are sent: read back from their text. */
function payloads(version: Version, type: WebhookEventType): fc.Arbitrary<Json> {
  const facts: fc.Arbitrary<object> = type.startsWith('request') ? requestEvents() : userEvents()
  return facts.map((payload) => JSON.parse(JSON.stringify(webhookPayload({ type, payload: { ...payload } }, version))) as Json)
}

describe.each(cases)('%s %s', (version, type) => {
  const validate = validator(version, type)

  test('every payload fits', () => {
    fc.assert(fc.property(payloads(version, type), (payload) => {
      expect(validate(payload), JSON.stringify(validate.errors)).toBe(true)
    }))
  })

  test('nothing fits that is off by one thing: a field less, one more, a wrong type, word, form or sign', () => {
    fc.assert(fc.property(payloads(version, type), (payload) => {
      const unnoticed = [...mutations(payload)].filter(([, wrong]) => validate(wrong)).map(([what]) => what)
      expect(unnoticed).toEqual([])
    }), { numRuns: 10 })
  })

  test('no payload of another type or version fits', () => {
    for (const [otherVersion, otherType] of cases) {
      if (otherVersion === version && otherType === type) continue
      fc.assert(fc.property(payloads(otherVersion, otherType), (payload) => !validate(payload)), { numRuns: 5 })
    }
  })

  test('the schema is one of draft 2020-12, named after what it is of', () => {
    expect(ajv.validateSchema(webhookSchemas[version][type])).toBe(true)
    expect(webhookSchemas[version][type]).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema', title: `${type}, payload version ${version}`,
    })
  })
})

describe('by hand', () => {
  const validate = validator('v1', 'request_created')
  const payload = requestV1()
  const withDetails = (some: object): object => ({ ...payload, details: { ...payload.details, ...some } })

  test.each([
    ['as it is', payload, true],
    ['spec: deducted is never negative', withDetails({ deducted: -1 }), false],
    ['spec: deducted may be nothing', withDetails({ deducted: 0 }), true],
    ['spec: allowance_delta is signed', withDetails({ allowance_delta: -1 }), true],
    ['spec: v1 knows three approver states', withDetails({ request_approvers: [{
      id: payload.id, status: 'CANCELED', approver_member: payload.request_creator_member, reason: null, status_change_date: null,
      predecessor_request_approver_id: null,
    }] }), false],
    ['spec: Conventions 4: no other zone than UTC', { ...payload, start: '2026-03-09T01:00:00.000+01:00' }, false],
    ['spec: Conventions 4: milliseconds', { ...payload, start: '2026-03-09T00:00:00Z' }, false],
    ['spec: Conventions 1: ids are UUIDs', { ...payload, id: '17' }, false],
  ])('%s', (_, value, isFit) => {
    expect(validate(value)).toBe(isFit)
  })

  test('spec: a date is its UTC midnight', () => {
    const user = validator('v1', 'user_created')
    const [drawn] = fc.sample(payloads('v1', 'user_created'), 1) as [{ body: object }]
    const born = (birthday: string | null): boolean => user({ ...drawn, event_type: 'user_created', body: { ...drawn.body, birthday } })
    expect([born('1984-02-29T00:00:00.000Z'), born(null), born('1984-02-29T23:00:00.000Z'), born('1984-02-29')]).toEqual([true, true, false, false])
  })
})
