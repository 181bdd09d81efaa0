import { failure } from '../kernel/failure'
import { firstRefusal } from '../kernel/firstRefusal'
import { type Result, ok, refuse } from '../kernel/result'
import type { AbsenceRequest, RequestApprover } from '../records'
import { approversAgree, approversRefuse, representativesAgree } from './agreement'
import { askedApprovers } from './askedEntries'
import { type Change, moveApprovers } from './change'
import { concludeRequest } from './concludeRequest'
import { givenReason } from './givenReason'
import { givesReason } from './givesReason'
import { movesRequest } from './movesRequest'
import type { Policy } from './policy'
import type { RequestEvent } from './requestEvent'
import { requestTransitions } from './requestTransitions'
import { settlesRequests } from './settlesRequests'
import type { TransitionContext } from './transitionContext'
import { transitionOf } from './transitionOf'

type Approval = Extract<RequestEvent, { kind: 'approve' }>
type Refusal = Extract<RequestEvent, { kind: 'decline' }>

/** The caller's entry that can be decided now. */
const askedOfCaller = (request: AbsenceRequest, { caller, requester }: TransitionContext): RequestApprover | undefined =>
  askedApprovers(request, requester).find(({ memberId }) => memberId === caller.id)

const mayDecide: Policy = ({ approvers }, _, context) =>
  settlesRequests(context) || approvers.some(({ memberId }) => memberId === context.caller.id)
    ? null
    : failure('FORBIDDEN', [{ message: 'expected an approver of the request, a department manager of the member, or an admin' }])

const isAskedOrSettles: Policy = (request, _, context) => {
  if (settlesRequests(context) || askedOfCaller(request, context) !== undefined) return null
  const own = request.approvers.filter(({ memberId }) => memberId === context.caller.id)
  const waitsFor = representativesAgree(request, context.requester) ? 'the approvers before it' : 'the representatives'
  const message = own.some(({ status }) => status === 'PENDING')
    ? `expected an approval that is asked for, got one that waits for ${waitsFor}`
    : `expected an approval that is PENDING, got one that is ${own.map(({ status }) => status).join(', ')}`
  return failure('BAD_REQUEST', [{ path: 'approvers', message }])
}

const approvalPreconditions: readonly Policy<Approval>[] = [mayDecide, movesRequest('approve'), isAskedOrSettles]
const refusalPreconditions: readonly Policy<Refusal>[] =
  [mayDecide, movesRequest('decline'), isAskedOrSettles, givesReason]

/** Who is asked decides their entry, and with it the request when that suffices; otherwise the whole request (decision 45). */
function carryOut(request: AbsenceRequest, on: 'approve' | 'decline', reason: string | null, context: TransitionContext): Change {
  const { caller, now } = context
  const asked = askedOfCaller(request, context)
  const unmoved: Change = { request, effects: [] }
  const change = asked === undefined
    ? unmoved
    : moveApprovers(unmoved, on, ({ id }) => id === asked.id, { at: now, memberId: caller.id, reason })
  const isDecisive = asked === undefined || (on === 'approve' ? approversAgree : approversRefuse)(change.request)
  if (!isDecisive) return change
  const row = transitionOf(requestTransitions, request.status, on)!
  return concludeRequest(change, row, { byMemberId: caller.id, reason }, context)
}

/** An approver, admin or department manager agrees (decisions 42, 45). */
export function approveRequest(request: AbsenceRequest, event: Approval, context: TransitionContext): Result<Change> {
  const refusal = firstRefusal(approvalPreconditions, request, event, context)
  return refusal === null ? ok(carryOut(request, event.kind, null, context)) : refuse(refusal)
}

/** An approver, admin or department manager refuses (decisions 42, 45). */
export function declineRequest(request: AbsenceRequest, event: Refusal, context: TransitionContext): Result<Change> {
  const refusal = firstRefusal(refusalPreconditions, request, event, context)
  return refusal === null ? ok(carryOut(request, event.kind, givenReason(event.reason), context)) : refuse(refusal)
}
