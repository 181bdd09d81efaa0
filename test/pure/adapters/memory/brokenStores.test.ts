import { describe, expect, test } from 'vitest'
import { openMemory } from '../../../../src/adapters/memory'
import type { Stores } from '../../../../src/ports'
import { type OpenContractWorkspace, repositoryContract } from '../../../../src/testing'
import { contractSnapshot } from '../../../../src/testing/contract/contractSnapshot'
import { type Fault, scanningWorkspace } from './scanningWorkspace'

/** The first check that a workspace does not pass, of those that speak of something before the others. */
async function firstBroken(open: OpenContractWorkspace, about: string): Promise<string | null> {
  const checks = repositoryContract(open).sort((a, b) => Number(b.name.includes(about)) - Number(a.name.includes(about)))
  for (const { name, run } of checks) {
    try {
      await run()
    } catch {
      return name
    }
  }
  return null
}

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
  'gives keys twice': 'a custom id of another member is refused with CONFLICT',
  'sorts events by id': 'events stay in the order in which they were added',
  'answers another refusal': 'a refusal writes nothing and is passed on',
}

describe('the contract finds out a workspace that', () => {
  test.each(Object.entries(faults) as [Fault, string][])('%s: %s', async (fault, check) => {
    const { run } = repositoryContract((snapshot) => Promise.resolve(scanningWorkspace(snapshot, { fault }))).find(({ name }) => name === check)!
    await expect(run()).rejects.toThrow(/expected/)
  })
})

type Query = (...given: unknown[]) => Promise<unknown>

const writes = ['save', 'add']

type Repositories = Readonly<Record<string, Readonly<Record<string, Query>>>>

/** A workspace in memory of which one function is replaced. */
const withFunction = (repository: string, name: string, replace: (query: Query) => Query): OpenContractWorkspace => (snapshot) => {
  const { unitOfWork, save } = openMemory(snapshot)
  const replaced = (stores: Stores): Stores => {
    const repositories = stores as unknown as Repositories
    const functions = repositories[repository]!
    return { ...stores, [repository]: { ...functions, [name]: replace(functions[name]!) } }
  }
  return Promise.resolve({
    save,
    unitOfWork: {
      transact: (work) => unitOfWork.transact((stores) => work(replaced(stores))),
      read: (work) => unitOfWork.read((stores) => work(replaced(stores))),
    },
  })
}

async function functionNames(): Promise<[string, string][]> {
  let names: [string, string][] = []
  await openMemory(contractSnapshot()).unitOfWork.read((stores) => {
    names = Object.entries(stores).flatMap(([repository, functions]) =>
      Object.keys(functions as object).map((name): [string, string] => [repository, name]))
    return Promise.resolve({ ok: true, value: null })
  })
  return names
}

const lastLeftOut: (query: Query) => Query = (query) => async (...given) => {
  const answer = await query(...given)
  return Array.isArray(answer) ? answer.slice(0, -1) : null
}

const firstRepeated: (query: Query) => Query = (query) => async (...given) => {
  const answer = await query(...given)
  return Array.isArray(answer) ? [...(answer.slice(0, 1) as unknown[]), ...(answer as unknown[])] : null
}

describe('the contract finds out a function that', async () => {
  const names = await functionNames()

  test('exists: every one is tried', () => {
    expect(names).toHaveLength(29)
  })

  test.each(names)('does nothing: %s.%s', async (repository, name) => {
    const answer = ['byId', 'byCustomId', 'of', 'get'].includes(name) ? null : []
    expect(await firstBroken(withFunction(repository, name, () => () => Promise.resolve(answer)), repository)).not.toBeNull()
  })

  test.each(names.filter(([, name]) => !writes.includes(name)))('leaves out a record, or answers one twice: %s.%s', async (repository, name) => {
    expect(await firstBroken(withFunction(repository, name, lastLeftOut), repository)).not.toBeNull()
    expect(await firstBroken(withFunction(repository, name, firstRepeated), repository)).not.toBeNull()
  })
})
