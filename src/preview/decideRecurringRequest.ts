import { type Result, refuse } from '../kernel/result'
import { type Creation, create, refusalOf } from './creation'
import { judgeSeries } from './judgeSeries'
import type { RecurringRequestPayload } from './payload'
import type { CreationContext } from './previewContext'

/**
 * Decides the creation of a recurring request: every record to write, all or nothing, or the refusal (spec: POST
 * /requests/recurring). Refused exactly when the preview of the same data cannot be created: with FORBIDDEN, or with BAD_REQUEST
 * and the rule's code in `issues[0].code`: a rejection code, REQUEST_CONFLICT, DEPARTMENT_LIMIT_REACHED or
 * ALLOWANCE_INSUFFICIENT (decision 7).
 *
 * @example
 * const decision = decideRecurringRequest({ ...previewContext, ids }, { ...weeklyRequest, count: 3 })
 * decision.ok && decision.value.requests.length // 3
 */
export function decideRecurringRequest(context: CreationContext, payload: RecurringRequestPayload): Result<Creation> {
  const judged = judgeSeries(context, payload)
  if (!judged.ok) return judged
  const { outcome } = judged.value
  if ('rejection' in outcome) return refuse(refusalOf(outcome.rejection))
  return create(outcome.proposal, outcome.assessment, context, 'series')
}
