import type { RepresentativeApproval } from '../records'
import type { RepresentativeTransition, RepresentativeTrigger } from './transition'

const leavesPending = (
  on: RepresentativeTrigger,
  to: RepresentativeApproval['status'],
  when: string,
): RepresentativeTransition =>
  ({ machine: 'representative', from: 'PENDING', on, to, when, effects: ['representative_status_changed'] })

/** How the entry of a representative moves (decisions 43, 44, 48). Every state but PENDING is final. */
export const representativeTransitions: readonly RepresentativeTransition[] = [
  { machine: 'representative', from: null, on: 'create', to: 'PENDING', when: 'the representative is chosen', effects: [] },
  leavesPending('approve_representative', 'APPROVED', 'the representative is asked and agrees'),
  leavesPending('decline_representative', 'DECLINED', 'the representative is asked and declines'),
  leavesPending('replace_representative', 'REPLACED', 'somebody else is named; an entry of theirs follows'),
  leavesPending('request_approved', 'CANCELED', 'the request is approved while the entry is open'),
  leavesPending('request_declined', 'CANCELED', 'the request is declined while the entry is open'),
  leavesPending('request_canceled', 'CANCELED', 'the request is canceled while the entry is open'),
]
