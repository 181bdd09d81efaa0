import type { Id, Instant, PlainDate } from './scalars'

/** Connects a member to a rule, or to no automatic accrual (`manual`), for a stretch of days. */
export interface RuleAssignment {
  readonly id: Id
  readonly memberId: Id
  readonly allowanceTypeId: Id
  readonly kind: 'rule' | 'manual'
  /** null when manual. */
  readonly ruleId: Id | null
  /** First day it applies. */
  readonly ruleStartDate: PlainDate
  /** Last day it applies; null = open. */
  readonly ruleEndDate: PlainDate | null
  readonly reason: string | null
  readonly createdAt: Instant
}
