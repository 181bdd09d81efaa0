import type { UserEventFacts } from '../../events/eventFacts'
import type { Stores } from '../../ports'
import type { Instant, Member, OutboxEvent } from '../../records'
import type { Ids } from '../../requests/transitionContext'
import { inOrderOf } from '../loading/inOrderOf'
import { holidayCalendarOf } from '../loading/requesterFacts'

/** What happened to a member, and how they are after it. */
export interface MemberNews {
  readonly type: 'user_created' | 'user_updated'
  readonly member: Member
  readonly now: Instant
  readonly ids: Ids
}

async function userEventFacts(stores: Stores, member: Member): Promise<UserEventFacts> {
  const [departments, holidayCalendar] = await Promise.all([
    stores.departments.byIds(member.departmentIds), holidayCalendarOf(stores, member),
  ])
  return {
    member,
    holidayCalendar: holidayCalendar === null ? null : { id: holidayCalendar.id, name: holidayCalendar.name },
    departments: inOrderOf(member.departmentIds, departments).map(({ id, name }) => ({ id, name })),
  }
}

/** Puts an event about a member into the outbox (decisions 55, 56). */
export async function announceMember(stores: Stores, { type, member, now, ids }: MemberNews): Promise<void> {
  const payload = await userEventFacts(stores, member)
  const event: OutboxEvent = { id: ids(), type, payload: { ...payload }, createdAt: now, deliveredAt: null }
  await stores.outbox.add(event)
}
