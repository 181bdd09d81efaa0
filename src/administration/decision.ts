import type { AuditEntry } from '../records'

/** What a command leads to; each kind of command adds the records that it saves or removes. Nothing is told where nothing changed. */
export interface Decision<Answer> {
  readonly audit: readonly AuditEntry[]
  readonly answer: Answer
}
