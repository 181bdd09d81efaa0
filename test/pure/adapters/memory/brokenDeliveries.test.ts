import { expect, test } from 'vitest'
import { openMemory } from '../../../../src/adapters/memory'
import type { DeliveryQuery, Stores } from '../../../../src/ports'
import type { ApiKey, Delivery, Member, OutboxEvent, WebhookSubscription } from '../../../../src/records'
import { type OpenContractWorkspace, repositoryContract } from '../../../../src/testing'
import { subscriptionId } from '../../../../src/testing/contract/contractDeliveries'
import { type Query, type Wrong, byText, firstBroken, withFunction } from './brokenFunction'

const everything = 1000

/** Only some of what a query answers. */
const only = (fits: (record: never) => boolean): Wrong => (query) => async (...given) => (await query(...given) as never[]).filter(fits)

/** What waits, in another order; the limit is the last that a query is given. */
const waitingBy = <R>(compare: (a: R, b: R) => number): Wrong => (query) => async (...given) =>
  [...await query(...given.slice(0, -1), everything) as R[]].sort(compare).slice(0, given.at(-1) as number)

const withLimit = (change: (limit: number) => number): Wrong => (query) => (...given) => query(...given.slice(0, -1), change(given.at(-1) as number))

/** A member whom a test of the parts finds among all of them. */
const memberWith = (fits: (member: Member, tenant: unknown, object: unknown) => boolean): Wrong => (_, { members }) => async (tenant, object) =>
  (await members.page(null, everything)).find((member) => fits(member, tenant, object)) ?? null

const logBy = (compare: (a: Delivery, b: Delivery) => number): Wrong => (log) => async (query) => {
  const { subscriptionId: of, take } = query as DeliveryQuery
  return [...await log({ subscriptionId: of, take: everything }) as Delivery[]].sort(compare).slice(0, take)
}

const asking = (change: (query: DeliveryQuery) => DeliveryQuery): Wrong => (log) => (query) => log(change(query as DeliveryQuery))

const isLive = (subscription: WebhookSubscription | null): boolean => subscription !== null && subscription.deletedAt === null

const wrongQueries: readonly (readonly [name: string, what: string, Wrong])[] = [
  ['members.byIdentity', 'looks at the tenant alone', memberWith(({ identityProviderAccount: account }, tenant) => account?.tenantId === tenant)],
  ['members.byIdentity', 'looks at the object alone', memberWith(({ identityProviderAccount: account }, _, object) => account?.objectId === object)],
  ['members.byIdentity', 'joins the parts', memberWith(({ identityProviderAccount: account }, ...parts) =>
    account !== null && `${account.tenantId} ${account.objectId}` === parts.join(' '))],
  ['members.byIdentity', 'takes no account for an empty one', memberWith(({ identityProviderAccount: account }, tenant, object) =>
    (account?.tenantId ?? '') === tenant && (account?.objectId ?? '') === object)],
  ['apiKeys.byHash', 'leaves out revoked keys', only(({ revokedAt }: ApiKey) => revokedAt === null)],
  ['apiKeys.byHash', 'answers one key', (query) => async (hash) => (await query(hash) as ApiKey[]).slice(0, 1)],
  ['apiKeys.ofMember', 'leaves out revoked keys', only(({ revokedAt }: ApiKey) => revokedAt === null)],
  ['webhookSubscriptions.byId', 'leaves out deleted ones', (query) => async (id) => {
    const found = await query(id) as WebhookSubscription | null
    return isLive(found) ? found : null
  }],
  ['webhookSubscriptions.all', 'answers deleted ones', (query, { webhookSubscriptions }) => async () => {
    const found = await query() as WebhookSubscription[]
    const others = await Promise.all([0, 1, 2].map((n) => webhookSubscriptions.byId(subscriptionId(n))))
    return [...found, ...others.filter((one) => one !== null && !isLive(one))]
  }],
  ['outbox.waiting', 'goes by id', waitingBy<OutboxEvent>((a, b) => byText(a.id, b.id))],
  ['outbox.waiting', 'goes by id, backwards', waitingBy<OutboxEvent>((a, b) => byText(b.id, a.id))],
  ['outbox.waiting', 'has no limit', withLimit(() => everything)],
  ['outbox.waiting', 'answers one too many', withLimit((limit) => limit + 1)],
  ['deliveries.ofEvent', "leaves out deleted subscriptions'", only((delivery: Delivery) => delivery.subscriptionId !== subscriptionId(2))],
  ['deliveries.waiting', 'goes by id', waitingBy<Delivery>((a, b) => byText(a.id, b.id))],
  ['deliveries.waiting', 'goes by id, backwards', waitingBy<Delivery>((a, b) => byText(b.id, a.id))],
  ['deliveries.waiting', 'goes by the next attempt', waitingBy<Delivery>((a, b) => byText(a.nextAttemptAt!, b.nextAttemptAt!))],
  ['deliveries.waiting', 'goes by creation', waitingBy<Delivery>((a, b) => byText(a.createdAt, b.createdAt))],
  ['deliveries.waiting', 'goes by the event', waitingBy<Delivery>((a, b) => byText(a.outboxEventId, b.outboxEventId))],
  ['deliveries.waiting', 'has no limit', withLimit(() => everything)],
  ['deliveries.waiting', 'answers one too many', withLimit((limit) => limit + 1)],
  ['deliveries.waiting', "answers another subscription's", (query) => async (id, limit) =>
    [...await query(id, limit) as Delivery[], ...await query(subscriptionId(1), limit) as Delivery[]].slice(0, limit as number)],
  ['deliveries.waiting', 'answers what is not sent again', (query, { deliveries }) => async (id, limit) => {
    const all = await deliveries.log({ subscriptionId: id as string, take: everything })
    return [...await query(id, limit) as Delivery[], ...all.filter(({ nextAttemptAt }) => nextAttemptAt === null)].slice(0, limit as number)
  }],
  ['deliveries.log', 'begins with the oldest', logBy((a, b) => byText(a.createdAt, b.createdAt) || byText(a.id, b.id))],
  ['deliveries.log', 'has those of one instant by id, backwards', logBy((a, b) => byText(b.createdAt, a.createdAt) || byText(b.id, a.id))],
  ['deliveries.log', 'goes by id', logBy((a, b) => byText(a.id, b.id))],
  ['deliveries.log', 'is as long as it is', asking((query) => ({ ...query, take: everything }))],
  ['deliveries.log', 'has one too many', asking((query) => ({ ...query, take: query.take + 1 }))],
  ['deliveries.log', 'is of all', asking((query) => ({ ...query, subscriptionId: null }))],
  ['deliveries.log', 'is of none where all are asked for', asking((query) => ({ ...query, subscriptionId: query.subscriptionId ?? 'none' }))],
  ['deliveries.log', "leaves out deleted subscriptions'", only((delivery: Delivery) => delivery.subscriptionId !== subscriptionId(2))],
  ['deliveries.log', 'leaves out what waits', only(({ nextAttemptAt }: Delivery) => nextAttemptAt === null)],
]

test.each(wrongQueries)('the contract finds out %s where it %s', async (name, _, wrong) => {
  const [repository, query] = name.split('.') as [string, string]
  expect(await firstBroken(withFunction(repository, query, wrong), name)).toContain(name)
})

/** A workspace in memory of which one query is answered by another unit of work, so that nothing watches what it has read. */
function unwatched(repository: string, name: string): OpenContractWorkspace {
  const query = (stores: Stores): Query => (stores as unknown as Record<string, Record<string, Query>>)[repository]![name]!
  return (snapshot) => {
    const { unitOfWork, save } = openMemory(snapshot)
    const elsewhere: Query = async (...given) => {
      let answer: unknown
      await unitOfWork.read(async (stores) => {
        answer = await query(stores)(...given)
        return { ok: true, value: null }
      })
      return answer
    }
    const replaced = (stores: Stores): Stores =>
      ({ ...stores, [repository]: { ...stores[repository as keyof Stores], [name]: elsewhere } })
    return Promise.resolve({
      save, unitOfWork: { transact: (work) => unitOfWork.transact((stores) => work(replaced(stores))), read: unitOfWork.read },
    })
  }
}

// A key that is unique cannot appear twice: who does not watch for it is found out by the key.
const watched = repositoryContract((snapshot) => Promise.resolve(openMemory(snapshot))).map(({ name }) => name)
  .filter((name) => /behind the back of (apiKeys|webhookSubscriptions|outbox|deliveries)\./.test(name) || /disappears .* members\.byIdentity/.test(name))

test('every question about keys, events and deliveries is watched', () => {
  const questions = watched.map((name) => /behind the back of (\w+\.\w+)/.exec(name)![1])
  expect([...new Set(questions)].sort()).toEqual([
    'apiKeys.byHash', 'apiKeys.ofMember', 'deliveries.byId', 'deliveries.log', 'deliveries.ofEvent', 'deliveries.waiting', 'members.byIdentity',
    'outbox.waiting', 'webhookSubscriptions.all', 'webhookSubscriptions.byId',
  ])
})

test.each(watched)('the contract finds out who does not watch: %s', async (check) => {
  const [, repository, name] = /behind the back of (\w+)\.(\w+)/.exec(check)!
  const { run } = repositoryContract(unwatched(repository!, name!)).find((one) => one.name === check)!
  await expect(run()).rejects.toThrow('units of work that succeeded: expected 1, got 2')
})
