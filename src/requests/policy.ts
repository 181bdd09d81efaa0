import type { Failure } from '../kernel/failure'
import type { AbsenceRequest } from '../records'
import type { RequestEvent } from './requestEvent'
import type { TransitionContext } from './transitionContext'

/** One precondition of an event: the refusal, or null where it has nothing against it. */
export type Policy<Event extends RequestEvent = RequestEvent> =
  (request: AbsenceRequest, event: Event, context: TransitionContext) => Failure | null

/** Asks policies in order; the first refusal wins. Rights stand before states, so that a stranger learns nothing. */
export function firstRefusal<Event extends RequestEvent>(
  policies: readonly Policy<Event>[],
  request: AbsenceRequest,
  event: Event,
  context: TransitionContext,
): Failure | null {
  for (const policy of policies) {
    const refusal = policy(request, event, context)
    if (refusal !== null) return refusal
  }
  return null
}
