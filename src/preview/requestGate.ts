import { managesMember } from '../access/managesMember'
import { planIncludes } from '../access/plans'
import { type Failure, failure } from '../kernel/failure'
import type { PreviewContext } from './previewContext'
import type { RequestPayload } from './payload'

export type GateFacts = Pick<PreviewContext, 'workspace' | 'caller' | 'departments'> & {
  /** null when the body names nobody who is known. */
  readonly requester: PreviewContext['requester'] | null
}

interface Gate {
  readonly appliesTo: 'every_request' | 'recurring_requests'
  readonly closed: (facts: GateFacts, payload: Pick<RequestPayload, 'adminApprovalOption'>) => boolean
  readonly message: string
}

/** Who may ask at all, in the order in which it is checked, before anything of the body (decisions 31, 41, 53). */
const gates: readonly Gate[] = [
  {
    appliesTo: 'recurring_requests',
    closed: ({ workspace }) => !planIncludes(workspace.plan, 'recurring_requests'),
    message: 'Recurring requests need the Essentials plan',
  },
  {
    appliesTo: 'every_request',
    closed: ({ caller }, { adminApprovalOption }) => adminApprovalOption === 'approve_request_immediately' && !caller.isAdmin,
    message: 'Only an admin may approve a request immediately',
  },
  {
    appliesTo: 'every_request',
    closed: ({ caller, requester, departments }) =>
      requester !== null && caller.id !== requester.id && !caller.isAdmin && !managesMember(caller, requester, departments),
    message: 'Only an admin or a manager of the member may request for somebody else',
  },
]

/**
 * Refuses with FORBIDDEN who may not create, or preview, such a request for the member; null = may. A service asks before it
 * reads the rest of the body; the previews and decisions ask again.
 *
 * @example
 * const { workspace, departments } = snapshot
 * const [, murat, lena] = snapshot.members as [Member, Member, Member]
 * requestGate({ workspace, caller: lena, requester: murat, departments }, { adminApprovalOption: null }, 'single')?.code // 'FORBIDDEN'
 * requestGate({ workspace, caller: lena, requester: lena, departments }, { adminApprovalOption: null }, 'recurring') // null
 */
export function requestGate(
  facts: GateFacts,
  payload: Pick<RequestPayload, 'adminApprovalOption'>,
  kind: 'single' | 'recurring',
): Failure | null {
  const closed = gates.find((gate) => (gate.appliesTo === 'every_request' || kind === 'recurring') && gate.closed(facts, payload))
  return closed === undefined ? null : failure('FORBIDDEN', [{ message: closed.message }])
}
