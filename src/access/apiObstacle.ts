import { type Failure, failure } from '../kernel/failure'
import type { Workspace } from '../records'
import { planIncludes } from './plans'

/** Why nobody of a workspace may use the API; null = they may (decision 53). */
export const apiObstacle = ({ plan }: Pick<Workspace, 'plan'>): Failure | null =>
  planIncludes(plan, 'api') ? null : failure('FORBIDDEN', [{ message: 'The API needs the Plus plan' }])
