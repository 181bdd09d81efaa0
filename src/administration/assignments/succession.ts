import { formatPlainDate, parsePlainDate, plainDate } from '../../calendar'
import type { Issue } from '../../kernel/failure'
import { fault } from '../../kernel/fault'
import type { PlainDate, RuleAssignment } from '../../records'
import { periodOf } from './period'
import { periodFaults } from './periodFaults'

/**
 * From when to when a successor of an assignment holds, both inclusive; `validUntil` null = open (spec: Allowance Management rules
 * 3, 4).
 */
export interface Validity {
  readonly validFrom: PlainDate
  readonly validUntil: PlainDate | null
}

/** An assignment that gives way to another one. */
export interface Succession {
  /** null = there is none. */
  readonly current: RuleAssignment | null
  /** The member's others of the allowance type. */
  readonly others: readonly RuleAssignment[]
}

/** What is wrong with when a successor is to hold: as a new assignment, and a start on or before that of the current one (decision 59). */
export function successionFaults({ validFrom, validUntil }: Validity, { current, others }: Succession): Issue[] {
  const faults = periodFaults({ from: validFrom, to: validUntil }, others, { from: 'validFrom', to: 'validUntil' })
  if (current === null || parsePlainDate(validFrom) === null || current.ruleStartDate < validFrom) return faults
  return [...faults, fault('validFrom', `a date after ${current.ruleStartDate}, when the current assignment starts`, validFrom)]
}

/**
 * The records of a succession: the current assignment ends on the day before `validFrom`, since both of its dates are inclusive, and
 * stays as it is when it ends earlier anyway (decision 59).
 */
export function succeed(current: RuleAssignment | null, successor: RuleAssignment): RuleAssignment[] {
  if (current === null) return [successor]
  const ruleEndDate = formatPlainDate(plainDate(successor.ruleStartDate) - 1)
  const { to } = periodOf(current)
  return to !== null && to <= ruleEndDate ? [successor] : [{ ...current, ruleEndDate }, successor]
}
