import type { Ports, Result, Stores } from '../../../../src/index'

/** Stands around every call of a repository or of the outbox, such as `requests.save`, which `call` carries out. */
export type Around = (name: string, call: () => Promise<unknown>) => Promise<unknown>

const surrounded = (stores: Stores, around: Around): Stores => Object.fromEntries(Object.entries(stores).map(([store, calls]) => [store, Object.fromEntries(
  Object.entries(calls as Record<string, (...args: unknown[]) => Promise<unknown>>)
    .map(([name, call]) => [name, (...args: unknown[]) => around(`${store}.${name}`, () => call(...args))]),
)])) as unknown as Stores

/** The same ports, with something around every call that a unit of work makes. */
export function portsAround(ports: Ports, around: Around): Ports {
  const { read, transact } = ports.unitOfWork
  const through = (mode: typeof read) => <T>(work: (stores: Stores) => Promise<Result<T>>): Promise<Result<T>> =>
    mode((stores) => work(surrounded(stores, around)))
  return { ...ports, unitOfWork: { read: through(read), transact: through(transact) } }
}

export const isWrite = (name: string): boolean => name.endsWith('.save') || name.endsWith('.add')
