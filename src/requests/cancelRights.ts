import { managesMember } from '../access/managesMember'
import { dateAt, fiscalYearOf, instantOfRecord } from '../calendar'
import { failure } from '../kernel/failure'
import type { AbsenceRequest } from '../records'
import { hasBegun } from './hasBegun'
import type { Policy } from './policy'
import { requesterTime } from './requesterTime'
import { startDate } from './startDate'
import type { TransitionContext } from './transitionContext'

/** A role that may cancel, and until when (decision 46). */
interface CancelRight {
  readonly isHeld: (context: TransitionContext) => boolean
  readonly isInTime: (request: AbsenceRequest, context: TransitionContext) => boolean
  /** The limit in words. */
  readonly limit: string
}

function isInReach(request: AbsenceRequest, context: TransitionContext): boolean {
  const { fiscalYearStartMonth } = context.workspace
  const { timeZone } = requesterTime(context)
  const today = dateAt(instantOfRecord(context.now), timeZone)
  return fiscalYearOf(startDate(request, timeZone), fiscalYearStartMonth) >= fiscalYearOf(today, fiscalYearStartMonth) - 1
}

const cancelRights: readonly CancelRight[] = [
  {
    isHeld: ({ caller, requester }) => caller.id === requester.id,
    isInTime: (request, context) => !hasBegun(request, context),
    limit: 'the member before the absence begins',
  },
  {
    isHeld: ({ caller, requester, departments }) => managesMember(caller, requester, departments),
    isInTime: (request, context) =>
      context.workspace.settings.allowManagerPastRequestCancellation || !hasBegun(request, context),
    limit: 'a department manager before the absence begins, later only where the workspace allows it',
  },
  {
    isHeld: ({ caller }) => caller.isAdmin,
    isInTime: isInReach,
    limit: 'an admin from the fiscal year before the current one on',
  },
]

/** Refuses callers who may not cancel the member's requests at any time. */
export const holdsCancelRight: Policy = (_, __, context) => cancelRights.some(({ isHeld }) => isHeld(context))
  ? null
  : failure('FORBIDDEN', [{ message: 'expected the member whose absence it is, one of their department managers, or an admin' }])

/** Refuses callers none of whose rights reaches the absence; any one that does suffices. */
export const cancelsInTime: Policy = (request, _, context) => {
  const held = cancelRights.filter(({ isHeld }) => isHeld(context))
  if (held.some(({ isInTime }) => isInTime(request, context))) return null
  const limits = held.map(({ limit }) => limit).join(', or ')
  return failure('FORBIDDEN', [{ path: 'start', message: `expected a cancellation by ${limits}, got one of ${request.start}` }])
}
