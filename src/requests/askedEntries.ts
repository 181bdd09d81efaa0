import type { AbsenceRequest, Id, Member, RepresentativeApproval, RequestApprover } from '../records'
import { representativesAgree } from './agreement'
import { predecessorOrder } from './predecessorOrder'
import { processRules } from './processRules'

interface Entry {
  readonly id: Id
  readonly status: string
  readonly predecessorId: Id | null
}

function askedOf<E extends Entry>(entries: readonly E[], linear: boolean): E[] {
  const ordered = predecessorOrder(entries, ({ id }) => id, ({ predecessorId }) => predecessorId)
  const open = ordered.filter(({ status }) => status === 'PENDING')
  return linear ? open.slice(0, 1) : open
}

/** The approvers' entries that can be decided now: none while representatives are waited for (decisions 42, 43). */
export const askedApprovers = (request: AbsenceRequest, requester: Member): RequestApprover[] =>
  representativesAgree(request, requester) ? askedOf(request.approvers, processRules[request.approvalProcess].linear) : []

/** The representatives' entries that can be answered now, in order; also when enough have agreed already (decision 43). */
export const askedRepresentatives = (request: AbsenceRequest, requester: Member): RepresentativeApproval[] =>
  askedOf(request.representativeApprovers, requester.representatives.process === 'Linear')
