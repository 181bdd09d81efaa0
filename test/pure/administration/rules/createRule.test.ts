/** Spec: POST rules, Allowance Management rule 1. */
import { describe, expect, test } from 'vitest'
import { type NewRule, createRule } from '../../../../src/administration/rules/createRule'
import { revisionOn } from '../../../../src/administration/rules/revisionOn'
import type { RuleTerms } from '../../../../src/records'
import { id, revisedRule, terms } from '../../allowance/given'
import { actor, issuesOf, now, root, type, valueOf } from './given'

const command: NewRule = { name: ' Standard  ', isShared: true, isActive: false, terms: terms(), reason: null }
const create = (some: Partial<NewRule> = {}, of = type) => createRule({ ...command, ...some }, of, actor())

test('spec: POST rules: a rule whose terms hold since ever, and one entry filed under it', () => {
  const rule = {
    id: id('new 1'), allowanceTypeId: type.id, name: 'Standard', isShared: true, isActive: false, deletedAt: null, createdAt: now, updatedAt: now,
    revisions: [{ effectiveFrom: null, terms: terms() }],
  }
  expect(valueOf(create({ reason: ' new contract ' }))).toStrictEqual({
    savedRules: [rule], savedAssignments: [], answer: { rule, terms: terms() },
    audit: [{
      id: id('new 2'), eventType: 'rule_created', ruleId: rule.id, allowanceTypeId: type.id, memberId: null, actorMemberId: root.id,
      reason: 'new contract', changes: null, createdAt: now,
    }],
  })
})

test('stores the terms and nothing that came along with them', () => {
  const more = { ...terms({ yearStart: { kind: 'fixed', month: 2, day: 29 }, rounding: { step: 0.5, mode: 'up' } }), colour: 'blue' } as RuleTerms
  expect(valueOf(create({ terms: more })).answer.terms).toStrictEqual(terms({
    yearStart: { kind: 'fixed', month: 2, day: 29 }, rounding: { step: 0.5, mode: 'up' },
  }))
})

test('spec: POST rules: every fault at once, amounts in the unit of the type', () => {
  const wrong = terms({ amount: 1.5, accrualAnchorDate: '2026-02-29' })
  expect(issuesOf(create({ name: '\t ', terms: wrong }, { ...type, unit: 'hours' }))).toEqual([
    { path: 'name', message: 'expected a text that is not empty, got "\\t "' },
    { path: 'terms.amount', message: 'expected a whole number of minutes, got 1.5' },
    { path: 'terms.accrualAnchorDate', message: 'expected a calendar date YYYY-MM-DD, got "2026-02-29"' },
  ])
})

describe('H1: the terms in force on a date', () => {
  const rule = revisedRule([['2026-01-01', { amount: 3 }], [null, { amount: 1 }], ['2025-01-01', { amount: 2 }], ['2026-01-01', { amount: 4 }]])

  test.each([
    ['2024-12-31', null, 1], ['2025-01-01', '2025-01-01', 2], ['2025-12-31', '2025-01-01', 2], ['2026-01-01', '2026-01-01', 4], ['2030-02-28', '2026-01-01', 4],
  ])('%s: since %s, %d', (date, effectiveFrom, amount) => {
    expect(revisionOn(rule, date)).toStrictEqual({ effectiveFrom, terms: terms({ amount }) })
  })

  test('the first revision holds since ever, whatever its date', () => {
    expect(revisionOn(revisedRule([['2025-01-01', { amount: 2 }]]), '2001-01-01')).toStrictEqual({ effectiveFrom: null, terms: terms({ amount: 2 }) })
  })

  test('a rule without a revision is a programmer error', () => {
    expect(() => revisionOn(revisedRule([]), '2026-01-01')).toThrow(new RangeError(`expected a rule with terms, got ${id('rule')} without a revision`))
  })
})
