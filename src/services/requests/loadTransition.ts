import { failure } from '../../kernel/failure'
import { type Result, ok, refuse } from '../../kernel/result'
import type { Ports, Stores } from '../../ports'
import type { AbsenceRequest, Id, Instant } from '../../records'
import type { TransitionContext } from '../../requests/transitionContext'
import { findCaller } from '../loading/findCaller'
import { departmentsFor, holidayCalendarOf } from '../loading/requesterFacts'

/** A request, and what decides its transitions. */
export interface TransitionFacts {
  readonly request: AbsenceRequest
  readonly context: TransitionContext
}

/** Loads a request that is to change. Refuses with UNAUTHORIZED, and with NOT_FOUND for an unknown request (decision 6). */
export async function loadTransition(
  stores: Stores,
  { ids }: Ports,
  callerId: Id,
  requestId: Id,
  now: Instant,
): Promise<Result<TransitionFacts>> {
  const caller = await findCaller(stores, callerId)
  if (!caller.ok) return caller
  const request = await stores.requests.byId(requestId)
  if (request === null) return refuse(failure('NOT_FOUND'))
  const [workspace, requester, leaveType] = await Promise.all([
    stores.workspace.get(), stores.members.byId(request.memberId), stores.leaveTypes.byId(request.leaveTypeId),
  ])
  if (requester === null || leaveType === null) throw new RangeError(`request ${requestId} names a member or a leave type that is not stored`)
  const [departments, holidayCalendar] = await Promise.all([departmentsFor(stores, requester), holidayCalendarOf(stores, requester)])
  return ok({ request, context: { now, ids, caller: caller.value, requester, departments, workspace, leaveType, holidayCalendar } })
}
