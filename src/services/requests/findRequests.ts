import type { ListWindow } from '../../calendar/listWindow'
import { compareText } from '../../kernel/compareText'
import { type Result, ok } from '../../kernel/result'
import type { Stores } from '../../ports'
import type { AbsenceRequest, Id, RequestStatus } from '../../records'
import { findCaller } from '../loading/findCaller'
import { type MemberFilter, membersInScope } from '../loading/membersInScope'
import { listedInterval } from './listedInterval'
import { type TimedDetails, loadRequestDetails } from './requestDetails'
import { requestWindow } from './requestWindow'
import { touchesWindow } from './touchesWindow'

/** Which requests are listed (spec: List endpoints; decision 3). */
export interface RequestQuery extends MemberFilter {
  /** See `readListWindow`. */
  readonly window: ListWindow
  /** null = of any status. */
  readonly status: RequestStatus | null
}

async function nearRequests(stores: Stores, memberIds: readonly Id[] | null, window: ListWindow): Promise<readonly AbsenceRequest[]> {
  if (memberIds === null) return stores.requests.within(requestWindow(window))
  return memberIds.length === 0 ? [] : stores.requests.ofMembersWithin(memberIds, requestWindow(window))
}

/** By start, then by id. */
function inOrder(requests: readonly AbsenceRequest[]): AbsenceRequest[] {
  return requests
    .map((request) => ({ request, start: listedInterval(request).from }))
    .sort((a, b) => a.start - b.start || compareText(a.request.id, b.request.id))
    .map(({ request }) => request)
}

/** The requests in the caller's scope that touch the window, by start, then by id. Refuses with UNAUTHORIZED, and as `membersInScope`. */
export async function findRequests(stores: Stores, callerId: Id, query: RequestQuery): Promise<Result<TimedDetails[]>> {
  const { window, status } = query
  const caller = await findCaller(stores, callerId)
  if (!caller.ok) return caller
  const scope = await membersInScope(stores, caller.value, query)
  if (!scope.ok) return scope
  const near = await nearRequests(stores, scope.value?.map(({ id }) => id) ?? null, window)
  const found = near.filter((request) => (status === null || request.status === status) && touchesWindow(listedInterval(request), window))
  return ok(await loadRequestDetails(stores, inOrder(found)))
}
