import { derivedId } from '../../allowance/derivedId'
import { type MemberAllowanceYear, memberAllowanceYear } from '../../allowance/memberAllowanceYear'
import { rowOfYear } from '../../allowance/rowOfYear'
import type { AllowanceFacts } from '../../allowance/typeInputs'
import { type Result, ok, refuse } from '../../kernel/result'
import { configureAllowanceType } from '../../members/configureAllowanceType'
import type { AuditEntry, Member, MemberAllowance } from '../../records'
import type { Actor } from '../actor'
import type { MemberAllowanceQuestion } from './memberAllowanceQuestion'
import { memberAllowanceRefusal } from './memberAllowanceRefusal'
import { memberYear } from './memberYear'
import type { RowDecision } from './rowDecision'
import { rowEntry } from './rowEntry'

/** The member and the year's row as they are to be stored, and the year as it then is. */
export interface MemberAllowanceDecision extends RowDecision {
  /** The same object when nothing of it changes. */
  readonly member: Member
  /** null = a fiscal year of the legacy model without an allowance yet. */
  readonly answer: MemberAllowanceYear | null
}

function storedRow({ type, facts: { member, memberAllowances }, year }: MemberAllowanceQuestion, { now }: Actor): MemberAllowance {
  return rowOfYear(memberAllowances, type.id, year) ?? {
    id: derivedId(member.id, type.id, year), memberId: member.id, allowanceTypeId: type.id, year,
    compensatoryTimeOff: 0, broughtForwardOverride: null, allowance: null, createdAt: now, updatedAt: now,
  }
}

function changedRow(row: MemberAllowance, { facts: { workspace }, change }: MemberAllowanceQuestion): MemberAllowance {
  const allowance = workspace.allowanceModel === 'legacy' ? change.allowance : undefined
  return {
    ...row,
    compensatoryTimeOff: change.compensatoryTimeOff ?? row.compensatoryTimeOff,
    broughtForwardOverride: change.broughtForward ?? row.broughtForwardOverride,
    allowance: allowance ?? row.allowance,
  }
}

function balanceEntries(before: MemberAllowance, after: MemberAllowance, actor: Actor): AuditEntry[] {
  const fields = {
    ...(before.allowance === after.allowance ? {} : { allowance: { from: before.allowance, to: after.allowance } }),
    ...(before.compensatoryTimeOff === after.compensatoryTimeOff
      ? {}
      : { compensatory_time_off: { from: before.compensatoryTimeOff, to: after.compensatoryTimeOff } }),
  }
  return Object.keys(fields).length === 0 ? [] : [rowEntry('balance_set', after, fields, actor)]
}

/** What was brought forward before is a computed figure unless it was set by hand. */
function carryOverEntries(before: MemberAllowance, after: MemberAllowance, { type, facts, year }: MemberAllowanceQuestion, actor: Actor): AuditEntry[] {
  if (before.broughtForwardOverride === after.broughtForwardOverride) return []
  const from = before.broughtForwardOverride ?? memberYear(type, facts, year)?.year.broughtForward ?? 0
  return [rowEntry('carryover_overridden', after, { brought_forward: { from, to: after.broughtForwardOverride } }, actor)]
}

/** A flag that is left out keeps what holds: asking for no default moves none (decision 50). Both left out, the member stays as they are. */
function configured({ type, facts: { member }, change: { setAsDefault, disabled } }: MemberAllowanceQuestion, { now, ids }: Actor): Member {
  if (setAsDefault === undefined && disabled === undefined) return member
  const rows = member.allowanceTypeConfigurations
  const row = rows.find(({ allowanceTypeId }) => allowanceTypeId === type.id)
  const wanted = { allowanceTypeId: type.id, default: setAsDefault ?? false, disabled: disabled ?? row?.disabled ?? false }
  const next = configureAllowanceType(rows, wanted, { now, ids })
  return next.every((one, index) => one === rows[index]) ? member : { ...member, allowanceTypeConfigurations: next, updatedAt: now }
}

function factsAfter(facts: AllowanceFacts, row: MemberAllowance | null): AllowanceFacts {
  if (row === null) return facts
  return { ...facts, memberAllowances: [...facts.memberAllowances.filter(({ id }) => id !== row.id), row] }
}

/**
 * Sets figures of a member's allowance year by hand, and how the member sees the type (spec: Deprecated PUT, rules 1, 2 and 4;
 * decision 4). A year without a row gets one, under the id that was derived for it.
 *
 * Refuses, in this order: with BAD_REQUEST a label that is none, with NOT_FOUND a year that the member does not have, with
 * BAD_REQUEST every amount that the type's unit cannot hold. Whether the workspace is locked is checked before anything is known.
 */
export function setMemberAllowance(question: MemberAllowanceQuestion, actor: Actor): Result<MemberAllowanceDecision> {
  const refusal = memberAllowanceRefusal(question)
  if (refusal !== null) return refuse(refusal)
  const { type, facts, year } = question
  const before = storedRow(question, actor)
  const after = changedRow(before, question)
  const audit = [...balanceEntries(before, after, actor), ...carryOverEntries(before, after, question, actor)]
  const row = audit.length === 0 ? null : { ...after, updatedAt: actor.now }
  const then = factsAfter(facts, row)
  const computed = memberYear(type, then, year)
  return ok({ member: configured(question, actor), row, audit, answer: computed === null ? null : memberAllowanceYear(type, then, computed.year) })
}
