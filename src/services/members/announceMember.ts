import type { UserEventFacts } from '../../events/eventFacts'
import type { Stores } from '../../ports'
import type { Instant, Member, OutboxEvent } from '../../records'
import type { Ids } from '../../requests/transitionContext'
import { loadMemberDetails } from './memberDetails'

/** What happened to a member, and how they are after it. */
export interface MemberNews {
  readonly type: 'user_created' | 'user_updated'
  readonly member: Member
  readonly now: Instant
  readonly ids: Ids
}

/** Puts an event about a member into the outbox (decisions 55, 56). */
export async function announceMember(stores: Stores, { type, member, now, ids }: MemberNews): Promise<void> {
  const payload: UserEventFacts = await loadMemberDetails(stores, member, now)
  const event: OutboxEvent = { id: ids(), type, payload: { ...payload }, createdAt: now, deliveredAt: null }
  await stores.outbox.add(event)
}
