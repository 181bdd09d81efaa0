import type { DepartmentLimitConflict, Conflict } from '../requests/conflict'
import type { Rejection } from './preview'

/** Everything that decides whether an absence can be created (spec: preview, verdict rule). */
export interface VerdictFacts {
  readonly rejection: Rejection | null
  readonly conflicts: readonly Conflict[]
  readonly departmentLimitConflicts: readonly DepartmentLimitConflict[]
  /** The caller is an admin and says that departments' limits do not matter. */
  readonly ignoresDepartmentLimits: boolean
  readonly isAllowanceSufficient: boolean
}

/** Why an absence cannot be created: a rejection code or one of the internal codes (decision 7), and the first date if any. */
export type Obstacle = Pick<Rejection, 'code' | 'date'>

/** What else can stand in the way, in the order in which a creation names it. */
const obstacles: readonly { readonly code: Obstacle['code']; readonly firstDate: (facts: VerdictFacts) => string | null | undefined }[] = [
  { code: 'REQUEST_CONFLICT', firstDate: ({ conflicts }) => conflicts[0]?.date },
  {
    code: 'DEPARTMENT_LIMIT_REACHED',
    firstDate: ({ departmentLimitConflicts: [first], ignoresDepartmentLimits }) => (ignoresDepartmentLimits ? undefined : first?.date),
  },
  { code: 'ALLOWANCE_INSUFFICIENT', firstDate: ({ isAllowanceSufficient }) => (isAllowanceSufficient ? undefined : null) },
]

/** What stands in the way of an absence; null when it can be created. One rule for previews and creations. */
export function obstacleTo(facts: VerdictFacts): Obstacle | null {
  if (facts.rejection !== null) return facts.rejection
  for (const { code, firstDate } of obstacles) {
    const date = firstDate(facts)
    if (date !== undefined) return { code, date }
  }
  return null
}
