import type { Id, Instant } from '../../../records'

interface Logged {
  readonly id: Id
  readonly createdAt: Instant
}

/** The order of every log: newest first, those of one instant by id (decision 57). */
export function newestFirst(a: Logged, b: Logged): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1
  return a.id < b.id ? -1 : 1
}
