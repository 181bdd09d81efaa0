import { readRecurringRequest } from '../../http/readRecurringRequest'
import { type Failure, type Issue, failure } from '../../kernel/failure'
import { type Result, ok, refuse } from '../../kernel/result'
import type { RecurringRequestPayload } from '../../preview/payload'
import type { RecurringPreview } from '../../preview/preview'
import type { PreviewContext } from '../../preview/previewContext'
import { previewRecurringRequest } from '../../preview/previewRecurringRequest'
import { requestGate } from '../../preview/requestGate'
import type { WorkspaceSnapshot } from '../../records'
import type { Asking } from '../asking'

export interface PreviewAnswer {
  readonly preview: RecurringPreview
  readonly payload: RecurringRequestPayload
  readonly context: PreviewContext
}

/** What plan and role refuse is told before any fault of the body, as far as the body tells it (decision 31). */
function closedGate(body: unknown, { snapshot, caller }: Asking): Failure | null {
  const fields = typeof body === 'object' && body !== null ? body as Readonly<Record<string, unknown>> : {}
  const requester = snapshot.members.find(({ id }) => id === fields['requester_member_id']) ?? null
  const immediately = 'approve_request_immediately'
  const adminApprovalOption = fields['admin_approval_option'] === immediately ? immediately : null
  const { workspace, departments } = snapshot
  return requestGate({ workspace, caller, requester, departments }, { adminApprovalOption }, 'recurring')
}

function unknownIds(payload: RecurringRequestPayload, { leaveTypes, members }: WorkspaceSnapshot): Issue[] {
  const { leaveTypeId, requesterMemberId } = payload
  const references = [
    { path: 'leave_type_id', what: 'leave type', id: leaveTypeId, records: leaveTypes },
    { path: 'requester_member_id', what: 'member', id: requesterMemberId, records: members },
  ]
  return references
    .filter(({ id, records }) => !records.some((record) => record.id === id))
    .map(({ path, what, id }) => ({ path, message: `expected the id of a ${what} in the file, got "${id}"` }))
}

/** Answers one body as the interface would, in its order: 403, schema 400, unknown ids 400, preview (decision 31). */
export function judgePreview(body: unknown, asking: Asking): Result<PreviewAnswer> {
  const closed = closedGate(body, asking)
  if (closed !== null) return refuse(closed)
  const read = readRecurringRequest(body, { serverTimeZone: 'UTC', localizedDates: 'month_first' })
  if (!read.ok) return read
  const payload = read.value
  const { snapshot, contexts, caller, now } = asking
  const unknown = unknownIds(payload, snapshot)
  if (unknown.length > 0) return refuse(failure('BAD_REQUEST', unknown))
  const context = contexts.preview({
    now, callerId: caller.id, requesterId: payload.requesterMemberId, leaveTypeId: payload.leaveTypeId,
    representativeIds: payload.representativeMemberIds,
  })
  const preview = previewRecurringRequest(context, payload)
  return preview.ok ? ok({ preview: preview.value, payload, context }) : preview
}
