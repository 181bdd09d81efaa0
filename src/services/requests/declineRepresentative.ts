import type { Result } from '../../kernel/result'
import type { Ports } from '../../ports'
import type { Id } from '../../records'
import { moveRequest } from './moveRequest'

/** The caller refuses to stand in; their pending entry is found (decision 43). Refused as `transitionRequest`; NOT_FOUND for an unknown request. */
export const declineRepresentative = (ports: Ports, callerId: Id, requestId: Id, reason: string | null): Promise<Result<void>> =>
  moveRequest(ports, callerId, requestId, () => Promise.resolve({ kind: 'decline_representative', reason }))
