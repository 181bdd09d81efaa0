import { type Result, ok } from '../kernel/result'
import type { AbsenceRequest } from '../records'
import { answerRepresentation } from './answerRepresentation'
import { cancelRequest } from './cancelRequest'
import type { Change } from './change'
import { approveRequest, declineRequest } from './decideApproval'
import type { Effect } from './effect'
import { replaceRepresentative } from './replaceRepresentative'
import type { RequestEvent } from './requestEvent'
import type { TransitionContext } from './transitionContext'

function carryOut(request: AbsenceRequest, event: RequestEvent, context: TransitionContext): Result<Change> {
  switch (event.kind) {
    case 'approve': return approveRequest(request, event, context)
    case 'decline': return declineRequest(request, event, context)
    case 'cancel': return cancelRequest(request, event, context)
    case 'approve_representative':
    case 'decline_representative': return answerRepresentation(request, event, context)
    case 'replace_representative': return replaceRepresentative(request, event, context)
  }
}

/**
 * What an event makes of a request, and what else has to happen (decisions 42 to 48). The caller's right is checked before
 * anything else: without one the answer is FORBIDDEN whatever the request's state, also for a cancellation that comes too
 * late. With one, what the state does not allow, a missing reason and an impossible representative are BAD_REQUEST, with
 * what was expected in `issues`. The request given is left as it is.
 *
 * @example
 * const requester = snapshot.members[0]!
 * const context = {
 *   now: '2026-06-01T09:00:00.000Z', ids: () => '00000000-0000-4000-8000-000000000901', caller: requester, requester,
 *   departments: [], workspace: snapshot.workspace, holidayCalendar: null,
 *   leaveType: {
 *     id: '00000000-0000-4000-8000-000000000301', name: 'Vacation', translations: [], needsApproval: false,
 *     takesFromAllowance: true, allowanceTypeId: '00000000-0000-4000-8000-000000000401', leaveUnit: 'days',
 *     reasonMandatory: false, maximumAbsentApplies: true, representativesRequired: false, ignoreSchedule: false,
 *     ignorePublicHolidays: false, archivedAt: null, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z',
 *   },
 * } as const satisfies TransitionContext
 * const week = { start: '2026-07-06', end: '2026-07-10', startAt: 'morning', endAt: 'end_of_day' } as const
 * const opening = { seriesId: null, reason: null, representativeIds: [], approveImmediately: false }
 * const { request } = openRequest(week, opening, context)
 * const result = transitionRequest(request, { kind: 'cancel', reason: 'The trip is off' }, context)
 * if (!result.ok) throw new Error(result.failure.message)
 * const [canceled, effects] = result.value
 * canceled.status // 'CANCELED'
 * effects.map(({ kind }) => kind) // ['status_changed', 'allowance_changed', 'event']
 */
export function transitionRequest(
  request: AbsenceRequest,
  event: RequestEvent,
  context: TransitionContext,
): Result<[AbsenceRequest, Effect[]]> {
  const result = carryOut(request, event, context)
  if (!result.ok) return result
  const { request: moved, effects } = result.value
  return ok([{ ...moved, updatedAt: context.now }, [...effects]])
}
