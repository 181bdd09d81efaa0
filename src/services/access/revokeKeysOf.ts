import type { Stores } from '../../ports'
import type { Id, Instant } from '../../records'

/** Stops every key of a member that is not stopped yet. */
export async function revokeKeysOf({ apiKeys }: Stores, memberId: Id, now: Instant): Promise<void> {
  for (const key of await apiKeys.ofMember(memberId)) {
    if (key.revokedAt === null) await apiKeys.save({ ...key, revokedAt: now })
  }
}
