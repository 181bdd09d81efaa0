import type { AllowanceFacts } from '../../allowance/typeInputs'
import type { AllowanceType } from '../../records'
import type { MemberAllowanceChange } from './memberAllowanceChange'

/** What of a member's allowance year is to be set, and what decides whether and how. */
export interface MemberAllowanceQuestion {
  readonly type: AllowanceType
  readonly facts: AllowanceFacts
  /** The allowance year's label. */
  readonly year: number
  readonly change: MemberAllowanceChange
}
