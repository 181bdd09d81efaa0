import { failure } from '../kernel/failure'
import { firstRefusal } from '../kernel/firstRefusal'
import { type Result, ok, refuse } from '../kernel/result'
import type { AbsenceRequest, RepresentativeApproval } from '../records'
import { approversAgree, representativesAgree, representativesRefuse } from './agreement'
import { askedRepresentatives } from './askedEntries'
import { type Change, moveRepresentatives } from './change'
import { concludeRequest } from './concludeRequest'
import { givenReason } from './givenReason'
import { movesRequest } from './movesRequest'
import type { Policy } from './policy'
import type { RequestEvent } from './requestEvent'
import { requestTransitions } from './requestTransitions'
import type { TransitionContext } from './transitionContext'
import { transitionOf } from './transitionOf'

type Answer = Extract<RequestEvent, { kind: 'approve_representative' | 'decline_representative' }>

const isRepresentative: Policy = ({ representativeApprovers }, _, { caller }) =>
  representativeApprovers.some(({ memberId }) => memberId === caller.id)
    ? null
    : failure('FORBIDDEN', [{ message: 'expected a representative of the member' }])

/** The caller's entry that can be answered now. */
const askedOfCaller = (request: AbsenceRequest, { caller, requester }: TransitionContext): RepresentativeApproval | undefined =>
  askedRepresentatives(request, requester).find(({ memberId }) => memberId === caller.id)

const isAsked: Policy = (request, _, context) => {
  if (askedOfCaller(request, context) !== undefined) return null
  const own = request.representativeApprovers.filter(({ memberId }) => memberId === context.caller.id)
  const message = own.some(({ status }) => status === 'PENDING')
    ? 'expected a representation that is asked for, got one that waits for the representatives before it'
    : `expected a representation that is PENDING, got one that is ${own.map(({ status }) => status).join(', ')}`
  return failure('BAD_REQUEST', [{ path: 'representativeApprovers', message }])
}

const preconditions = {
  approve_representative: [isRepresentative, movesRequest('approve_representative'), isAsked],
  decline_representative: [isRepresentative, movesRequest('decline_representative'), isAsked],
}

/**
 * A representative agrees or refuses (decision 43). With the last agreement that is waited for, a request is approved in
 * the requester's name where their own approval suffices; it is declined when too few can still agree.
 */
export function answerRepresentation(request: AbsenceRequest, event: Answer, context: TransitionContext): Result<Change> {
  const refusal = firstRefusal(preconditions[event.kind], request, event, context)
  if (refusal !== null) return refuse(refusal)
  const { caller, requester, now } = context
  const agrees = event.kind === 'approve_representative'
  const reason = agrees ? null : givenReason(event.reason)
  const own = askedOfCaller(request, context)!
  const change = moveRepresentatives({ request, effects: [] }, event.kind, ({ id }) => id === own.id, { at: now, reason })
  const isDecisive = agrees
    ? representativesAgree(change.request, requester) && approversAgree(change.request)
    : representativesRefuse(change.request, requester)
  if (!isDecisive) return ok(change)
  const decision = { byMemberId: agrees ? requester.id : caller.id, reason }
  return ok(concludeRequest(change, transitionOf(requestTransitions, request.status, event.kind)!, decision, context))
}
