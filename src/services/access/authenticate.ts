import { apiObstacle } from '../../access/apiObstacle'
import { type Credential, type SentCredentials, chooseCredential } from '../../access/chooseCredential'
import { failure } from '../../kernel/failure'
import { type Result, ok, refuse } from '../../kernel/result'
import type { AccessPorts, Stores } from '../../ports'
import type { Member } from '../../records'

type FindMember = (stores: Stores) => Promise<Member | null>

async function byKey({ apiKeySecrets }: AccessPorts, sent: string): Promise<FindMember> {
  const hash = await apiKeySecrets.hash(sent)
  return async ({ apiKeys, members }) => {
    const key = (await apiKeys.byHash(hash)).find((one) => one.revokedAt === null && apiKeySecrets.isSame(one.hash, hash))
    return key === undefined ? null : members.byId(key.memberId)
  }
}

async function byToken({ verifyToken }: AccessPorts, token: string): Promise<FindMember | null> {
  const verified = verifyToken === null ? null : await verifyToken(token)
  if (verified === null || !verified.ok) return null
  const { tenantId, objectId } = verified.value
  return ({ members }) => members.byIdentity(tenantId, objectId)
}

/** How to find the member behind a credential; null when it is none before anything stored is looked at. */
const finderOf = (ports: AccessPorts, credential: Credential): Promise<FindMember | null> =>
  credential.kind === 'api_key' ? byKey(ports, credential.key) : byToken(ports, credential.token)

/**
 * Finds out who makes a call, by the one credential that counts (spec: Authentication; decisions 51 to 53): the member of an API key that
 * is not revoked, or the one who is linked to the user of a token. The id of the member is the `callerId` of every other use case.
 *
 * Refuses with UNAUTHORIZED, without saying why, when there is no credential, when it opens nothing, and when the member is not ACTIVE;
 * then with FORBIDDEN when the plan has no API. What keeps the verifier or the store from telling is thrown.
 *
 * @example
 * const { unitOfWork } = openMemory(snapshot)
 * const ports = { unitOfWork, ids, clock: systemClock, apiKeySecrets: nodeApiKeySecrets, verifyToken: null }
 * const johanna = snapshot.members[0]!.id
 * const issued = await issueApiKey(ports, johanna, johanna)
 * const sent = { headerKey: issued.ok ? issued.value.key : null, apiKeyParameter: null, apiKeySnakeParameter: null, authorization: null }
 * const caller = await authenticate(ports, sent)
 * caller.ok && caller.value.name // 'Johanna Brandt'
 * const stranger = await authenticate(ports, { ...sent, headerKey: 'guessed' })
 * !stranger.ok && stranger.failure.code // 'UNAUTHORIZED'
 */
export async function authenticate(ports: AccessPorts, sent: SentCredentials): Promise<Result<Member>> {
  const credential = chooseCredential(sent)
  const findMember = credential === null ? null : await finderOf(ports, credential)
  if (findMember === null) return refuse(failure('UNAUTHORIZED'))
  return ports.unitOfWork.read(async (stores) => {
    const member = await findMember(stores)
    if (member?.status !== 'ACTIVE') return refuse(failure('UNAUTHORIZED'))
    const obstacle = apiObstacle(await stores.workspace.get())
    return obstacle === null ? ok(member) : refuse(obstacle)
  })
}
