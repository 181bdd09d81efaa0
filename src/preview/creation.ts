import { codes } from '../kernel/codes'
import { type Failure, failure } from '../kernel/failure'
import { type Result, ok, refuse } from '../kernel/result'
import type { AbsenceRequest, Id } from '../records'
import type { Effect } from '../requests/effect'
import { openRequest } from '../requests/openRequest'
import type { Assessment } from './assessment'
import type { CreationContext } from './previewContext'
import type { Proposal } from './proposal'
import type { Obstacle } from './verdict'

/** The records to write, all or none, and what they bring about. */
export interface Creation {
  /** In date order. */
  readonly requests: readonly AbsenceRequest[]
  /** Shared by the requests of a series; null for a single request. */
  readonly seriesId: Id | null
  readonly effects: readonly Effect[]
}

/** The refusal of a creation: the general code, and the rule's own in the issue (decision 7). */
export function refusalOf({ code, date }: Obstacle): Failure {
  const general = failure('BAD_REQUEST', [{ message: codes[code].message, code }])
  return date === null ? general : { ...general, date }
}

function created(proposal: Proposal, seriesId: Id | null, context: CreationContext): Creation {
  const { payload, absences, representativeIds } = proposal
  const { reason, adminApprovalOption } = payload
  const opening = { seriesId, reason, representativeIds, approveImmediately: adminApprovalOption === 'approve_request_immediately' }
  const opened = absences.map((times) => openRequest(times, opening, context))
  return { requests: opened.map(({ request }) => request), seriesId, effects: opened.flatMap(({ effects }) => effects) }
}

/** Makes the records of a proposal that nothing stands in the way of. */
export function create(proposal: Proposal, { obstacle }: Assessment, context: CreationContext, kind: 'single' | 'series'): Result<Creation> {
  if (obstacle !== null) return refuse(refusalOf(obstacle))
  return ok(created(proposal, kind === 'series' ? context.ids() : null, context))
}
