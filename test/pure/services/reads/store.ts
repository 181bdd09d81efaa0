/** A workspace in memory whose queries are noted. */
import { openMemory } from '../../../../src/adapters/memory'
import type { Ports, Stores } from '../../../../src/ports'
import type { WorkspaceSnapshot } from '../../../../src/records'

export const now = '2026-03-02T09:00:00.000Z'

export interface Store {
  readonly ports: Ports
  /** What was asked for or written, such as `requests.within`. */
  readonly queries: string[]
  /** As it is after the units of work that were committed. */
  readonly saved: () => WorkspaceSnapshot
}

function noted(stores: Stores, queries: string[]): Stores {
  const entries = Object.entries(stores) as [string, Record<string, (...args: unknown[]) => unknown>][]
  return Object.fromEntries(entries.map(([name, repository]) => [name, Object.fromEntries(
    Object.entries(repository).map(([query, answer]) => [query, (...args: unknown[]) => {
      queries.push(`${name}.${query}`)
      return answer(...args)
    }]),
  )])) as unknown as Stores
}

/** The workspace at `now`; new records get the ids 9…1, 9…2 and so on. */
export function open(snapshot: WorkspaceSnapshot): Store {
  const { unitOfWork, save } = openMemory(snapshot)
  const queries: string[] = []
  let made = 0
  return {
    queries,
    saved: save,
    ports: {
      clock: () => now,
      ids: () => `90000000-0000-4000-8000-${String(++made).padStart(12, '0')}`,
      unitOfWork: {
        read: (work) => unitOfWork.read((stores) => work(noted(stores, queries))),
        transact: (work) => unitOfWork.transact((stores) => work(noted(stores, queries))),
      },
    },
  }
}
