import type { AllowanceType, AuditEntry } from '../../records'

/** What a command does to allowance types; nothing is saved or told where nothing changed. */
export interface AllowanceTypeChange<Answer> {
  readonly saved: readonly AllowanceType[]
  readonly audit: readonly AuditEntry[]
  readonly answer: Answer
}
