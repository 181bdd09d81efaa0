import { type Issue, failure } from '../kernel/failure'
import { firstRefusal } from '../kernel/firstRefusal'
import { type Result, ok, refuse } from '../kernel/result'
import type { AbsenceRequest, RepresentativeApproval } from '../records'
import { askedRepresentatives } from './askedEntries'
import { type Change, moveRepresentatives } from './change'
import type { Policy } from './policy'
import type { RequestEvent } from './requestEvent'
import { askRepresentative } from './askRepresentative'
import type { TransitionContext } from './transitionContext'

type Replacement = Extract<RequestEvent, { kind: 'replace_representative' }>

const mayReplace: Policy = (_, __, { caller, requester }) =>
  caller.isAdmin || (caller.id === requester.id && requester.representatives.memberCanChoose)
    ? null
    : failure('FORBIDDEN', [{ message: 'expected an admin, or the member where they may choose their representatives' }])

const isOpen: Policy = ({ status }) => status === 'PENDING'
  ? null
  : failure('BAD_REQUEST', [{ path: 'status', message: `expected a request that is PENDING, got one that is ${status}` }])

const hasAskedEntry: Policy = (request, _, { requester }) => askedRepresentatives(request, requester).length > 0
  ? null
  : failure('BAD_REQUEST', [{ path: 'representativeApprovers', message: 'expected a representation that is PENDING, got none' }])

const isKnown: Policy<Replacement> = (_, { representative }) => representative === null
  ? failure('BAD_REQUEST', [{ path: 'representative', message: 'expected a member, got nobody who is known' }])
  : null

const canRepresent: Policy<Replacement> = ({ representativeApprovers }, { representative }, { requester }) => {
  const { id, status } = representative!
  const entries = representativeApprovers.filter((entry) => entry.memberId === id && entry.status !== 'REPLACED')
  const faults = [
    ...(id === requester.id ? ['the member whose absence it is'] : []),
    ...(status === 'ARCHIVED' ? ['one who is ARCHIVED'] : []),
    ...entries.map((entry) => `one whose representation is ${entry.status}`),
  ]
  const issues = faults.map((got): Issue => ({ path: 'representative', message: `expected another member, got ${got}` }))
  return issues.length > 0 ? failure('BAD_REQUEST', issues) : null
}

const preconditions: readonly Policy<Replacement>[] = [mayReplace, isOpen, hasAskedEntry, isKnown, canRepresent]

/** Puts an entry right behind another one, also in the order in which they are asked. */
function putBehind(
  entries: readonly RepresentativeApproval[],
  previous: RepresentativeApproval,
  entry: RepresentativeApproval,
): RepresentativeApproval[] {
  return entries.flatMap((each) => {
    if (each.id === previous.id) return [each, entry]
    return each.predecessorId === previous.id ? { ...each, predecessorId: entry.id } : each
  })
}

/** Asks another member in place of the representative who is asked first (decision 48). */
export function replaceRepresentative(request: AbsenceRequest, event: Replacement, context: TransitionContext): Result<Change> {
  const refusal = firstRefusal(preconditions, request, event, context)
  if (refusal !== null) return refuse(refusal)
  const { requester, now, ids } = context
  const asked = askedRepresentatives(request, requester)[0]!
  const { id: memberId } = event.representative!
  const { request: moved, effects } =
    moveRepresentatives({ request, effects: [] }, event.kind, ({ id }) => id === asked.id, { at: now, reason: null })
  const entries = moved.representativeApprovers.map((entry) =>
    entry.id === asked.id ? { ...entry, replacedToMemberId: memberId } : entry)
  const isLinear = requester.representatives.process === 'Linear'
  const next = askRepresentative(ids(), memberId, isLinear ? asked.id : null)
  return ok({ request: { ...moved, representativeApprovers: putBehind(entries, asked, next) }, effects })
}
