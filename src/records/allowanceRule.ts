import type { Id, Instant, PlainDate } from './scalars'

/** Where a rule's year starts. A day that a month lacks falls on its last day. */
export type YearStart =
  | { readonly kind: 'fiscal_year' }
  | { readonly kind: 'fixed'; readonly month: number; readonly day: number }
  | { readonly kind: 'employment_anniversary' }

export interface CarryOverTerms {
  /** Most that is carried; null = unlimited, 0 = nothing. */
  readonly limit: number | null
  /** 1 to 12; null = never expires. */
  readonly expiresAfterMonths: number | null
  /** Whether a debt moves to the next year (else it is written off). */
  readonly carryNegative: boolean
}

export interface Rounding {
  readonly step: number
  readonly mode: 'half_up' | 'up' | 'down'
}

/** What a rule grants, when, and what becomes of the rest. */
export interface RuleTerms {
  readonly cycle: 'yearly' | 'monthly' | 'bi_weekly'
  /** Per cycle, in the allowance type's unit. */
  readonly amount: number
  readonly prorationBasis: 'month' | 'day'
  readonly grantTiming: 'start' | 'end'
  readonly accrualAnchorDate: PlainDate | null
  readonly yearStart: YearStart
  readonly carryOver: CarryOverTerms
  /** null = 0.01 half up for days, 1 half up for minutes. */
  readonly rounding: Rounding | null
}

/** One version of a rule's terms, valid until the next one's date. */
export interface RuleRevision {
  readonly effectiveFrom: PlainDate | null
  readonly terms: RuleTerms
}

export interface AllowanceRule {
  readonly id: Id
  readonly allowanceTypeId: Id
  readonly name: string
  readonly isShared: boolean
  readonly isActive: boolean
  readonly deletedAt: Instant | null
  readonly createdAt: Instant
  readonly updatedAt: Instant
  readonly revisions: readonly RuleRevision[]
}
