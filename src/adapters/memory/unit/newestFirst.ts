import { compareText } from '../../../kernel/compareText'
import type { Id, Instant } from '../../../records'

interface Logged {
  readonly id: Id
  readonly createdAt: Instant
}

/** The order of every log: newest first, those of one instant by id (decision 57). */
export const newestFirst = (a: Logged, b: Logged): number => compareText(b.createdAt, a.createdAt) || compareText(a.id, b.id)
