/** H1, spec: PATCH /rules/{id} and Allowance Management rules 1, 5. */
import { describe, expect, test } from 'vitest'
import { type RulePatch, type RuleUpdateFacts, updateRule } from '../../../../src/administration/rules/updateRule'
import type { AllowanceRule, AuditEntry } from '../../../../src/records'
import { id, revisedRule, terms } from '../../allowance/given'
import { actor, department, facts, issuesOf, now, root, ruleOf, type, valueOf, workspace } from './given'

const update = (patch: RulePatch, rule = ruleOf(), some: Partial<RuleUpdateFacts> = {}) => updateRule(patch, rule, facts(some), actor())
const updated = (...args: Parameters<typeof update>) => valueOf(update(...args))

const entry = (changes: AuditEntry['changes'], reason: string | null = null): AuditEntry => ({
  id: id('new 1'), eventType: 'rule_updated', ruleId: id('rule'), allowanceTypeId: type.id, memberId: null, actorMemberId: root.id, reason, changes,
  createdAt: now,
})

const unchanged = (rule: AllowanceRule, amount: number) =>
  ({ savedRules: [], savedAssignments: [], audit: [], answer: { rule, terms: terms({ amount }) } })

describe('spec: PATCH /rules/{id}: the fields of a rule', () => {
  test.each<[RulePatch, Record<string, unknown>]>([
    [{ name: '  Senior ' }, { name: { from: 'rule', to: 'Senior' } }],
    [{ isShared: false }, { is_shared: { from: true, to: false } }],
    [{ isActive: false, name: 'Old' }, { name: { from: 'rule', to: 'Old' }, is_active: { from: true, to: false } }],
  ])('%j', (patch, changes) => {
    const rule = ruleOf()
    const after = { ...rule, ...patch, ...(patch.name === undefined ? {} : { name: patch.name.trim() }), updatedAt: now }
    expect(updated(patch, rule)).toStrictEqual({
      savedRules: [after], savedAssignments: [], audit: [entry(changes)], answer: { rule: after, terms: terms({ amount: 28 }) },
    })
  })

  test('rule 1: the reason is optional, and stored without the blanks around it', () => {
    expect(updated({ name: 'Old', reason: '  tidied up ' }).audit[0]?.reason).toBe('tidied up')
    expect(updated({ name: 'Old', reason: '   ' }).audit[0]?.reason).toBeNull()
    expect(updated({ name: 'Old', reason: null }).audit[0]?.reason).toBeNull()
  })

  test('nothing changed: nothing is written or told, whatever the reason', () => {
    const rule = ruleOf()
    expect(updated({ name: ' rule', isShared: true, isActive: true, reason: 'because' }, rule)).toStrictEqual(unchanged(rule, 28))
    expect(updated({}, rule)).toStrictEqual(unchanged(rule, 28))
  })
})

describe('H1: the terms of a rule', () => {
  test('from a date: a revision more, and the entry says from when', () => {
    const { savedRules, audit, answer } = updated({ terms: { amount: 31 }, effectiveFrom: '2027-01-01', reason: 'agreed' })
    expect(savedRules).toStrictEqual([{
      ...ruleOf(), updatedAt: now, revisions: [...ruleOf().revisions, { effectiveFrom: '2027-01-01', terms: terms({ amount: 31 }) }],
    }])
    expect(audit).toStrictEqual([entry({
      amount: { from: 28, to: 31 }, effective_from: { from: '2025-01-01', to: '2027-01-01' },
    }, 'agreed')])
    expect(answer).toStrictEqual({ rule: savedRules[0], terms: terms({ amount: 28 }) })
  })

  test('without a date: from the start of the running fiscal year', () => {
    const { savedRules, audit, answer } = updated({ terms: { amount: 31 } }, ruleOf(), { workspace: { ...workspace, fiscalYearStartMonth: 4 } })
    expect(savedRules[0]?.revisions.at(-1)).toStrictEqual({ effectiveFrom: '2026-04-01', terms: terms({ amount: 31 }) })
    expect(audit[0]?.changes).toStrictEqual({ amount: { from: 28, to: 31 }, effective_from: { from: '2025-01-01', to: '2026-04-01' } })
    expect(answer.terms).toStrictEqual(terms({ amount: 31 }))
  })

  test('before every dated revision: what it follows on has held since ever', () => {
    const { savedRules, audit } = updated({ terms: { amount: 31 }, effectiveFrom: '2024-07-01' })
    expect(savedRules[0]?.revisions.at(-1)).toStrictEqual({ effectiveFrom: '2024-07-01', terms: terms({ amount: 31 }) })
    expect(audit[0]?.changes).toStrictEqual({ amount: { from: 30, to: 31 }, effective_from: { from: null, to: '2024-07-01' } })
  })

  test('what is left out is as on the day on which the edit begins, also within the carry-over', () => {
    const rule = revisedRule([[null, { amount: 30, carryOver: { limit: 10, expiresAfterMonths: 3 } }], ['2025-01-01', { amount: 28 }]])
    const { savedRules, audit } = updated({ terms: { carryOver: { limit: 5 } }, effectiveFrom: '2024-01-01' }, rule)
    expect(savedRules[0]?.revisions.at(-1)?.terms).toStrictEqual(terms({ amount: 30, carryOver: { limit: 5, expiresAfterMonths: 3 } }))
    expect(audit[0]?.changes).toStrictEqual({
      carry_over: {
        from: { limit: 10, expires_after_months: 3, carry_negative: true }, to: { limit: 5, expires_after_months: 3, carry_negative: true },
      },
      effective_from: { from: null, to: '2024-01-01' },
    })
  })

  test('each field that changed is told, none that did not; those of the rule first', () => {
    const whole = terms({ amount: 28, cycle: 'monthly', grantTiming: 'end', rounding: { step: 0.5, mode: 'up' } })
    expect(updated({ name: 'Monthly', terms: whole, effectiveFrom: '2027-01-01' }).audit).toStrictEqual([entry({
      name: { from: 'rule', to: 'Monthly' }, cycle: { from: 'yearly', to: 'monthly' }, grant_timing: { from: 'start', to: 'end' },
      rounding: { from: null, to: { step: 0.5, mode: 'up' } }, effective_from: { from: '2025-01-01', to: '2027-01-01' },
    })])
  })

  test('terms that hold on that day anyway are no edit, in whatever order their fields came', () => {
    const rule = ruleOf({}, { yearStart: { kind: 'fixed', month: 7, day: 1 } })
    const same = {
      rounding: null, amount: 28, carryOver: { carryNegative: true, expiresAfterMonths: null, limit: null }, yearStart: { day: 1, month: 7, kind: 'fixed' as const },
    }
    expect(updated({ terms: same, effectiveFrom: '2026-01-01' }, rule)).toMatchObject({ savedRules: [], audit: [] })
    expect(updated({ terms: same }, rule)).toMatchObject({ savedRules: [], audit: [] })
    expect(updated({ terms: same, effectiveFrom: '2024-12-31' }, rule).audit[0]?.changes)
      .toStrictEqual({ amount: { from: 30, to: 28 }, effective_from: { from: null, to: '2024-12-31' } })
  })

  test('terms that came from elsewhere, with their fields in another order, are the same ones', () => {
    const { cycle, carryOver, ...rest } = terms({ amount: 28 })
    const { limit, ...carry } = carryOver
    const imported = { ...ruleOf(), revisions: [{ effectiveFrom: null, terms: { ...rest, carryOver: { ...carry, limit }, cycle } }] }
    expect(updated({ terms: terms({ amount: 28 }) }, imported)).toMatchObject({ savedRules: [], audit: [] })
  })

  test('a rename beside terms that hold anyway is told alone', () => {
    const { savedRules, audit } = updated({ name: 'Old', terms: { amount: 28 }, effectiveFrom: '2026-01-01' })
    expect(audit).toStrictEqual([entry({ name: { from: 'rule', to: 'Old' } })])
    expect(savedRules[0]?.revisions).toStrictEqual(ruleOf().revisions)
  })

  test('employment anniversaries need a date', () => {
    const rule = ruleOf({}, { yearStart: { kind: 'employment_anniversary' } })
    expect(issuesOf(update({ terms: { amount: 31 } }, rule)))
      .toEqual([{ path: 'effectiveFrom', message: 'expected a date, since the rule follows employment anniversaries, got null' }])
    expect(updated({ terms: { amount: 31 }, effectiveFrom: '2026-03-01' }, rule).savedRules[0]?.revisions).toHaveLength(3)
    expect(updated({ name: 'Old' }, rule).savedRules).toHaveLength(1)
  })
})

describe('spec: PATCH /rules/{id}: what is refused with BAD_REQUEST', () => {
  test('every fault at once', () => {
    expect(issuesOf(update({ name: ' ', terms: { amount: -1, carryOver: { expiresAfterMonths: 13 } }, effectiveFrom: '2026-02-30' }))).toEqual([
      { path: 'name', message: 'expected a text that is not empty, got " "' },
      { path: 'terms.amount', message: 'expected 0 or more, got -1' },
      { path: 'terms.carryOver.expiresAfterMonths', message: 'expected a number of months from 1 to 12, got 13' },
      { path: 'effectiveFrom', message: 'expected a calendar date YYYY-MM-DD, got "2026-02-30"' },
    ])
  })

  test('a date without terms', () => {
    expect(issuesOf(update({ name: 'Old', effectiveFrom: '2026-01-01' })))
      .toEqual([{ path: 'effectiveFrom', message: 'expected terms together with a date, got "2026-01-01"' }])
    expect(update({ name: 'Old', effectiveFrom: null }).ok).toBe(true)
  })

  test('the unit of the type decides on amounts', () => {
    expect(issuesOf(update({ terms: { amount: 0.5 } }, ruleOf(), { type: { ...type, unit: 'hours' } })))
      .toEqual([{ path: 'terms.amount', message: 'expected a whole number of minutes, got 0.5' }])
  })

  test.each<[string, Partial<RuleUpdateFacts>]>([
    ['the organisation', { type: { ...type, defaultRuleId: id('rule') } }],
    ['a department', { departments: [department('a'), department('b', { [type.id]: id('rule') })] }],
  ])('the default rule of %s stays active and shared', (_, some) => {
    expect(issuesOf(update({ isActive: false, isShared: false }, ruleOf(), some))).toEqual([
      { path: 'isShared', message: 'expected true, because new members get the rule by default, got false' },
      { path: 'isActive', message: 'expected true, because new members get the rule by default, got false' },
    ])
    expect(update({ name: 'Old', isActive: true, isShared: true }, ruleOf(), some).ok).toBe(true)
    expect(update({ name: 'Old', isActive: false }, ruleOf({ isActive: false }), some).ok).toBe(true)
  })

  test('the defaults of another type or rule do not matter', () => {
    const some = { type: { ...type, defaultRuleId: id('other') }, departments: [department('a', { [id('elsewhere')]: id('rule'), [type.id]: id('other') })] }
    expect(update({ isActive: false, isShared: false }, ruleOf(), some).ok).toBe(true)
  })
})

test('what is handed over stays as it is', () => {
  const rule = ruleOf()
  updated({ name: 'Old', terms: { amount: 31 } }, rule)
  expect(rule).toStrictEqual(ruleOf())
})
