import { apiKeyObstacle } from '../../access/apiKeyObstacle'
import { type Result, ok, refuse } from '../../kernel/result'
import type { AccessPorts, Ports } from '../../ports'
import type { Id } from '../../records'
import { findKeyOwner } from './findKeyOwner'
import { revokeKeysOf } from './revokeKeysOf'

/** A new API key. Only its hash is stored: what is not kept now is lost. */
export interface IssuedApiKey {
  readonly id: Id
  readonly key: string
}

/**
 * Makes an API key for a member, and stops the one they had (spec: Authentication rule 5; decision 62). Admins do it for anybody, members
 * for themselves.
 *
 * Refuses with UNAUTHORIZED; with FORBIDDEN who is neither; with NOT_FOUND an unknown member; with FORBIDDEN members whose e-mail address
 * is not confirmed and who are not linked to an identity provider, and when the plan has no API; with BAD_REQUEST, path `status`, a member
 * who is not ACTIVE.
 *
 * @example
 * const { unitOfWork, save } = openMemory(snapshot)
 * const ports = { unitOfWork, ids, clock: systemClock, apiKeySecrets: nodeApiKeySecrets }
 * const johanna = snapshot.members[0]!.id
 * const first = await issueApiKey(ports, johanna, johanna)
 * const second = await issueApiKey(ports, johanna, johanna)
 * first.ok && second.ok && first.value.key !== second.value.key // true
 * save().apiKeys.map(({ revokedAt }) => revokedAt === null) // [false, true]
 */
export async function issueApiKey(
  ports: Ports & Pick<AccessPorts, 'apiKeySecrets'>,
  callerId: Id,
  memberId: Id,
): Promise<Result<IssuedApiKey>> {
  const now = ports.clock()
  const key = ports.apiKeySecrets.generate()
  const hash = await ports.apiKeySecrets.hash(key)
  return ports.unitOfWork.transact(async (stores) => {
    const owner = await findKeyOwner(stores, callerId, memberId)
    if (!owner.ok) return owner
    const obstacle = apiKeyObstacle({ ...owner.value, workspace: await stores.workspace.get() })
    if (obstacle !== null) return refuse(obstacle)
    await revokeKeysOf(stores, memberId, now)
    const id = ports.ids()
    await stores.apiKeys.save({ id, memberId, hash, createdAt: now, revokedAt: null })
    return ok({ id, key })
  })
}
