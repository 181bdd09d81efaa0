import type { Id, Instant } from './scalars'

/** The key itself is shown once and never stored. */
export interface ApiKey {
  readonly id: Id
  readonly memberId: Id
  readonly hash: string
  readonly createdAt: Instant
  readonly revokedAt: Instant | null
}
