import { type Result, ok } from '../../kernel/result'
import type { Ports } from '../../ports'
import { decideRecurringRequest } from '../../preview/decideRecurringRequest'
import type { RecurringRequestPayload } from '../../preview/payload'
import type { Id } from '../../records'
import { seriesWindow } from './absenceWindow'
import { createRequests } from './createRequests'

/** A series that was created (decision 5). */
export interface CreatedSeries {
  readonly recurrenceId: Id
  /** In date order. */
  readonly requestIds: readonly Id[]
}

/** Creates every request of a series, or none of them (spec: POST /requests/recurring). Refused as `createRequest`. */
export function createRecurringRequest(ports: Ports, callerId: Id, payload: RecurringRequestPayload): Promise<Result<CreatedSeries>> {
  const now = ports.clock()
  return ports.unitOfWork.transact(async (stores) => {
    const question = { callerId, now, kind: 'recurring', window: seriesWindow(payload, now) } as const
    const creation = await createRequests(stores, ports, payload, question, decideRecurringRequest)
    if (!creation.ok) return creation
    const { seriesId, requests } = creation.value
    return ok({ recurrenceId: seriesId!, requestIds: requests.map(({ id }) => id) })
  })
}
