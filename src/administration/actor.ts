import type { Instant, Member } from '../records'
import type { Ids } from '../requests/transitionContext'

/** Who administers, when, and where new ids come from. */
export interface Actor {
  readonly caller: Member
  readonly now: Instant
  readonly ids: Ids
}
