import { type Result, ok } from '../../kernel/result'
import type { Ports } from '../../ports'
import type { Id } from '../../records'
import { findKeyOwner } from './findKeyOwner'
import { revokeKeysOf } from './revokeKeysOf'

/**
 * Stops the API key of a member at once, without a new one; nothing is written when they have none (decision 62). Admins do it for anybody,
 * members for themselves, whatever their status and the plan are.
 *
 * Refuses with UNAUTHORIZED, with FORBIDDEN who is neither, with NOT_FOUND an unknown member.
 *
 * @example
 * const { unitOfWork, save } = openMemory(snapshot)
 * const ports = { unitOfWork, ids, clock: systemClock, apiKeySecrets: nodeApiKeySecrets }
 * const johanna = snapshot.members[0]!.id
 * await issueApiKey(ports, johanna, johanna)
 * await revokeApiKey(ports, johanna, johanna) // { ok: true, value: null }
 * save().apiKeys.some(({ revokedAt }) => revokedAt === null) // false
 */
export function revokeApiKey(ports: Ports, callerId: Id, memberId: Id): Promise<Result<null>> {
  const now = ports.clock()
  return ports.unitOfWork.transact(async (stores) => {
    const owner = await findKeyOwner(stores, callerId, memberId)
    if (!owner.ok) return owner
    await revokeKeysOf(stores, memberId, now)
    return ok(null)
  })
}
