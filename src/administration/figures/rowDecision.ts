import type { AuditEntry, MemberAllowance } from '../../records'

/** What becomes of the row of hand-set figures of a year. */
export interface RowDecision {
  /** To be stored; null when nothing changes. */
  readonly row: MemberAllowance | null
  readonly audit: readonly AuditEntry[]
}
