import type { AbsenceRequest, Id, Instant, RepresentativeApproval, RequestApprover } from '../records'
import { approverTransitions } from './approverTransitions'
import type { Effect } from './effect'
import { representativeTransitions } from './representativeTransitions'
import type { ApproverTrigger, RepresentativeTrigger } from './transition'
import { transitionOf } from './transitionOf'

/** A request as far as an event has moved it, and what that brings about. */
export interface Change {
  readonly request: AbsenceRequest
  readonly effects: readonly Effect[]
}

/** Who moves an entry, when, and with which words. */
export interface Mark {
  readonly at: Instant
  readonly memberId: Id
  readonly reason: string | null
}

/** Moves those of the chosen approver entries that the trigger moves. */
export function moveApprovers(
  { request, effects }: Change,
  on: ApproverTrigger,
  isChosen: (entry: RequestApprover) => boolean,
  { at, memberId: by, reason }: Mark,
): Change {
  const moves: Effect[] = []
  const approvers = request.approvers.map((entry) => {
    const row = isChosen(entry) ? transitionOf(approverTransitions, entry.status, on) : null
    if (row === null) return entry
    const { id, memberId, status: from } = entry
    moves.push({ kind: 'approver_status_changed', requestId: request.id, approverId: id, memberId, from, to: row.to })
    return { ...entry, status: row.to, reason, statusChangedAt: at, statusChangedByMemberId: by }
  })
  return { request: { ...request, approvers }, effects: [...effects, ...moves] }
}

/** Moves those of the chosen representative entries that the trigger moves. */
export function moveRepresentatives(
  { request, effects }: Change,
  on: RepresentativeTrigger,
  isChosen: (entry: RepresentativeApproval) => boolean,
  { at, reason }: Omit<Mark, 'memberId'>,
): Change {
  const moves: Effect[] = []
  const representativeApprovers = request.representativeApprovers.map((entry) => {
    const row = isChosen(entry) ? transitionOf(representativeTransitions, entry.status, on) : null
    if (row === null) return entry
    const { id, memberId, status: from } = entry
    const entryOf = { requestId: request.id, representativeApprovalId: id, memberId }
    moves.push({ kind: 'representative_status_changed', ...entryOf, from, to: row.to })
    return { ...entry, status: row.to, reason, statusChangedAt: at }
  })
  return { request: { ...request, representativeApprovers }, effects: [...effects, ...moves] }
}
