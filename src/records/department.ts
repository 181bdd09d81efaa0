import type { ApprovalProcess } from './member'
import type { Id } from './scalars'

export interface DepartmentManager {
  readonly memberId: Id
  /** The manager asked before this one; null = the first. */
  readonly predecessorMemberId: Id | null
}

export interface Department {
  readonly id: Id
  readonly customId: string | null
  readonly name: string
  readonly isHidden: boolean
  /** How many members may be absent on one date; null = no limit. */
  readonly maximumAbsent: number | null
  readonly approvalProcess: ApprovalProcess
  readonly managers: readonly DepartmentManager[]
  /** Default rule for new members, by allowance type. */
  readonly defaultRuleIds: Readonly<Record<Id, Id>>
}
