import type { Result } from '../../kernel/result'
import type { Ports } from '../../ports'
import type { Id } from '../../records'
import { moveRequest } from './moveRequest'

/** The caller refuses, as `approveRequest` agrees; the reason must not be empty. Refused as `transitionRequest`; NOT_FOUND for an unknown request. */
export const declineRequest = (ports: Ports, callerId: Id, requestId: Id, reason: string): Promise<Result<void>> =>
  moveRequest(ports, callerId, requestId, () => Promise.resolve({ kind: 'decline', reason }))
