import { type Result, ok, refuse } from '../../kernel/result'
import type { SingleRequestPayload } from '../../preview/payload'
import type { RequestPreview } from '../../preview/preview'
import type { PreviewContext } from '../../preview/previewContext'
import { previewRequest } from '../../preview/previewRequest'
import { requestGate } from '../../preview/requestGate'
import type { Member } from '../../records'
import type { Asking } from '../asking'
import { readAbsence } from './readAbsence'

export interface CheckAnswer {
  readonly preview: RequestPreview
  readonly payload: SingleRequestPayload
  readonly context: PreviewContext
}

/** By default the body's member asks. */
export type CheckQuestion = Omit<Asking, 'caller'> & { readonly caller: Member | null }

/** What a body leaves to the defaults: `check` asks about times and a reason only. */
const defaults = { representativeMemberIds: [], ignoreMaximumAbsence: false, adminApprovalOption: null } as const

/** The requester that a body names; null when the file holds none. */
function requesterOf(body: unknown, { snapshot }: CheckQuestion): Member | null {
  const id = typeof body === 'object' && body !== null && 'memberId' in body ? body.memberId : undefined
  return snapshot.members.find((member) => member.id === id) ?? null
}

/** Answers what the creation of one request would come to; refused are callers kept out, then bodies that cannot be read. */
export function judgeAbsence(body: unknown, question: CheckQuestion): Result<CheckAnswer> {
  const { snapshot, contexts, now } = question
  const requester = requesterOf(body, question)
  const caller = question.caller ?? requester
  const { workspace, departments } = snapshot
  const closed = caller === null ? null : requestGate({ workspace, caller, requester, departments }, defaults, 'single')
  if (closed !== null) return refuse(closed)
  const absence = readAbsence(body, snapshot)
  if (!absence.ok) return absence
  const { member, leaveType, ...times } = absence.value
  const payload = { leaveTypeId: leaveType.id, requesterMemberId: member.id, ...times, ...defaults }
  const context = contexts.preview({
    now, callerId: (caller ?? member).id, requesterId: member.id, leaveTypeId: leaveType.id, representativeIds: [],
  })
  const preview = previewRequest(context, payload)
  return preview.ok ? ok({ preview: preview.value, payload, context }) : preview
}
