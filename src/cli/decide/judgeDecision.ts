import { type Issue, failure } from '../../kernel/failure'
import { type Result, ok, refuse } from '../../kernel/result'
import type { AbsenceRequest, Id, WorkspaceSnapshot } from '../../records'
import { workspaceContexts } from '../../preview/workspaceContexts'
import type { Effect } from '../../requests/effect'
import type { RequestEvent } from '../../requests/requestEvent'
import type { Ids, TransitionContext } from '../../requests/transitionContext'
import { transitionRequest } from '../../requests/transitionRequest'

/** The events that the command knows; naming another representative needs more than an id. */
export const eventKinds = ['approve', 'decline', 'cancel', 'approve_representative', 'decline_representative'] as const

export interface DecisionQuestion {
  readonly requestId: Id
  readonly callerId: Id
  readonly kind: (typeof eventKinds)[number]
  readonly reason: string | null
  readonly now: string
  readonly ids: Ids
}

export interface DecisionAnswer {
  /** As the event leaves it. */
  readonly request: AbsenceRequest
  readonly effects: readonly Effect[]
  readonly context: TransitionContext
}

function eventOf({ kind, reason }: DecisionQuestion): RequestEvent {
  return kind === 'approve' || kind === 'approve_representative' ? { kind } : { kind, reason }
}

/** Answers what an event makes of a request; refused are ids that the file does not hold, and what `transitionRequest` refuses. */
export function judgeDecision(snapshot: WorkspaceSnapshot, question: DecisionQuestion): Result<DecisionAnswer> {
  const { requestId, callerId, now, ids } = question
  const request = snapshot.requests.find(({ id }) => id === requestId)
  const issues: Issue[] = []
  if (request === undefined) {
    issues.push({ path: '--request', message: `expected the id of a request in the file, got "${requestId}"` })
  }
  if (!snapshot.members.some(({ id }) => id === callerId)) {
    issues.push({ path: '--as', message: `expected the id of a member in the file, got "${callerId}"` })
  }
  if (request === undefined || issues.length > 0) return refuse(failure('BAD_REQUEST', issues))
  const context = workspaceContexts(snapshot).transition({ now, ids, callerId, requestId })
  const moved = transitionRequest(request, eventOf(question), context)
  if (!moved.ok) return moved
  const [changed, effects] = moved.value
  return ok({ request: changed, effects, context })
}
