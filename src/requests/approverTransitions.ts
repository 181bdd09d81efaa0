import type { ApproverStatus } from '../records'
import type { ApproverTransition, ApproverTrigger } from './transition'

const leavesPending = (on: ApproverTrigger, to: ApproverStatus, when: string): ApproverTransition =>
  ({ machine: 'approver', from: 'PENDING', on, to, when, effects: ['approver_status_changed'] })

/** How the entry of an approver moves (decisions 42, 44, 45). Every state but PENDING is final. */
export const approverTransitions: readonly ApproverTransition[] = [
  { machine: 'approver', from: null, on: 'create', to: 'PENDING', when: 'the request needs approval', effects: [] },
  leavesPending('approve', 'APPROVED', 'the approver is asked and agrees; the entry of the requester at creation'),
  leavesPending('decline', 'DECLINED', 'the approver is asked and declines'),
  leavesPending('request_approved', 'APPROVED_BY_ANOTHER_MANAGER', 'the request is approved while the entry is open'),
  leavesPending('request_declined', 'DECLINED_BY_ANOTHER_MANAGER', 'the request is declined while the entry is open'),
  leavesPending('request_canceled', 'CANCELED_BY_ANOTHER_MANAGER', 'the request is canceled while the entry is open'),
]
