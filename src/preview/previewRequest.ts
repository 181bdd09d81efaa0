import { type Result, ok } from '../kernel/result'
import { judgeAbsence } from './judgeAbsence'
import type { SingleRequestPayload } from './payload'
import type { RequestPreview } from './preview'
import type { PreviewContext } from './previewContext'

/**
 * What the creation of a single request would come to: the rules of `previewRecurringRequest` but for those of a series. Everything
 * is told also where there is a rejection.
 *
 * Refuses with FORBIDDEN whom their role keeps out, then with BAD_REQUEST times that are none, or not on the unit's grid.
 *
 * @example
 * const preview = previewRequest(previewContext, { ...singleRequest, start: '2026-08-03', end: '2026-08-04' })
 * preview.ok && preview.value.duration.workdayDays // 2
 */
export function previewRequest(context: PreviewContext, payload: SingleRequestPayload): Result<RequestPreview> {
  const judged = judgeAbsence(context, payload)
  if (!judged.ok) return judged
  const { obstacle, carryOver: _, ...told } = judged.value.assessment
  return ok({ canCreate: obstacle === null, ...told })
}
