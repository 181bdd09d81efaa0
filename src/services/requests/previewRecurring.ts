import type { Result } from '../../kernel/result'
import type { Ports } from '../../ports'
import type { RecurringRequestPayload } from '../../preview/payload'
import type { RecurringPreview } from '../../preview/preview'
import { previewRecurringRequest } from '../../preview/previewRecurringRequest'
import type { Id } from '../../records'
import { loadPreviewContext } from '../loading/previewContext'
import { findSubject } from '../loading/requestSubject'
import { seriesWindow } from './absenceWindow'

/**
 * Answers what creating a recurring request would come to; writes nothing (spec: POST /requests/recurring/preview). Refuses with
 * UNAUTHORIZED, FORBIDDEN or BAD_REQUEST, in that order.
 */
export function previewRecurring(ports: Ports, callerId: Id, payload: RecurringRequestPayload): Promise<Result<RecurringPreview>> {
  const now = ports.clock()
  return ports.unitOfWork.read(async (stores) => {
    const subject = await findSubject(stores, payload, { callerId, now, kind: 'recurring', window: seriesWindow(payload, now) })
    return subject.ok ? previewRecurringRequest(await loadPreviewContext(stores, subject.value), payload) : subject
  })
}
