import { type Result, ok } from '../../kernel/result'
import type { Ports, Stores } from '../../ports'
import type { Id } from '../../records'
import type { RequestEvent } from '../../requests/requestEvent'
import { transitionRequest } from '../../requests/transitionRequest'
import { loadTransition } from './loadTransition'
import { recordRequestChange } from './recordRequestChange'

/** Carries an event on one request out, as far as `transitionRequest` allows it; `eventOf` loads what the event needs. */
export function moveRequest(
  ports: Ports,
  callerId: Id,
  requestId: Id,
  eventOf: (stores: Stores) => Promise<RequestEvent>,
): Promise<Result<void>> {
  const now = ports.clock()
  return ports.unitOfWork.transact(async (stores) => {
    const loaded = await loadTransition(stores, ports, callerId, requestId, now)
    if (!loaded.ok) return loaded
    const { request, context } = loaded.value
    const moved = transitionRequest(request, await eventOf(stores), context)
    if (!moved.ok) return moved
    const [changed, effects] = moved.value
    await recordRequestChange(stores, { ...context, requests: [changed], effects })
    return ok(undefined)
  })
}
