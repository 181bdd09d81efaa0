import type { AuditEntry, AuditEventType, Id } from '../records'

/** Which entries of a log are wanted. */
export interface AuditQuery {
  /** Only these types; empty: all. */
  readonly eventTypes: readonly AuditEventType[]
  /** At most so many, the newest. */
  readonly take: number
}

/**
 * What was changed by whom. `add` is part of the unit of work: an entry is stored exactly when the change is that it tells of;
 * none is ever changed. Lists come newest first, entries of one instant by id (decision 57).
 */
export interface AuditLog {
  readonly add: (entry: AuditEntry) => Promise<void>
  readonly ofRule: (ruleId: Id, query: AuditQuery) => Promise<readonly AuditEntry[]>
  readonly ofAllowanceType: (allowanceTypeId: Id, query: AuditQuery) => Promise<readonly AuditEntry[]>
  readonly ofMember: (memberId: Id, query: AuditQuery) => Promise<readonly AuditEntry[]>
}
