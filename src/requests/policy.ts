import type { Failure } from '../kernel/failure'
import type { AbsenceRequest } from '../records'
import type { RequestEvent } from './requestEvent'
import type { TransitionContext } from './transitionContext'

/**
 * One precondition of an event: the refusal, or null where it has nothing against it. Rights stand before states, so that a stranger
 * learns nothing.
 */
export type Policy<Event extends RequestEvent = RequestEvent> =
  (request: AbsenceRequest, event: Event, context: TransitionContext) => Failure | null
