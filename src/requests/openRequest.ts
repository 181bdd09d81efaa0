import type { AbsenceTimes } from '../duration/absenceDays'
import type { AbsenceRequest, Id, RepresentativeApproval, RequestApprover } from '../records'
import { approversAgree, requiredRepresentatives } from './agreement'
import { approversOf } from './approversOf'
import { askRepresentative } from './askRepresentative'
import { type Change, moveApprovers } from './change'
import { concludeRequest } from './concludeRequest'
import type { Effect } from './effect'
import { givenReason } from './givenReason'
import { processRules } from './processRules'
import { requestTransitions } from './requestTransitions'
import type { TransitionContext } from './transitionContext'
import { transitionOf } from './transitionOf'

/** What a request is opened with, all of it checked before. */
export interface RequestOpening {
  /** null = a single request. */
  readonly seriesId: Id | null
  readonly reason: string | null
  /** In the order in which they are asked. */
  readonly representativeIds: readonly Id[]
  /** Only for callers who are admins (spec: admin_approval_option; decision 45). */
  readonly approveImmediately: boolean
}

/** Makes the entries of members who are asked: one after the other, or all at once without predecessors. */
function entriesOf<E extends { readonly id: Id }>(
  memberIds: readonly Id[],
  isLinear: boolean,
  entryOf: (memberId: Id, predecessorId: Id | null) => E,
): E[] {
  const entries: E[] = []
  for (const memberId of memberIds) entries.push(entryOf(memberId, isLinear ? entries.at(-1)?.id ?? null : null))
  return entries
}

function approverEntries(memberIds: readonly Id[], isLinear: boolean, { ids }: TransitionContext): RequestApprover[] {
  return entriesOf(memberIds, isLinear, (memberId, predecessorId) => ({
    id: ids(), memberId, status: 'PENDING', predecessorId, reason: null, statusChangedAt: null, statusChangedByMemberId: null,
  }))
}

function representativeEntries(memberIds: readonly Id[], { requester, ids }: TransitionContext): RepresentativeApproval[] {
  const isLinear = requester.representatives.process === 'Linear'
  return entriesOf(memberIds, isLinear, (memberId, predecessorId) => askRepresentative(ids(), memberId, predecessorId))
}

/** The request with its entries, before anybody has agreed. */
function draft({ start, end, startAt, endAt }: AbsenceTimes, opening: RequestOpening, context: TransitionContext): AbsenceRequest {
  const { requester, caller, departments, leaveType, now, ids } = context
  const { process, memberIds } = approversOf(requester, departments)
  return {
    id: ids(), seriesId: opening.seriesId, memberId: requester.id, creatorMemberId: caller.id, leaveTypeId: leaveType.id,
    status: 'PENDING', start, end, startAt, endAt, reason: givenReason(opening.reason), approvalProcess: process,
    approvers: leaveType.needsApproval ? approverEntries(memberIds, processRules[process].linear, context) : [],
    representativeApprovers: representativeEntries(opening.representativeIds, context),
    approvedAt: null, approvedByMemberId: null, declinedAt: null, declinedByMemberId: null, declineReason: null,
    canceledAt: null, canceledByMemberId: null, cancelReason: null, createdAt: now, updatedAt: now,
  }
}

/** Creates the request in the state that its row gives; null = in nobody's name. */
function created(
  change: Change,
  on: 'create' | 'approve_at_creation',
  byMemberId: Id | null,
  context: TransitionContext,
): Change {
  return concludeRequest(change, transitionOf(requestTransitions, null, on)!, { byMemberId, reason: null }, context)
}

function opened(request: AbsenceRequest, { approveImmediately }: RequestOpening, context: TransitionContext): Change {
  const { requester, caller, leaveType, now } = context
  const unmoved: Change = { request, effects: [] }
  if (!leaveType.needsApproval) return created(unmoved, 'approve_at_creation', null, context)
  if (approveImmediately) return created(unmoved, 'approve_at_creation', caller.id, context)
  const isOwn = ({ memberId }: RequestApprover): boolean => memberId === requester.id
  const change = moveApprovers(unmoved, 'approve', isOwn, { at: now, memberId: requester.id, reason: null })
  const suffices = approversAgree(change.request) && requiredRepresentatives(change.request, requester) === 0
  return suffices ? created(change, 'approve_at_creation', requester.id, context) : created(change, 'create', null, context)
}

/**
 * Makes the request of an absence with the entries of everybody who is asked (decisions 36, 42, 43, 45). It is APPROVED at
 * once where the leave type needs no approval, where an admin approves immediately, or where the requester's own approval
 * suffices; then no entry is left open. One `request_created` event tells of it, whatever its state. Nothing is refused:
 * whether it may be made at all is the preview's answer. A request that nobody can approve stays PENDING for an admin.
 *
 * @example
 * const requester = {
 *   ...snapshot.members[0]!, approverIds: ['00000000-0000-4000-8000-000000000202'],
 *   approverConfig: { type: 'custom', departmentId: null, identityProviderSyncLevel: null },
 * } as const
 * const context = {
 *   now: '2026-06-01T09:00:00.000Z', ids: () => '00000000-0000-4000-8000-000000000901', caller: requester, requester,
 *   departments: [], workspace: snapshot.workspace, holidayCalendar: null,
 *   leaveType: {
 *     id: '00000000-0000-4000-8000-000000000301', name: 'Vacation', translations: [], needsApproval: true,
 *     takesFromAllowance: true, allowanceTypeId: '00000000-0000-4000-8000-000000000401', leaveUnit: 'days',
 *     reasonMandatory: false, maximumAbsentApplies: true, representativesRequired: false, ignoreSchedule: false,
 *     ignorePublicHolidays: false, archivedAt: null, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z',
 *   },
 * } as const satisfies TransitionContext
 * const week = { start: '2026-07-06', end: '2026-07-10', startAt: 'morning', endAt: 'end_of_day' } as const
 * const opening = { seriesId: null, reason: null, representativeIds: [], approveImmediately: false }
 * const { request, effects } = openRequest(week, opening, context)
 * request.status // 'PENDING'
 * request.approvers.map(({ memberId, status }) => `${memberId.slice(-3)} ${status}`) // ['202 PENDING']
 * effects.map((effect) => effect.kind === 'allowance_changed' ? effect.deducted : effect.kind) // ['status_changed', 5, 'event']
 */
export function openRequest(
  times: AbsenceTimes,
  opening: RequestOpening,
  context: TransitionContext,
): { request: AbsenceRequest; effects: Effect[] } {
  const { request, effects } = opened(draft(times, opening, context), opening, context)
  return { request, effects: [...effects] }
}
