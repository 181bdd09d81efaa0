import type { WorkspaceContexts } from '../preview/workspaceContexts'
import type { Instant, Member, WorkspaceSnapshot } from '../records'

/** What a question about a request is asked of: by whom, when, and in which workspace. */
export interface Asking {
  readonly snapshot: WorkspaceSnapshot
  readonly contexts: WorkspaceContexts
  readonly caller: Member
  readonly now: Instant
}
