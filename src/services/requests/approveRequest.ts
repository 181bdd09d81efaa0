import type { Result } from '../../kernel/result'
import type { Ports } from '../../ports'
import type { Id } from '../../records'
import { moveRequest } from './moveRequest'

/** The caller agrees: as the approver who is asked, or for all as an admin or a manager of the member (decisions 42, 45). Refused as `transitionRequest`; NOT_FOUND for an unknown request. */
export const approveRequest = (ports: Ports, callerId: Id, requestId: Id): Promise<Result<void>> =>
  moveRequest(ports, callerId, requestId, () => Promise.resolve({ kind: 'approve' }))
