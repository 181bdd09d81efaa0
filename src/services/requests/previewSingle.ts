import type { Result } from '../../kernel/result'
import type { Ports } from '../../ports'
import type { SingleRequestPayload } from '../../preview/payload'
import type { RequestPreview } from '../../preview/preview'
import { previewRequest } from '../../preview/previewRequest'
import type { Id } from '../../records'
import { loadPreviewContext } from '../loading/previewContext'
import { findSubject } from '../loading/requestSubject'
import { singleWindow } from './absenceWindow'

/** Answers what creating a single request would come to; writes nothing. Refuses as `previewRecurring`. */
export function previewSingle(ports: Ports, callerId: Id, payload: SingleRequestPayload): Promise<Result<RequestPreview>> {
  const now = ports.clock()
  return ports.unitOfWork.read(async (stores) => {
    const subject = await findSubject(stores, payload, { callerId, now, kind: 'single', window: singleWindow(payload, now) })
    return subject.ok ? previewRequest(await loadPreviewContext(stores, subject.value), payload) : subject
  })
}
