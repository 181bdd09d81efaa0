import { describe, expect, test } from 'vitest'
import { openMemory } from '../../../../src/adapters/memory'
import type { AuditQuery } from '../../../../src/ports'
import type { AllowanceRule, AuditEntry, RuleAssignment } from '../../../../src/records'
import { repositoryContract } from '../../../../src/testing'
import { contractSnapshot } from '../../../../src/testing/contract/contractSnapshot'
import { type Wrong, byText, firstBroken, withFunction } from './brokenFunction'
import { type Fault, scanningWorkspace } from './scanningWorkspace'

describe('the contract is passed by workspaces that are right', () => {
  test('one that runs units of work again', async () => {
    for (const { run } of repositoryContract((snapshot) => Promise.resolve(scanningWorkspace(snapshot)))) await run()
  })

  test('one that lets units of work wait for one another', async () => {
    const checks = repositoryContract((snapshot) => Promise.resolve(scanningWorkspace(snapshot, { turns: true })))
    // Together, because each of them waits now and then.
    await Promise.all(checks.map(({ run }) => run()))
  })
})

const faults: Readonly<Record<Fault, string>> = {
  'writes at once': 'nobody sees what is not committed',
  'looks at nothing before it commits': 'no update is lost between two units of work',
  'looks at what it wrote before it commits': 'two units of work do not undo together what each of them relied on',
  'looks at the records it read before it commits': 'no record appears behind the back of requests.ofMember without any',
  'reads what is committed meanwhile': 'work that only reads sees one state',
  'commits refusals': 'a refusal writes nothing and is passed on',
  'commits exceptions': 'an exception writes nothing and is passed on',
  'hands out what is stored': 'changing records that were handed out changes nothing',
  'stores what is handed in': 'changing a record after it was saved changes nothing',
  'never gives up': 'work that only reads and is always disturbed is refused with CONFLICT, or is not disturbed',
  'writes while reading': 'work that only reads cannot write',
  'outlives its end': 'repositories are of no use after their unit of work',
  'forgets removals': 'assignments.remove: a record is gone for its unit of work and then for everybody, in every query',
  'removes at once': 'assignments.remove: a refused removal leaves the record in every query',
  'finds what it removed': 'adjustments.remove: a record is gone for its unit of work and then for everybody, in every query',
  'removes for good': 'adjustments.remove: a record that is removed and saved again in one unit of work is there',
  'removes the last record for an unknown id': 'adjustments.remove: an unknown id does nothing',
  'overlooks removals before it commits': 'no record disappears behind the back of assignments.byId',
  'gives keys twice': 'a custom id of another member is refused with CONFLICT',
  'sorts events by id': 'events stay in the order in which they were added',
  'puts what is saved again last': 'deliveries.waiting: what is saved again keeps its place',
  'answers another refusal': 'a refusal writes nothing and is passed on',
}

describe('the contract finds out a workspace that', () => {
  test.each(Object.entries(faults) as [Fault, string][])('%s: %s', async (fault, check) => {
    const { run } = repositoryContract((snapshot) => Promise.resolve(scanningWorkspace(snapshot, { fault }))).find(({ name }) => name === check)!
    await expect(run()).rejects.toThrow(/expected/)
  })
})

test.each([
  'a custom id of another member is refused with CONFLICT', 'a user of an identity provider who is another member is refused with CONFLICT',
  'a second delivery of event and subscription is refused with CONFLICT',
  'a second out-of-office setting of member and leave type is refused with CONFLICT',
  'a second row of member, allowance type and year is refused with CONFLICT',
])('the contract finds out a workspace that gives keys twice: %s', async (check) => {
  const checks = repositoryContract((snapshot) => Promise.resolve(scanningWorkspace(snapshot, { fault: 'gives keys twice' })))
  await expect(checks.find(({ name }) => name === check)!.run()).rejects.toThrow(/expected "CONFLICT", got "none"/)
})

const writes = ['save', 'add', 'remove']

async function functionNames(): Promise<[string, string][]> {
  let names: [string, string][] = []
  await openMemory(contractSnapshot()).unitOfWork.read((stores) => {
    names = Object.entries(stores).flatMap(([repository, functions]) =>
      Object.keys(functions as object).map((name): [string, string] => [repository, name]))
    return Promise.resolve({ ok: true, value: null })
  })
  return names
}

/** A query whose answer is another one: a list is spoilt, a yes is a no, a record is missing. */
const answering = (spoil: (list: unknown[]) => unknown[]): Wrong => (query) => async (...given) => {
  const answer = await query(...given)
  if (typeof answer === 'boolean') return !answer
  return Array.isArray(answer) ? spoil(answer) : null
}

const lastLeftOut = answering((list) => list.slice(0, -1))

const firstRepeated = answering((list) => [...list.slice(0, 1), ...list])

/** A log that is asked for something else. */
const asking = (change: (query: AuditQuery) => AuditQuery): Wrong => (log) => (id, query) => log(id, change(query as AuditQuery))

const inAnotherOrder = (compare: (a: AuditEntry, b: AuditEntry) => number): Wrong => (log) => async (id, query) => {
  const entries = [...(await log(id, { ...(query as AuditQuery), take: 1000 }) as AuditEntry[])]
  return entries.sort(compare).slice(0, (query as AuditQuery).take)
}

/** What a log can do wrong. */
const wrongLogs: Readonly<Record<string, Wrong>> = {
  'oldest first': inAnotherOrder((a, b) => byText(a.createdAt, b.createdAt) || byText(a.id, b.id)),
  'those of one instant by the id, backwards': inAnotherOrder((a, b) => byText(b.createdAt, a.createdAt) || byText(b.id, a.id)),
  'by id': inAnotherOrder((a, b) => byText(a.id, b.id)),
  'of any type': asking((query) => ({ ...query, eventTypes: [] })),
  'of the first type': asking((query) => ({ ...query, eventTypes: query.eventTypes.slice(0, 1) })),
  'as many as there are': asking((query) => ({ ...query, take: 1000 })),
  'one too many': asking((query) => ({ ...query, take: query.take + 1 })),
  'the wanted ones of the newest, instead of the newest wanted ones': (log) => async (id, query) => {
    const { eventTypes, take } = query as AuditQuery
    const newest = await log(id, { eventTypes: [], take }) as AuditEntry[]
    return newest.filter(({ eventType }) => eventTypes.length === 0 || eventTypes.includes(eventType))
  },
}

/** What a query of assignments, allowances or defaults can do wrong, by repository and name. */
const wrongQueries: readonly (readonly [what: string, repository: string, name: string, Wrong])[] = [
  ['leaves out ended assignments', 'assignments', 'ofRule', (query) => async (id) =>
    (await query(id) as RuleAssignment[]).filter(({ ruleEndDate }) => ruleEndDate === null)],
  ['leaves out deleted rules', 'rules', 'ofAllowanceType', (query) => async (id) =>
    (await query(id) as AllowanceRule[]).filter(({ deletedAt }) => deletedAt === null)],
  ['leaves out a deleted rule', 'rules', 'byId', (query) => async (id) => {
    const rule = await query(id) as AllowanceRule | null
    return rule?.deletedAt === null ? rule : null
  }],
  ['takes any type for a default', 'members', 'anyWithDefaultType', () => () => Promise.resolve(true)],
]

describe('the contract finds out a function that', async () => {
  const names = await functionNames()

  test('exists: every one is tried', () => {
    expect(names).toHaveLength(62)
  })

  test.each(names)('does nothing: %s.%s', async (repository, name) => {
    const answers: Readonly<Record<string, unknown>> = { byId: null, byCustomId: null, byIdentity: null, of: null, get: null, anyWithDefaultType: false }
    const answer = name in answers ? answers[name] : []
    expect(await firstBroken(withFunction(repository, name, () => () => Promise.resolve(answer)), repository)).not.toBeNull()
  })

  test.each(names.filter(([, name]) => !writes.includes(name)))('leaves out a record, or answers one twice: %s.%s', async (repository, name) => {
    expect(await firstBroken(withFunction(repository, name, lastLeftOut), repository)).not.toBeNull()
    expect(await firstBroken(withFunction(repository, name, firstRepeated), repository)).not.toBeNull()
  })

  test.each(['ofRule', 'ofAllowanceType', 'ofMember'].flatMap((name) =>
    Object.keys(wrongLogs).map((what) => [name, what] as const)))('auditLog.%s answers %s', async (name, what) => {
    const check = await firstBroken(withFunction('auditLog', name, wrongLogs[what]!), 'auditLog')
    expect(check).toMatch(/^auditLog/)
  })

  test.each(wrongQueries)('%s: %s.%s', async (_, repository, name, wrong) => {
    expect(await firstBroken(withFunction(repository, name, wrong), repository)).toContain(repository)
  })
})
