import { firstRefusal } from '../kernel/firstRefusal'
import { type Result, ok, refuse } from '../kernel/result'
import type { AbsenceRequest } from '../records'
import { cancelsInTime, holdsCancelRight } from './cancelRights'
import type { Change } from './change'
import { concludeRequest } from './concludeRequest'
import { givenReason } from './givenReason'
import { givesReason } from './givesReason'
import { movesRequest } from './movesRequest'
import type { RequestEvent } from './requestEvent'
import { requestTransitions } from './requestTransitions'
import type { TransitionContext } from './transitionContext'
import { transitionOf } from './transitionOf'

type Cancellation = Extract<RequestEvent, { kind: 'cancel' }>

const preconditions = [holdsCancelRight, cancelsInTime, movesRequest('cancel'), givesReason]

/** Takes a request back (decision 46). */
export function cancelRequest(request: AbsenceRequest, event: Cancellation, context: TransitionContext): Result<Change> {
  const refusal = firstRefusal(preconditions, request, event, context)
  if (refusal !== null) return refuse(refusal)
  const decision = { byMemberId: context.caller.id, reason: givenReason(event.reason) }
  const row = transitionOf(requestTransitions, request.status, event.kind)!
  return ok(concludeRequest({ request, effects: [] }, row, decision, context))
}
