import type { OutboxEvent } from '../records'

/**
 * Events wait here for their delivery. `add` is part of the unit of work: the event is stored exactly when the change is that
 * it tells of. Events are handed out in the order of their commits.
 */
export interface Outbox {
  readonly add: (event: OutboxEvent) => Promise<void>
}
