import { type Issue, failure } from '../../kernel/failure'
import { type Result, ok, refuse } from '../../kernel/result'
import type { RequestWindow, Stores } from '../../ports'
import type { RequestPayload } from '../../preview/payload'
import { requestGate } from '../../preview/requestGate'
import type { Id, Instant } from '../../records'
import { findCaller } from './findCaller'
import type { PreviewSubject } from './previewContext'
import { departmentsFor } from './requesterFacts'

export interface SubjectQuestion {
  readonly callerId: Id
  readonly now: Instant
  readonly kind: 'single' | 'recurring'
  readonly window: RequestWindow
}

/**
 * Finds whom and what a payload names. Refuses, in this order: UNAUTHORIZED, FORBIDDEN by plan and role, BAD_REQUEST for an
 * unknown leave type or requester (decisions 6, 31).
 */
export async function findSubject(stores: Stores, payload: RequestPayload, question: SubjectQuestion): Promise<Result<PreviewSubject>> {
  const caller = await findCaller(stores, question.callerId)
  if (!caller.ok) return caller
  const [workspace, requester, leaveTypes] = await Promise.all([
    stores.workspace.get(), stores.members.byId(payload.requesterMemberId), stores.leaveTypes.all(),
  ])
  const departments = requester === null ? [] : await departmentsFor(stores, requester)
  const closed = requestGate({ workspace, caller: caller.value, requester, departments }, payload, question.kind)
  if (closed !== null) return refuse(closed)
  const leaveType = leaveTypes.find(({ id }) => id === payload.leaveTypeId)
  if (requester === null || leaveType === undefined) {
    const issues: Issue[] = []
    if (leaveType === undefined) issues.push({ path: 'leaveTypeId', message: 'expected the id of a leave type' })
    if (requester === null) issues.push({ path: 'requesterMemberId', message: 'expected the id of a member' })
    return refuse(failure('BAD_REQUEST', issues))
  }
  const { now, window } = question
  const { representativeMemberIds: representativeIds } = payload
  return ok({ now, workspace, caller: caller.value, requester, leaveType, leaveTypes, representativeIds, window })
}
