import type { Ids } from '../requests/transitionContext'
import type { Clock } from './clock'
import type { UnitOfWork } from './unitOfWork'

/** What a host injects into the use cases. */
export interface Ports {
  readonly unitOfWork: UnitOfWork
  readonly clock: Clock
  /** Random UUIDs, in lower case. */
  readonly ids: Ids
}
