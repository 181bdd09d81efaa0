import type { AllowanceFacts } from '../../allowance/typeInputs'
import type { AllowanceType, MemberAllowance } from '../../records'
import type { Actor } from '../actor'
import { memberYear } from './memberYear'
import type { RowDecision } from './rowDecision'
import { rowEntry } from './rowEntry'

/** A dropped carry-over, and the one that was brought forward before. */
export interface CarryOverReversion extends RowDecision {
  readonly broughtForward: number
}

function withRow(facts: AllowanceFacts, row: MemberAllowance): AllowanceFacts {
  return { ...facts, memberAllowances: facts.memberAllowances.map((one) => (one.id === row.id ? row : one)) }
}

/**
 * Drops a hand-set carry-over, so that what the year before hands on counts again (allowances C4). Where none is set nothing changes.
 * `row` is among the facts. A year that the member does not have brings nothing forward but what was set.
 */
export function revertCarryOver(row: MemberAllowance, type: AllowanceType, facts: AllowanceFacts, actor: Actor): CarryOverReversion {
  const { year } = row
  const before = memberYear(type, facts, year)?.year.broughtForward ?? row.broughtForwardOverride ?? 0
  if (row.broughtForwardOverride === null) return { broughtForward: before, row: null, audit: [] }
  const reverted: MemberAllowance = { ...row, broughtForwardOverride: null, updatedAt: actor.now }
  const after = memberYear(type, withRow(facts, reverted), year)?.year.broughtForward ?? 0
  const entry = rowEntry('carryover_override_reverted', reverted, { brought_forward: { from: before, to: after } }, actor)
  return { broughtForward: before, row: reverted, audit: [entry] }
}
