import { failure } from '../../kernel/failure'
import { type Result, ok, refuse } from '../../kernel/result'
import type { Ports } from '../../ports'
import type { Id } from '../../records'
import { transitionRequest } from '../../requests/transitionRequest'
import { loadTransition } from './loadTransition'
import { recordRequestChange } from './recordRequestChange'

/**
 * Asks another member to stand in instead of the one who is asked now (decision 48). Refused as `transitionRequest`; NOT_FOUND for
 * an unknown request, BAD_REQUEST for an unknown member.
 */
export function replaceRepresentative(ports: Ports, callerId: Id, requestId: Id, representativeMemberId: Id): Promise<Result<void>> {
  const now = ports.clock()
  return ports.unitOfWork.transact(async (stores) => {
    const loaded = await loadTransition(stores, ports, callerId, requestId, now)
    if (!loaded.ok) return loaded
    const representative = await stores.members.byId(representativeMemberId)
    if (representative === null) {
      return refuse(failure('BAD_REQUEST', [{ path: 'representativeMemberId', message: 'expected the id of a member' }]))
    }
    const { request, context } = loaded.value
    const replaced = transitionRequest(request, { kind: 'replace_representative', representative }, context)
    if (!replaced.ok) return replaced
    const [changed, effects] = replaced.value
    await recordRequestChange(stores, { ...context, requests: [changed], effects })
    return ok(undefined)
  })
}
