import type { Result } from '../../kernel/result'
import type { Ports } from '../../ports'
import type { Id } from '../../records'
import { moveRequest } from './moveRequest'

/**
 * Asks another member to stand in instead of the one who is asked now (decision 48). Refused as `transitionRequest`; NOT_FOUND for
 * an unknown request.
 */
export const replaceRepresentative = (ports: Ports, callerId: Id, requestId: Id, representativeMemberId: Id): Promise<Result<void>> =>
  moveRequest(ports, callerId, requestId, async ({ members }) =>
    ({ kind: 'replace_representative', representative: await members.byId(representativeMemberId) }))
