import { expect, test } from 'vitest'
import { monthKeys, monthKeysOfWindow } from '../../../../src/adapters/memory/requests/monthKeys'
import { putRecord, removeRecord } from '../../../../src/adapters/memory/tables/putRecord'
import { openTables } from '../../../../src/adapters/memory/tables/tables'
import { unitOfWork } from '../../../../src/adapters/memory/unit/unitOfWork'
import { plainDate } from '../../../../src/calendar'
import { ok } from '../../../../src/kernel/result'
import type { Stores } from '../../../../src/ports'
import type { WorkspaceSnapshot } from '../../../../src/records'
import { contractSnapshot } from '../../../../src/testing/contract/contractSnapshot'

const contract = contractSnapshot()
const [member] = contract.members
const [request] = contract.requests
const [assignment] = contract.assignments
const [apiKey] = contract.apiKeys
const [delivery] = contract.deliveries

const idOf = (n: number): string => `member-${`${n}`.padStart(6, '0')}`

/** Members in departments of ten, each with two requests of their own month, one assignment and one key; as many deliveries, by ten. */
function workspaceOf(count: number): WorkspaceSnapshot {
  const numbers = Array.from({ length: count }, (_, n) => n)
  const start = (n: number): string => `${2000 + (n % 90)}-0${1 + (n % 9)}-10`
  return {
    ...contract,
    members: numbers.map((n) => ({
      ...member!, id: idOf(n), customId: `C${n}`, departmentIds: [`department-${Math.floor(n / 10)}`],
      identityProviderAccount: { tenantId: 'tenant', objectId: `object ${n}`, mailboxPermission: true },
    })),
    apiKeys: numbers.map((n) => ({ ...apiKey!, id: `key-${n}`, memberId: idOf(n), hash: `hash ${n}` })),
    deliveries: numbers.map((n) =>
      ({ ...delivery!, id: `delivery-${n}`, outboxEventId: `event-${n}`, subscriptionId: `subscription-${Math.floor(n / 10)}` })),
    requests: numbers.flatMap((n) => ['a', 'b'].map((letter) =>
      ({ ...request!, id: `${letter}-${n}`, memberId: idOf(n), seriesId: `series-${n}`, start: start(n), end: start(n) }))),
    assignments: numbers.map((n) => ({ ...assignment!, id: `assignment-${n}`, memberId: idOf(n) })),
  }
}

/** Opens a workspace that counts the records it looks at. */
function counting(snapshot: WorkspaceSnapshot) {
  const tables = openTables(snapshot)
  let looked = 0
  for (const { records } of Object.values(tables) as { readonly records: Map<string, unknown> }[]) {
    const get = records.get.bind(records)
    records.get = (id) => {
      looked += 1
      return get(id)
    }
    for (const walk of ['keys', 'values', 'entries', 'forEach', Symbol.iterator] as const) {
      const original = records[walk].bind(records) as () => never
      records[walk] = (...given: []): never => {
        looked += records.size
        return original(...given)
      }
    }
  }
  const units = unitOfWork(tables, 8)
  return async (work: (stores: Stores) => Promise<unknown>): Promise<number> => {
    const before = looked
    await units.transact(async (stores) => ok(await work(stores)))
    return looked - before
  }
}

const year = { from: '2000-01-01', to: '2090-12-31' }

const questions: Readonly<Record<string, [number, (stores: Stores) => Promise<unknown>]>> = {
  'a member': [1, ({ members }) => members.byId(idOf(7))],
  'a member by custom id': [1, ({ members }) => members.byCustomId('C7')],
  "a member by an identity provider's user": [1, ({ members }) => members.byIdentity('tenant', 'object 7')],
  "a member's API keys": [1, ({ apiKeys }) => apiKeys.ofMember(idOf(7))],
  'an API key by hash': [1, ({ apiKeys }) => apiKeys.byHash('hash 7')],
  'the deliveries of an event': [1, ({ deliveries }) => deliveries.ofEvent('event-7')],
  'the log of a subscription': [10, ({ deliveries }) => deliveries.log({ subscriptionId: 'subscription-7', take: 5 })],
  'a department': [10, ({ members }) => members.inDepartments(['department-3'])],
  "a member's requests": [2, ({ requests }) => requests.ofMember(idOf(7))],
  "a member's requests of all time": [2, ({ requests }) => requests.ofMembersWithin([idOf(7)], year)],
  'a series': [2, ({ requests }) => requests.ofSeries('series-7')],
  "a member's assignments": [1, ({ assignments }) => assignments.ofMember(idOf(7))],
  'whether an allowance type is the default of anybody': [0, ({ members }) => members.anyWithDefaultType(contract.allowanceTypes[0]!.id)],
  // Only the one that is taken out.
  'an assignment that is removed': [1, async ({ assignments }) => {
    await assignments.remove('assignment-8')
    return assignments.ofMember(idOf(8))
  }],
  'what nobody has': [0, ({ requests, members }) => Promise.all([requests.ofMember('nobody'), members.inDepartments(['none'])])],
  // Saving looks for the record that it replaces.
  'a change of a request': [3, async ({ requests }) => {
    const [own] = await requests.ofMember(idOf(7))
    await requests.save({ ...own!, reason: 'Changed' })
  }],
}

test('a question about one member looks at the records of that member, among a hundred and among a hundred thousand', async () => {
  const [small, large] = [counting(workspaceOf(100)), counting(workspaceOf(100_000))]
  for (const [name, [expected, question]] of Object.entries(questions)) {
    expect([name, await small(question)]).toEqual([name, expected])
    expect([name, await large(question)]).toEqual([name, expected])
  }
})

test('a page looks at its members, but for the first one, which puts all ids in order', async () => {
  const count = counting(workspaceOf(1000))
  expect(await count(({ members }) => members.page(null, 5))).toBe(1005)
  expect(await count(({ members }) => members.page(idOf(500), 5))).toBe(5)
  expect(await count(async ({ members }) => {
    await members.save({ ...member!, id: idOf(2000), customId: null })
    expect((await members.page(idOf(998), 5)).map(({ id }) => id)).toEqual([idOf(999), idOf(2000)])
  })).toBe(2)
  expect(await count(async ({ members }) => {
    expect((await members.page(idOf(998), 5)).map(({ id }) => id)).toEqual([idOf(999), idOf(2000)])
  })).toBe(2)
})

test('an absence, or a window, of thousands of years is not kept or looked up month by month', () => {
  expect(monthKeys({ start: '0001-01-01', end: '9999-12-31' })).toHaveLength(1)
  expect(monthKeys({ start: '2024-01-31', end: '2024-03-01' })).toHaveLength(3)
  expect(monthKeysOfWindow({ from: plainDate('0001-01-01'), to: plainDate('9999-12-31') })).toBeNull()
  expect(monthKeysOfWindow({ from: plainDate('2024-12-31'), to: plainDate('2025-01-01') })).toHaveLength(3)
})

test('a key that no record has any more takes no room', () => {
  const { requests } = openTables(contract)
  const before = [...requests.buckets.keys()].sort()
  const moved = contract.requests.find(({ seriesId }) => seriesId !== null)!
  putRecord(requests, { ...moved, memberId: 'another', seriesId: 'another', start: '2099-01-01', end: '2099-01-01' })
  expect(requests.buckets.has('series=another')).toBe(true)
  putRecord(requests, moved)
  expect([...requests.buckets.keys()].sort()).toEqual(before)
  removeRecord(requests, moved.id)
  expect([...requests.buckets.values()].filter((ids) => ids.has(moved.id) || ids.size === 0)).toEqual([])
})
