import type { UserEventFacts } from '../../events/eventFacts'
import type { Stores } from '../../ports'
import type { Instant, Member, OutboxEvent } from '../../records'
import type { Ids } from '../../requests/transitionContext'
import { inOrderOf } from '../loading/inOrderOf'
import { holidayCalendarOf } from '../loading/requesterFacts'
import { userPayloadChanged } from './userPayloadChanged'

interface RecordedChange {
  readonly now: Instant
  readonly ids: Ids
  readonly before: Member
  /** The same object when nothing changed. */
  readonly after: Member
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

/** Saves a changed member, and puts user_updated into the outbox when the change is one that it tells (decisions 55, 56). */
export async function recordMemberChange(stores: Stores, { now, ids, before, after }: RecordedChange): Promise<void> {
  if (after === before) return
  await stores.members.save(after)
  if (!userPayloadChanged(before, after)) return
  const payload = await userEventFacts(stores, after)
  const event: OutboxEvent = { id: ids(), type: 'user_updated', payload: { ...payload }, createdAt: now, deliveredAt: null }
  await stores.outbox.add(event)
}
