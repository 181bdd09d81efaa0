import type { RequestStatus } from '../records'
import type { RequestEffect, RequestTransition, RequestTrigger } from './transition'

function row(
  from: RequestStatus | null,
  on: RequestTrigger,
  to: RequestStatus,
  when: string,
  effects: readonly RequestEffect[],
): RequestTransition {
  return { machine: 'request', from, on, to, when, effects }
}

const created = ['status_changed', 'allowance_taken', 'request_created'] as const
const approved = ['status_changed', 'request_status_changed'] as const
const ended = ['status_changed', 'allowance_returned', 'request_status_changed'] as const

/** How a request moves (decisions 43 to 46). DECLINED and CANCELED are final. */
export const requestTransitions: readonly RequestTransition[] = [
  row(null, 'create', 'PENDING', 'somebody else has to agree', created),
  row(null, 'approve_at_creation', 'APPROVED',
    'the leave type needs no approval, an admin approves at once, or the own approval of the requester suffices', created),
  row('PENDING', 'approve', 'APPROVED',
    'enough approvers agree, or an admin or department manager who is not asked approves', approved),
  row('PENDING', 'approve_representative', 'APPROVED',
    'enough representatives agree and the approval given at creation suffices', approved),
  row('PENDING', 'decline', 'DECLINED',
    'no approval can come together any more, or an admin or department manager who is not asked declines', ended),
  row('PENDING', 'decline_representative', 'DECLINED', 'too few representatives are left who can agree', ended),
  row('PENDING', 'cancel', 'CANCELED', 'the caller may still cancel it', ended),
  row('APPROVED', 'cancel', 'CANCELED', 'the caller may still cancel it', ended),
]
