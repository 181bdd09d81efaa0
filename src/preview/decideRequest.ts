import type { Result } from '../kernel/result'
import { type Creation, create } from './creation'
import { judgeAbsence } from './judgeAbsence'
import type { SingleRequestPayload } from './payload'
import type { CreationContext } from './previewContext'

/**
 * Decides the creation of a single request: the record to write, or the refusal, as `decideRecurringRequest` does.
 *
 * @example
 * const decision = decideRequest({ ...previewContext, ids }, { ...singleRequest, start: '2026-08-04', end: '2026-08-03' })
 * decision.ok ? '' : decision.failure.issues[0]?.message // 'expected 2026-08-04 or later, got "2026-08-03"'
 */
export function decideRequest(context: CreationContext, payload: SingleRequestPayload): Result<Creation> {
  const judged = judgeAbsence(context, payload)
  if (!judged.ok) return judged
  return create(judged.value.proposal, judged.value.assessment, context, 'single')
}
