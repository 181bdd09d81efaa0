import type { AllowanceType } from '../../records'
import type { Decision } from '../decision'

/** What a command does to allowance types; nothing is saved where nothing changed. */
export interface AllowanceTypeChange<Answer> extends Decision<Answer> {
  readonly saved: readonly AllowanceType[]
}
