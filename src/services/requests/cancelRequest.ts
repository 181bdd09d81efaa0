import { compareText } from '../../kernel/compareText'
import { type Result, ok } from '../../kernel/result'
import type { Ports } from '../../ports'
import type { Id } from '../../records'
import { type CancellationScope, cancelSeries } from '../../requests/cancelSeries'
import { loadTransition } from './loadTransition'
import { recordRequestChange } from './recordRequestChange'

/** How much is canceled, and why. */
export interface Cancellation {
  readonly scope: CancellationScope
  readonly reason: string
}

/** Cancels a request, the rest of its series or all of it (decisions 46, 47). Refused as `cancelSeries`; NOT_FOUND for an unknown request. */
export function cancelRequest(ports: Ports, callerId: Id, requestId: Id, { scope, reason }: Cancellation): Promise<Result<void>> {
  const now = ports.clock()
  return ports.unitOfWork.transact(async (stores) => {
    const loaded = await loadTransition(stores, ports, callerId, requestId, now)
    if (!loaded.ok) return loaded
    const { request, context } = loaded.value
    const series = request.seriesId === null ? [request] : await stores.requests.ofSeries(request.seriesId)
    const canceled = cancelSeries([...series].sort((a, b) => compareText(a.start, b.start)), { requestId, scope, reason }, context)
    if (!canceled.ok) return canceled
    await recordRequestChange(stores, { ...context, ...canceled.value })
    return ok(undefined)
  })
}
