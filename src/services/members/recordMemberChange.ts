import type { Stores } from '../../ports'
import type { Instant, Member } from '../../records'
import type { Ids } from '../../requests/transitionContext'
import { announceMember } from './announceMember'
import { userPayloadChanged } from './userPayloadChanged'

interface RecordedChange {
  readonly now: Instant
  readonly ids: Ids
  readonly before: Member
  /** The same object when nothing changed. */
  readonly after: Member
}

/** Saves a changed member, and puts user_updated into the outbox when the change is one that it tells (decisions 55, 56). */
export async function recordMemberChange(stores: Stores, { now, ids, before, after }: RecordedChange): Promise<void> {
  if (after === before) return
  await stores.members.save(after)
  if (userPayloadChanged(before, after)) await announceMember(stores, { type: 'user_updated', member: after, now, ids })
}
