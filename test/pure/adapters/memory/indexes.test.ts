import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deleteType } from '../../../../src/testing/contract/deleteType'
import { openMemory } from '../../../../src/adapters/memory'
import { formatPlainDate, plainDate } from '../../../../src/calendar'
import { failure } from '../../../../src/kernel/failure'
import { ok, refuse } from '../../../../src/kernel/result'
import type { Stores } from '../../../../src/ports'
import type { WorkspaceSnapshot } from '../../../../src/records'
import { plainDates, workspaceSnapshots } from '../../../../src/testing'
import { contractEvent } from '../../../../src/testing/contract/contractEvent'
import { scanningWorkspace } from './scanningWorkspace'

/** Lengths up to, at and over a month and a year. */
const lengths = fc.constantFrom(0, 0, 1, 27, 28, 30, 31, 120, 364, 365, 366, 4000)

const dates = fc.tuple(plainDates({ min: '2021-01-01', max: '2029-12-31', near: ['2024-02-29'] }), lengths)
  .map(([from, days]) => ({ from, to: formatPlainDate(plainDate(from) + days) }))

const windows = fc.oneof({ weight: 5, arbitrary: dates }, { weight: 1, arbitrary: fc.constant({ from: '0001-01-01', to: '9999-12-31' }) })

/** What a write does, as numbers that pick from a snapshot's records. */
const writes = fc.record({
  table: fc.constantFrom('requests', 'requests', 'members', 'outOfOfficeSettings', 'allowances', 'allowances', 'removals', 'removals', 'deliveries', 'deliveries'),
  record: fc.nat(20), isNew: fc.boolean(), owner: fc.nat(3), other: fc.nat(3), days: dates, hours: fc.boolean(),
})

interface Identified {
  readonly id: string
}

type Write = typeof writes extends fc.Arbitrary<infer T> ? T : never

const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)]

/** Saves one record of each kind that allowances are made of, new or moved to another member, type or rule. */
async function writeAllowances(stores: Stores, snapshot: WorkspaceSnapshot, one: Write): Promise<void> {
  const { allowanceTypes, rules, assignments, adjustments, memberAllowances, auditEntries, departments } = snapshot
  const memberId = pick(snapshot.members, one.owner)!.id
  const allowanceTypeId = pick(allowanceTypes, one.other)!.id
  const idOf = (id: string): string => (one.isNew ? `new-${one.record % 5}` : id)
  const moved = <R extends Identified>(list: readonly R[], fields: Partial<R>): R[] =>
    list.filter((record) => record === pick(list, one.record)).map((record) => ({ ...record, ...fields, id: idOf(record.id) }))
  for (const type of moved(allowanceTypes, { position: one.owner })) await stores.allowanceTypes.save(type)
  for (const rule of moved(rules, { allowanceTypeId })) await stores.rules.save(rule)
  for (const assignment of moved(assignments, { memberId, allowanceTypeId, ruleId: one.hours ? null : pick(rules, one.other)!.id })) {
    await stores.assignments.save(assignment)
  }
  for (const adjustment of moved(adjustments, { memberId })) await stores.adjustments.save(adjustment)
  for (const row of moved(memberAllowances, { memberId, allowanceTypeId, year: 2040 + one.record })) {
    const isFree = (await stores.memberAllowances.ofMember(memberId)).every(({ year }) => year !== row.year)
    if (isFree) await stores.memberAllowances.save(row)
  }
  for (const entry of moved(auditEntries, { memberId, allowanceTypeId, createdAt: `2030-01-0${1 + one.owner}T00:00:00.000Z` })) {
    await stores.auditLog.add(entry)
  }
  for (const department of moved(departments, {
    managers: [{ memberId, predecessorMemberId: null }], defaultRuleIds: one.hours ? {} : { [allowanceTypeId]: pick(rules, one.owner)!.id },
  })) await stores.departments.save(department)
}

/** Removes a record of each kind that can be removed; now and then one that is not there, or not yet. */
async function removeSome(stores: Stores, snapshot: WorkspaceSnapshot, one: Write): Promise<void> {
  for (const list of ['allowanceTypes', 'assignments', 'adjustments'] as const) {
    const record = pick<Identified>(snapshot[list], one.record)
    const id = one.isNew || record === undefined ? `new-${one.record % 5}` : record.id
    await (list === 'allowanceTypes' ? deleteType(stores, id) : stores[list].remove(id))
  }
}

const numbers = [0, 1, 2, 3]

/** Saves an event, a subscription, a delivery and a key, new or known, waiting, deleted and revoked or not. */
async function writeDeliveries({ outbox, webhookSubscriptions, deliveries, apiKeys }: Stores, one: Write): Promise<void> {
  const [at, n] = [`2030-01-0${1 + one.owner}T00:00:00.000Z`, one.record % 4]
  const orNull = one.hours ? at : null
  const event = { ...contractEvent(n), payload: { owner: one.owner }, deliveredAt: orNull }
  await (one.isNew ? outbox.add(event) : outbox.save(event))
  await webhookSubscriptions.save({
    id: `subscription-${one.other}`, url: 'https://example.com', events: 'all_users', payloadVersion: 'v1', createdAt: at, deletedAt: orNull,
  })
  // Each event and subscription has a number of its own, or two could be of one.
  const delivery = { id: `delivery-${n}-${one.other}`, outboxEventId: `event-${n}`, subscriptionId: `subscription-${one.other}` }
  await deliveries.save({ ...delivery, eventType: 'user_created', payload: {}, attempts: [], nextAttemptAt: orNull, createdAt: at })
  await apiKeys.save({ id: `key-${n}`, memberId: `member-${one.other}`, hash: `hash-${one.owner}`, createdAt: at, revokedAt: orNull })
}

async function writeMembers(stores: Stores, { members, requests, departments, leaveTypes, outOfOfficeSettings }: WorkspaceSnapshot, one: Write): Promise<void> {
  const owner = pick(members, one.owner)!
  const other = pick(members, one.other)!
  const idOf = (id: string): string => (one.isNew ? `${one.table}-${one.record}` : id)
  const request = pick(requests, one.record)
  const setting = pick(outOfOfficeSettings, one.record)
  if (one.table === 'members') {
    const ids = departments.map(({ id }) => id)
    // As long as two have one key, which of them is found is nobody's promise.
    const isFree = await stores.members.byCustomId(`custom-${one.record}`) === null
    await stores.members.save({
      ...owner, id: idOf(owner.id), customId: isFree ? `custom-${one.record}` : null, departmentIds: ids.slice(one.other),
      identityProviderAccount: isFree ? { tenantId: 'tenant', objectId: `${one.record}`, mailboxPermission: one.hours } : null,
      allowanceTypeConfigurations: one.hours ? [] : owner.allowanceTypeConfigurations,
    })
  } else if (one.table === 'outOfOfficeSettings') {
    const key = [other.id, pick(leaveTypes, one.owner)!.id] as const
    if (setting !== undefined && await stores.outOfOfficeSettings.of(...key) === null) {
      await stores.outOfOfficeSettings.save({ ...setting, id: idOf(setting.id), memberId: key[0], leaveTypeId: key[1] })
    }
  } else if (request !== undefined) {
    const time = one.hours ? 'T23:30:00.000Z' : ''
    await stores.requests.save({
      ...request, id: idOf(request.id), memberId: owner.id, seriesId: one.other === 0 ? null : `series-${one.other}`,
      start: `${one.days.from}${time}`, end: `${one.days.to}${time}`,
      representativeApprovers: one.other === 1 ? [] : [owner, other].map(({ id }) => ({
        id: `representative-${id}`, memberId: id, status: 'PENDING', replacedToMemberId: null, predecessorId: null, reason: null, statusChangedAt: null,
      })),
    })
  }
}

const write = (stores: Stores, snapshot: WorkspaceSnapshot, one: Write): Promise<void> => {
  if (one.table === 'allowances') return writeAllowances(stores, snapshot, one)
  if (one.table === 'deliveries') return writeDeliveries(stores, one)
  return one.table === 'removals' ? removeSome(stores, snapshot, one) : writeMembers(stores, snapshot, one)
}

/** What a list answers, in its order. */
const logged = (entries: Promise<readonly Identified[]>): Promise<string> => entries.then((list) => JSON.stringify(list))

const everyEntry = { eventTypes: [], take: 1000 }

const inOrder = (answer: unknown): unknown =>
  Array.isArray(answer) ? (answer as { id: string }[]).sort((a, b) => (a.id < b.id ? -1 : 1)) : answer

/** What every indexed query answers, for every key there is. */
async function everyAnswer(stores: Stores, snapshot: WorkspaceSnapshot, window: { from: string; to: string }): Promise<unknown[]> {
  const { members, requests, outOfOfficeSettings } = stores
  const departmentIds = snapshot.departments.map(({ id }) => id)
  const answers: unknown[] = [requests.within(window), members.inDepartments(departmentIds), members.page(null, 100)]
  for (const { id } of snapshot.members) {
    answers.push(
      stores.departments.managedBy(id), stores.assignments.ofMember(id), stores.adjustments.ofMember(id), stores.memberAllowances.ofMember(id),
      requests.ofMember(id), requests.ofMembersWithin([id, 'unknown'], window), requests.representedBy(id, window), members.page(id, 2),
      logged(stores.auditLog.ofMember(id, { eventTypes: [], take: 2 })),
      ...snapshot.leaveTypes.map((type) => outOfOfficeSettings.of(id, type.id)),
    )
  }
  for (let n = 0; n <= 20; n++) {
    answers.push(members.byCustomId(`custom-${n}`), members.byIdentity('tenant', `${n}`), requests.byId(`requests-${n}`))
  }
  answers.push(logged(stores.outbox.waiting(2)), logged(stores.outbox.waiting(9)), stores.webhookSubscriptions.all())
  answers.push(logged(stores.deliveries.log({ subscriptionId: null, take: 5 })))
  for (const n of numbers) {
    answers.push(
      stores.deliveries.ofEvent(`event-${n}`), logged(stores.deliveries.log({ subscriptionId: `subscription-${n}`, take: 2 })),
      logged(stores.deliveries.waiting(`subscription-${n}`, 2)), logged(stores.deliveries.waiting(`subscription-${n}`, 9)),
      stores.apiKeys.ofMember(`member-${n}`), stores.apiKeys.byHash(`hash-${n}`), stores.webhookSubscriptions.byId(`subscription-${n}`),
    )
  }
  for (const n of [1, 2, 3]) answers.push(requests.ofSeries(`series-${n}`))
  for (const { id } of snapshot.allowanceTypes) {
    answers.push(stores.rules.ofAllowanceType(id), stores.members.anyWithDefaultType(id), logged(stores.auditLog.ofAllowanceType(id, everyEntry)))
  }
  for (const { id } of snapshot.rules) answers.push(stores.assignments.ofRule(id), stores.departments.withDefaultRule(id), logged(stores.auditLog.ofRule(id, everyEntry)))
  for (const { id } of snapshot.assignments) answers.push(stores.assignments.byId(id))
  for (const { id } of snapshot.adjustments) answers.push(stores.adjustments.byId(id))
  answers.push(stores.allowanceTypes.all())
  for (const id of departmentIds) answers.push(members.inDepartments([id]))
  return (await Promise.all(answers)).map(inOrder)
}

test('indexes answer what looking at every record answers, before and after each commit and refusal', async () => {
  await fc.assert(fc.asyncProperty(
    workspaceSnapshots({ maxRequests: 4 }), fc.array(fc.tuple(fc.array(writes, { maxLength: 5 }), fc.boolean()), { maxLength: 4 }), windows,
    async (snapshot, units, window) => {
      const [indexed, scanned] = [openMemory(snapshot), scanningWorkspace(snapshot)]
      for (const [list, succeeds] of [...units, [[], true] as const]) {
        const [answer, expected] = await Promise.all([indexed, scanned].map(({ unitOfWork }) => unitOfWork.transact(async (stores) => {
          for (const one of list) await write(stores, snapshot, one)
          const seen = await everyAnswer(stores, snapshot, window)
          return succeeds ? ok(seen) : refuse(failure('BAD_REQUEST', [{ message: JSON.stringify(seen) }]))
        })))
        expect(answer).toEqual(expected)
      }
    },
  ), { numRuns: 60 })
})
