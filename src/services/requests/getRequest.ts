import type { RequestDetails } from '../../events/eventFacts'
import { failure } from '../../kernel/failure'
import { type Result, ok, refuse } from '../../kernel/result'
import type { Ports } from '../../ports'
import type { Id } from '../../records'
import { findCaller } from '../loading/findCaller'
import { visibleTo } from '../loading/visibleTo'
import { loadRequestDetails } from './requestDetails'

/**
 * Reads a request (spec: GET /requests/{id}). Refuses with UNAUTHORIZED, with NOT_FOUND an unknown one, and with FORBIDDEN that of a
 * member whom the caller may not see (decisions 6, 53).
 */
export function getRequest(ports: Ports, callerId: Id, requestId: Id): Promise<Result<RequestDetails>> {
  return ports.unitOfWork.read(async (stores) => {
    const caller = await findCaller(stores, callerId)
    if (!caller.ok) return caller
    const request = await stores.requests.byId(requestId)
    if (request === null) return refuse(failure('NOT_FOUND'))
    const requester = await stores.members.byId(request.memberId)
    if (requester === null) throw new RangeError(`request ${requestId} names a member who is not stored`)
    if (!await visibleTo(stores, caller.value, requester)) return refuse(failure('FORBIDDEN'))
    const [found] = await loadRequestDetails(stores, [request])
    return ok(found!.details)
  })
}
