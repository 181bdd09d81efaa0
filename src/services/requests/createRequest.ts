import { type Result, ok } from '../../kernel/result'
import type { Ports } from '../../ports'
import { decideRequest } from '../../preview/decideRequest'
import type { SingleRequestPayload } from '../../preview/payload'
import type { Id } from '../../records'
import { singleWindow } from './absenceWindow'
import { createRequests } from './createRequests'

/**
 * Creates a single request and answers its id (decision 5). Refused exactly when `previewSingle` says it cannot be created: with
 * BAD_REQUEST and the rule's code in `issues[0].code`; before that with UNAUTHORIZED or FORBIDDEN.
 */
export function createRequest(ports: Ports, callerId: Id, payload: SingleRequestPayload): Promise<Result<Id>> {
  const now = ports.clock()
  return ports.unitOfWork.transact(async (stores) => {
    const question = { callerId, now, kind: 'single', window: singleWindow(payload, now) } as const
    const creation = await createRequests(stores, ports, payload, question, decideRequest)
    return creation.ok ? ok(creation.value.requests[0]!.id) : creation
  })
}
