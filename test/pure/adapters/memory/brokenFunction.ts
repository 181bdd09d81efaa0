import { openMemory } from '../../../../src/adapters/memory'
import type { Stores } from '../../../../src/ports'
import { type OpenContractWorkspace, repositoryContract } from '../../../../src/testing'

/** The first check that a workspace does not pass, of those that speak of something before the others. */
export async function firstBroken(open: OpenContractWorkspace, about: string): Promise<string | null> {
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

export type Query = (...given: unknown[]) => Promise<unknown>

type Repositories = Readonly<Record<string, Readonly<Record<string, Query>>>>

/** What is done in place of a query. */
export type Wrong = (query: Query, stores: Stores) => Query

/** A workspace in memory of which one function is replaced. */
export const withFunction = (repository: string, name: string, replace: Wrong): OpenContractWorkspace => (snapshot) => {
  const { unitOfWork, save } = openMemory(snapshot)
  const replaced = (stores: Stores): Stores => {
    const repositories = stores as unknown as Repositories
    const functions = repositories[repository]!
    return { ...stores, [repository]: { ...functions, [name]: replace(functions[name]!, stores) } }
  }
  return Promise.resolve({
    save,
    unitOfWork: {
      transact: (work) => unitOfWork.transact((stores) => work(replaced(stores))),
      read: (work) => unitOfWork.read((stores) => work(replaced(stores))),
    },
  })
}

export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
