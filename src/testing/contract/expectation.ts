import type { Id } from '../../records'

/** Any record. */
export interface Identified {
  readonly id: Id
}

/** A value as text in which the order of an object's fields does not matter. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part)

const inIdOrder = (records: readonly Identified[]): Identified[] => [...records].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))

export function expectThat(holds: boolean, message: string): void {
  if (!holds) throw new Error(message)
}

export function expectEqual(what: string, actual: unknown, expected: unknown): void {
  const [got, wanted] = [textOf(actual), textOf(expected)]
  expectThat(got === wanted, `${what}: expected ${wanted}, got ${got}`)
}

/** The same records, each once, in any order. */
export function expectRecords(what: string, actual: readonly Identified[], expected: readonly Identified[]): void {
  expectEqual(`${what}, by ids`, inIdOrder(actual).map(({ id }) => id), inIdOrder(expected).map(({ id }) => id))
  expectEqual(what, inIdOrder(actual), inIdOrder(expected))
}

/** Whether a promise is rejected, or no promise came because of an exception. */
export async function fails(call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call()
    return false
  } catch {
    return true
  }
}
