/** Spec: DELETE /rules/{id}, Allowance Management rules 2 and 5; decision 58. Today is 2026-06-30. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeAllowances } from '../../../../src/allowance/computeAllowances'
import { type RuleRemoval, type RuleRemovalFacts, deleteRule } from '../../../../src/administration/rules/deleteRule'
import type { AuditEntry, PlainDate, RuleAssignment } from '../../../../src/records'
import { plainDates } from '../../../../src/testing'
import { given, id, rule } from '../../allowance/given'
import { actor, assigned, department, issuesOf, now, root, ruleOf, today, type, valueOf } from './given'

const target = rule({ amount: 24 }, 'target')
const toTarget: RuleRemoval = { reassignTo: target.id, reason: null }
const toNobody: RuleRemoval = { reassignTo: null, reason: null }

const remove = (removal: RuleRemoval, some: Partial<RuleRemovalFacts> = {}) =>
  deleteRule(removal, ruleOf(), { type, departments: [], target: removal.reassignTo === null ? null : target, assignments: [], today, ...some }, actor())
const removed = (...args: Parameters<typeof remove>) => valueOf(remove(...args))

const deleted = { ...ruleOf(), isActive: false, deletedAt: now, updatedAt: now }

const entry = (n: number, some: Partial<AuditEntry>): AuditEntry => ({
  id: id(`new ${n}`), eventType: 'rule_changed', ruleId: target.id, allowanceTypeId: type.id, memberId: id('member'), actorMemberId: root.id,
  reason: null, changes: { from_rule_id: id('rule'), to_rule_id: target.id }, createdAt: now, ...some,
})
const ruleDeleted = (n: number, some: Partial<AuditEntry> = {}): AuditEntry =>
  entry(n, { eventType: 'rule_deleted', ruleId: id('rule'), memberId: null, ...some })

describe('spec: DELETE /rules/{id}: a rule that nobody is on any more', () => {
  test('stays stored, inactive, with the time of its removal; one entry', () => {
    const ended = assigned('2026-01-01', '2026-06-29')
    expect(removed({ reassignTo: null, reason: ' merged  ' }, { assignments: [ended] })).toStrictEqual({
      savedRules: [deleted], savedAssignments: [], audit: [ruleDeleted(1, { reason: 'merged', changes: null })], answer: deleted,
    })
  })

  test('a rule to reassign to is looked at, and nobody is moved', () => {
    expect(removed(toTarget)).toMatchObject({ savedAssignments: [], audit: [ruleDeleted(1)] })
  })
})

describe('spec: DELETE /rules/{id}: members who are still on the rule', () => {
  test('end yesterday and start on the other rule today, each with an entry filed under the rule moved to', () => {
    const running = assigned('2026-01-01', '2026-12-31', { reason: 'joined' })
    const { savedAssignments, audit, answer } = removed({ ...toTarget, reason: 'merged' }, { assignments: [running] })
    expect(savedAssignments).toStrictEqual([
      { ...running, ruleEndDate: '2026-06-29' },
      { ...running, id: id('new 1'), ruleId: target.id, ruleStartDate: '2026-06-30', reason: 'merged', createdAt: now },
    ])
    expect(audit).toStrictEqual([entry(2, { reason: 'merged' }), ruleDeleted(3, { reason: 'merged' })])
    expect(answer).toStrictEqual(deleted)
  })

  test('an assignment that starts today or later only changes its rule', () => {
    const [fromToday, later] = [assigned('2026-06-30', '2026-07-31'), assigned('2026-09-01', null, { memberId: id('bob') })]
    const { savedAssignments, audit } = removed(toTarget, { assignments: [later, fromToday] })
    expect(savedAssignments).toStrictEqual([{ ...fromToday, ruleId: target.id }, { ...later, ruleId: target.id }])
    expect(audit).toStrictEqual([entry(1, {}), entry(2, { memberId: id('bob') }), ruleDeleted(3)])
  })

  test('D58: an assignment whose last day is today has not ended: it moves for that day', () => {
    const { savedAssignments } = removed(toTarget, { assignments: [assigned('2026-06-01', '2026-06-30')] })
    expect(savedAssignments.map(({ ruleStartDate, ruleEndDate }) => [ruleStartDate, ruleEndDate]))
      .toEqual([['2026-06-01', '2026-06-29'], ['2026-06-30', '2026-06-30']])
  })

  test('ended ones stay what they were', () => {
    expect(removed(toTarget, { assignments: [assigned('2025-01-01', '2026-06-29')] }).savedAssignments).toEqual([])
  })

  test('B6: who moves in mid-year is granted both parts, and what was granted before does not move', () => {
    const rules = [ruleOf(), target]
    const before = [assigned('2026-01-01', null)]
    const after = removed(toTarget, { assignments: before }).savedAssignments
    const grants = (assignments: readonly RuleAssignment[]) => computeAllowances(given({ rules, assignments }))
      .find(({ year }) => year === 2026)!.entries.filter(({ kind }) => kind === 'grant').map(({ date, amount }) => [date, amount])
    // 28 a year over 5 months and 29 days of 30, then 24 a year over a day of 30 and 6 months.
    expect(grants(after)).toEqual([['2026-01-01', 13.92], ['2026-06-30', 12.07]])
  })

  test('whatever the dates: no day is lost, none is on two rules, no past day changes its rule', () => {
    const date = plainDates({ min: '2024-02-24', max: '2024-03-04' })
    const period = fc.tuple(date, fc.option(date)).filter(([from, to]) => to === null || from <= to)
    fc.assert(fc.property(period, date, ([from, to], at) => {
      const assignment = assigned(from, to)
      const { savedAssignments } = removed(toTarget, { assignments: [assignment], today: at })
      const periods = (ruleId: string) => savedAssignments
        .filter((one) => one.ruleId === ruleId)
        .map(({ ruleStartDate, ruleEndDate }) => [ruleStartDate, ruleEndDate])
      const hasEnded = to !== null && to < at
      expect(periods(target.id)).toEqual(hasEnded ? [] : [[from < at ? at : from, to]])
      expect(periods(id('rule'))).toEqual(hasEnded || from >= at ? [] : [[from, dayBefore(at)]])
    }))
  })
})

const dayBefore = (date: PlainDate): PlainDate => new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

describe('spec: DELETE /rules/{id}: what is refused, the first refusal counts', () => {
  const standing = [assigned('2026-01-01', null)]

  test('CONFLICT: members are still assigned and there is no reassignTo', () => {
    for (const assignment of [standing[0]!, assigned('2026-01-01', '2026-06-30'), assigned('2027-01-01', null)]) {
      expect(issuesOf(remove(toNobody, { assignments: [assignment] }), 'CONFLICT'))
        .toEqual([{ path: 'reassignTo', message: 'Members are still assigned to the rule: expected a rule to reassign them to' }])
    }
  })

  test('CONFLICT: the default of its type, of a department', () => {
    expect(issuesOf(remove(toTarget, { type: { ...type, defaultRuleId: id('rule') } }), 'CONFLICT'))
      .toEqual([{ message: 'The rule is the default rule of its allowance type' }])
    expect(issuesOf(remove(toNobody, { departments: [department('a', { [type.id]: id('rule') })], assignments: standing }), 'CONFLICT'))
      .toEqual([{ message: 'The rule is a default rule of a department' }])
  })

  test.each<[string, Partial<RuleRemovalFacts>, string]>([
    ['is unknown', { target: null }, 'the id of a rule'],
    ['is deleted', { target: { ...target, deletedAt: now } }, 'a rule that is not deleted'],
    ['is inactive', { target: { ...target, isActive: false } }, 'an active rule'],
    ['is of another type', { target: { ...target, allowanceTypeId: id('other') } }, `a rule of allowance type ${type.id}`],
  ])('BAD_REQUEST: the rule to reassign to %s, before all conflicts', (_, some, expected) => {
    const all = { ...some, assignments: standing, type: { ...type, defaultRuleId: id('rule') } }
    expect(issuesOf(remove(toTarget, all))).toEqual([{ path: 'reassignTo', message: `expected ${expected}, got "${target.id}"` }])
  })

  test('BAD_REQUEST: the rule itself', () => {
    expect(issuesOf(remove({ reassignTo: id('rule'), reason: null }, { target: ruleOf() })))
      .toEqual([{ path: 'reassignTo', message: `expected another rule, got "${id('rule')}"` }])
  })

  test('a rule that is not shared can be reassigned to', () => {
    expect(remove(toTarget, { target: { ...target, isShared: false }, assignments: standing }).ok).toBe(true)
  })
})
