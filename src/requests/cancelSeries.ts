import { failure } from '../kernel/failure'
import { type Result, ok, refuse } from '../kernel/result'
import type { AbsenceRequest, Id } from '../records'
import { holdsCancelRight } from './cancelRights'
import type { Effect } from './effect'
import { hasBegun } from './hasBegun'
import { requestTransitions } from './requestTransitions'
import type { TransitionContext } from './transitionContext'
import { transitionOf } from './transitionOf'
import { transitionRequest } from './transitionRequest'

/** Which requests of a series are canceled (decision 47). */
export type CancellationScope = 'this' | 'upcoming' | 'all'

export interface SeriesCancellation {
  /** The request that `this` means. */
  readonly requestId: Id
  readonly scope: CancellationScope
  readonly reason: string | null
}

interface CanceledRequests {
  readonly requests: AbsenceRequest[]
  readonly effects: Effect[]
}

/** The requests that a scope wider than one names, or why it cannot be had. */
function affectedRequests(
  requests: readonly AbsenceRequest[],
  scope: 'upcoming' | 'all',
  context: TransitionContext,
): Result<readonly AbsenceRequest[]> {
  const live = requests.filter(({ status }) => transitionOf(requestTransitions, status, 'cancel') !== null)
  const begun = live.filter((request) => hasBegun(request, context))
  if (scope === 'all' && begun.length > 0) {
    return refuse(failure('BAD_REQUEST', begun.map(({ start }) => ({
      path: 'scope', message: `expected a series of which nothing has begun, got one that has since ${start}`,
    }))))
  }
  const affected = live.filter((request) => !begun.includes(request))
  if (affected.length > 0) return ok(affected)
  return refuse(failure('BAD_REQUEST', [{ path: 'scope', message: 'expected a request that can still be canceled, got none' }]))
}

function canceled(
  requests: readonly AbsenceRequest[],
  reason: string | null,
  context: TransitionContext,
): Result<CanceledRequests> {
  const all: CanceledRequests = { requests: [], effects: [] }
  for (const request of requests) {
    const result = transitionRequest(request, { kind: 'cancel', reason }, context)
    if (!result.ok) return result
    const [changed, effects] = result.value
    all.requests.push(changed)
    all.effects.push(...effects)
  }
  return ok(all)
}

/**
 * Cancels one request of a series, every one that has not begun, or the whole series, which is refused once any of it has
 * begun (decision 47). `requests` are all of the series; a request without one is canceled alone, whatever the scope. Those
 * that are DECLINED or CANCELED are passed over. All or nothing: what `transitionRequest` refuses for one refuses all, and so
 * does a scope that holds nothing to cancel. Answers the changed requests only, in their order, each with its own event. A
 * `requestId` that is not among the requests throws a RangeError.
 *
 * @example
 * const caller = snapshot.members[0]!
 * const context = {
 *   now: '2026-06-01T09:00:00.000Z', ids: () => '00000000-0000-4000-8000-000000000901', caller, requester: caller,
 *   departments: [], workspace: snapshot.workspace, holidayCalendar: null,
 *   leaveType: {
 *     id: '00000000-0000-4000-8000-000000000301', name: 'School', translations: [], needsApproval: false,
 *     takesFromAllowance: false, allowanceTypeId: null, leaveUnit: 'days', reasonMandatory: false,
 *     maximumAbsentApplies: true, representativesRequired: false, ignoreSchedule: false, ignorePublicHolidays: false,
 *     archivedAt: null, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z',
 *   },
 * } as const satisfies TransitionContext
 * const opening = {
 *   seriesId: '00000000-0000-4000-8000-000000000801', reason: null, representativeIds: [], approveImmediately: false,
 * }
 * const mondays = ['2026-05-25', '2026-06-01', '2026-06-08'].map((date, index) => ({
 *   ...openRequest({ start: date, end: date, startAt: 'morning', endAt: 'end_of_day' }, opening, context).request,
 *   id: `00000000-0000-4000-8000-00000000071${index}`,
 * }))
 * const cancellation = { requestId: mondays[0]!.id, reason: 'The course is full' }
 * cancelSeries(mondays, { ...cancellation, scope: 'all' }, context).ok // false
 * const upcoming = cancelSeries(mondays, { ...cancellation, scope: 'upcoming' }, context)
 * upcoming.ok && upcoming.value.requests.map(({ start, status }) => `${start} ${status}`) // ['2026-06-08 CANCELED']
 */
export function cancelSeries(
  requests: readonly AbsenceRequest[],
  { requestId, scope, reason }: SeriesCancellation,
  context: TransitionContext,
): Result<{ requests: AbsenceRequest[]; effects: Effect[] }> {
  const chosen = requests.find(({ id }) => id === requestId)
  if (chosen === undefined) throw new RangeError(`expected a request of the series, got ${JSON.stringify(requestId)}`)
  if (chosen.seriesId === null || scope === 'this') return canceled([chosen], reason, context)
  const forbidden = holdsCancelRight(chosen, { kind: 'cancel', reason }, context)
  if (forbidden !== null) return refuse(forbidden)
  const affected = affectedRequests(requests, scope, context)
  return affected.ok ? canceled(affected.value, reason, context) : affected
}
