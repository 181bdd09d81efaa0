import type { Result } from '../../kernel/result'
import type { Ports } from '../../ports'
import type { Id } from '../../records'
import { moveRequest } from './moveRequest'

/** The caller agrees to stand in; their pending entry is found (spec: POST /requests/{id}/approve_representative). Refused as `transitionRequest`; NOT_FOUND for an unknown request. */
export const approveRepresentative = (ports: Ports, callerId: Id, requestId: Id): Promise<Result<void>> =>
  moveRequest(ports, callerId, requestId, () => Promise.resolve({ kind: 'approve_representative' }))
