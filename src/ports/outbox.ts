import type { OutboxEvent } from '../records'

/**
 * Events wait here until their deliveries are written. `add` is part of the unit of work: the event is stored exactly when the
 * change is that it tells of.
 */
export interface Outbox {
  readonly add: (event: OutboxEvent) => Promise<void>
  /** At most `limit` of those whose `deliveredAt` is null, in the order of the commits that added them. */
  readonly waiting: (limit: number) => Promise<readonly OutboxEvent[]>
  /** Replaces the stored event of the same id. */
  readonly save: (event: OutboxEvent) => Promise<void>
}
