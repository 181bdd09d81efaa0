import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Json, at, changed, faultsOf, id, leftOut, snapshotOf, workspaceFile } from './workspaceFile'

const setting = (n: number, member: number, leaveType: number): Json =>
  ({ id: id(300 + n), memberId: id(member), leaveTypeId: id(leaveType), externalAudience: 'none' })

describe('the customId of a member is theirs alone', () => {
  const [first, second] = ['members[0].customId', 'members[1].customId']

  test('two members of one customId', () => {
    expect(faultsOf(changed({ [first]: 'E1', [second]: 'E1' }))).toEqual([`${second}: expected a customId of its own, got the customId of members[0]`])
  })

  test('each further one is named beside the first', () => {
    const carl = { id: id(22), name: 'Carl', email: 'carl@example.com', status: 'ACTIVE', customId: 'E1' }
    expect(faultsOf(changed({ [first]: 'E1', [second]: 'E1', 'members[2]': carl }))).toEqual([
      `${second}: expected a customId of its own, got the customId of members[0]`,
      'members[2].customId: expected a customId of its own, got the customId of members[0]',
    ])
  })

  test.each<[string, Json | typeof leftOut, Json | typeof leftOut]>([
    ['two without one', null, null], ['two that leave it out', leftOut, leftOut], ['another one', 'E1', 'E2'], ['another case', 'e1', 'E1'],
  ])('%s', (_, one, other) => {
    expect(faultsOf(changed({ [first]: one, [second]: other }))).toEqual([])
  })

  test('an unreadable one is none', () => {
    expect(faultsOf(changed({ [first]: 7, [second]: 7 }))).toEqual([`${first}: expected a text, got 7`, `${second}: expected a text, got 7`])
  })

  test('a customId of a member and a department', () => {
    expect(faultsOf(changed({ [first]: 'E1', 'departments[0].customId': 'E1' }))).toEqual([])
  })
})

describe('spec: Out-of-office setting: one per member and leave type', () => {
  test('a second one', () => {
    expect(faultsOf(changed({ 'outOfOfficeSettings[1]': setting(1, 20, 40) }))).toEqual([
      'outOfOfficeSettings[1]: expected one setting per member and leave type, got a second one beside outOfOfficeSettings[0]',
    ])
  })

  test('of another member, or another leave type', () => {
    expect(faultsOf(changed({ 'outOfOfficeSettings[1]': setting(1, 21, 40), 'outOfOfficeSettings[2]': setting(2, 20, 41) }))).toEqual([])
  })

  test('of an unreadable member or leave type', () => {
    const half = { ...setting(1, 20, 40) as object, memberId: 5 }
    expect(faultsOf(changed({ 'outOfOfficeSettings[1]': half, 'outOfOfficeSettings[2]': { ...half, id: id(302) } }))).toHaveLength(2)
  })
})

describe('a user of an identity provider is one member', () => {
  const [first, second] = ['members[0].identityProviderAccount', 'members[1].identityProviderAccount']
  const account = (tenantId: Json, objectId: Json): Json => ({ tenantId, objectId })

  test('two members of one user', () => {
    expect(faultsOf(changed({ [first]: account('tenant', 'object') }))).toEqual([
      `${second}: expected a tenantId and objectId of its own, got those of members[0]`,
    ])
  })

  test.each<[string, Json, Json]>([
    ['tenant', account('TENANT', 'object'), account('tenant', 'object')], ['object', account('tenant', 'object'), account('tenant', 'Object')],
  ])('two members of one user, whose %s is written in another letter case', (_, one, other) => {
    const written = changed({ [first]: one, [second]: other })
    expect(faultsOf(written)).toEqual([`${second}: expected a tenantId and objectId of its own, got those of members[0]`])
    // Also beside another fault.
    expect(faultsOf({ ...written, workspace: null })).toContain(`${second}: expected a tenantId and objectId of its own, got those of members[0]`)
  })

  test('ids are read in lower case', () => {
    expect(at(snapshotOf(changed({ [first]: account('7A1B2C3D', 'OBJECT') })), first)).toEqual({ tenantId: '7a1b2c3d', objectId: 'object', mailboxPermission: false })
  })

  test('whatever else differs, and each further one beside the first', () => {
    const carl = { id: id(22), name: 'Carl', email: 'carl@example.com', status: 'ACTIVE', identityProviderAccount: account('tenant', 'object') }
    expect(faultsOf(changed({ [first]: { tenantId: 'tenant', objectId: 'object', mailboxPermission: true }, 'members[2]': carl }))).toEqual([
      `${second}: expected a tenantId and objectId of its own, got those of members[0]`,
      'members[2].identityProviderAccount: expected a tenantId and objectId of its own, got those of members[0]',
    ])
  })

  test.each<[string, Json | typeof leftOut, Json | typeof leftOut]>([
    ['no user', null, null], ['left out', leftOut, leftOut], ['another object', account('tenant', 'one'), account('tenant', 'two')],
    ['another tenant', account('one', 'object'), account('two', 'object')],
    ['the same when joined', account('a b', 'c'), account('a', 'b c')],
  ])('%s', (_, one, other) => {
    expect(faultsOf(changed({ [first]: one, [second]: other }))).toEqual([])
  })

  test('an unreadable part is none', () => {
    expect(faultsOf(changed({ [first]: account('tenant', 7), [second]: account('tenant', 7) }))).toEqual([
      `${first}.objectId: expected a text, got 7`, `${second}.objectId: expected a text, got 7`,
    ])
  })
})

describe('an event has one delivery to a subscription', () => {
  const delivery = (n: number, subscription: Json, event: Json): Json =>
    ({ id: id(180 + n), subscriptionId: subscription, outboxEventId: event, eventType: 'user_created', payload: {} })
  const other = { id: id(161), url: 'https://example.com', events: 'all_users', payloadVersion: 'v2' }

  test('a second one', () => {
    expect(faultsOf(changed({ 'deliveries[1]': delivery(1, id(160), id(171)) }))).toEqual([
      'deliveries[1]: expected one delivery per event and subscription, got a second one beside deliveries[0]',
    ])
  })

  test('of another event, or to another subscription', () => {
    const file = { 'webhookSubscriptions[1]': other, 'deliveries[1]': delivery(1, id(160), id(172)), 'deliveries[2]': delivery(2, id(161), id(171)) }
    expect(faultsOf(changed(file))).toEqual([])
  })

  test('of an unreadable event or subscription', () => {
    const file = { 'deliveries[0]': delivery(0, 5, id(171)), 'deliveries[1]': delivery(1, 5, id(171)), 'deliveries[2]': delivery(2, id(160), 6), 'deliveries[3]': delivery(3, id(160), 6) }
    expect(faultsOf(changed(file)).map((fault) => fault.replace(/:.*/, ''))).toEqual([
      'deliveries[0].subscriptionId', 'deliveries[1].subscriptionId', 'deliveries[2].outboxEventId', 'deliveries[3].outboxEventId',
    ])
  })
})

test('every record but the first of its key has a fault, and no other', () => {
  const members = fc.array(fc.constantFrom(null, 'E1', 'E2', '__proto__'), { maxLength: 6 })
  const settings = fc.array(fc.tuple(fc.constantFrom(20, 21), fc.constantFrom(40, 41)), { maxLength: 6 })
  const isSecond = (list: readonly (string | null)[]): number[] => list.flatMap((key, n) => (key !== null && list.indexOf(key) < n ? [n] : []))
  fc.assert(fc.property(members, settings, (customIds, keys) => {
    const [ada, bob] = workspaceFile()['members'] as Json[]
    const named = customIds.map((customId, n): Json => ({ id: id(400 + n), name: 'Eve', email: 'eve@example.com', status: 'ACTIVE', customId }))
    const faults = faultsOf(changed({ members: [ada!, bob!, ...named], outOfOfficeSettings: keys.map(([member, type], n) => setting(n, member, type)) }))
    expect(faults.map((fault) => fault.replace(/:.*/, ''))).toEqual([
      ...isSecond(customIds).map((n) => `members[${n + 2}].customId`),
      ...isSecond(keys.map(([member, type]) => `${member} ${type}`)).map((n) => `outOfOfficeSettings[${n}]`),
    ])
  }), { numRuns: 200 })
})
