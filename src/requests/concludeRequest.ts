import type { AbsenceRequest, Id, RequestStatus } from '../records'
import { type Change, type Mark, moveApprovers, moveRepresentatives } from './change'
import { deductedAmount } from './deductedAmount'
import type { Effect } from './effect'
import type { ClosingTrigger, RequestEffect, RequestTransition } from './transition'
import type { TransitionContext } from './transitionContext'

type Settled = Exclude<RequestStatus, 'PENDING'>

/** In whose name a request moves; null = nobody's. */
export interface Decision {
  readonly byMemberId: Id | null
  readonly reason: string | null
}

const closing: Readonly<Record<Settled, ClosingTrigger>> = {
  APPROVED: 'request_approved',
  DECLINED: 'request_declined',
  CANCELED: 'request_canceled',
}

const anyEntry = (): boolean => true

/** Closes whatever is open on a request that is being settled (decision 44). */
function closeEntries(change: Change, to: Settled, { now, caller }: TransitionContext): Change {
  const mark: Mark = { at: now, memberId: caller.id, reason: null }
  return moveRepresentatives(moveApprovers(change, closing[to], anyEntry, mark), closing[to], anyEntry, mark)
}

function settlement(to: Settled, { byMemberId, reason }: Decision, { now }: TransitionContext): Partial<AbsenceRequest> {
  switch (to) {
    case 'APPROVED': return { approvedAt: now, approvedByMemberId: byMemberId }
    case 'DECLINED': return { declinedAt: now, declinedByMemberId: byMemberId, declineReason: reason }
    case 'CANCELED': return { canceledAt: now, canceledByMemberId: byMemberId, cancelReason: reason }
  }
}

function allowanceEffect(request: AbsenceRequest, sign: 1 | -1, context: TransitionContext): Effect[] {
  const { takesFromAllowance, allowanceTypeId } = context.leaveType
  if (!takesFromAllowance || allowanceTypeId === null) return []
  const deducted = deductedAmount(request, context)
  if (deducted === 0) return []
  const { id: requestId, memberId } = request
  return [{ kind: 'allowance_changed', requestId, memberId, allowanceTypeId, deducted, allowanceDelta: sign * deducted }]
}

function effectsOf(
  name: RequestEffect,
  request: AbsenceRequest,
  { from, to }: RequestTransition,
  context: TransitionContext,
): Effect[] {
  switch (name) {
    case 'status_changed': return [{ kind: 'status_changed', requestId: request.id, from, to }]
    case 'allowance_taken': return allowanceEffect(request, 1, context)
    case 'allowance_returned': return allowanceEffect(request, -1, context)
    case 'request_created':
    case 'request_status_changed': return [{ kind: 'event', type: name, requestId: request.id }]
  }
}

/** Carries a row of the request's table out: open entries are closed, then come the request, the allowance and the event. */
export function concludeRequest(change: Change, row: RequestTransition, decision: Decision, context: TransitionContext): Change {
  const { to } = row
  const { request: closed, effects } = to === 'PENDING' ? change : closeEntries(change, to, context)
  const request = to === 'PENDING' ? closed : { ...closed, status: to, ...settlement(to, decision, context) }
  return { request, effects: [...effects, ...row.effects.flatMap((name) => effectsOf(name, request, row, context))] }
}
