import { absenceFaults } from '../duration/absenceFaults'
import { failure } from '../kernel/failure'
import { type Result, ok, refuse } from '../kernel/result'
import { type Assessment, assess } from './assessment'
import type { SingleRequestPayload } from './payload'
import type { PreviewContext } from './previewContext'
import { type Proposal, proposalOf } from './proposal'
import { requestGate } from './requestGate'
import { settingOf } from './setting'

/** Judges a single request for previews and creations alike. */
export function judgeAbsence(
  context: PreviewContext,
  payload: SingleRequestPayload,
): Result<{ readonly proposal: Proposal; readonly assessment: Assessment }> {
  const closed = requestGate(context, payload, 'single')
  if (closed !== null) return refuse(closed)
  const setting = settingOf(context)
  const faults = absenceFaults(payload, context.leaveType.leaveUnit, setting.timeZone)
  if (faults.length > 0) return refuse(failure('BAD_REQUEST', faults))
  const { start, end, startAt, endAt } = payload
  const proposal = proposalOf(payload, setting, [{ start, end, startAt, endAt }])
  return ok({ proposal, assessment: assess(proposal) })
}
