import type { RequestDetails } from '../../events/eventFacts'
import { type Result, ok } from '../../kernel/result'
import type { Ports } from '../../ports'
import type { Id } from '../../records'
import { type RequestQuery, findRequests } from './findRequests'

/**
 * Lists the requests that overlap a window, by start, then by id (spec: GET /requests). Admins see everybody's, managers those of their
 * departments' members and their own, members their own (decision 53); day units count as UTC dates, time units as instants (decision 13).
 * Refuses with UNAUTHORIZED, and with FORBIDDEN a known member or a department that is not the caller's to see.
 */
export function listRequests(ports: Ports, callerId: Id, query: RequestQuery): Promise<Result<RequestDetails[]>> {
  return ports.unitOfWork.read(async (stores) => {
    const found = await findRequests(stores, callerId, query)
    return found.ok ? ok(found.value.map(({ details }) => details)) : found
  })
}
