/** Spec: Allowance Management endpoints of rules; decisions 4, 6, 9, 53; allowances H1. Today is 2026-07-01 in the workspace. */
import { describe, expect, test } from 'vitest'
import { type NewRule, type RulePatch, type RuleRemoval, createRule, deleteRule, listRules, updateRule } from '../../../../../src/services'
import { department } from '../../../administration/rules/given'
import { id, revisedRule, terms } from '../../../allowance/given'
import {
  ada, bob, changed, company, entry, expectAdminsOnly, expectRefusal, gone, idle, more, now, on, open, overtime, privately, root, ruleOf, sales,
  standard, study, today, vacation, valueOf, yesterday,
} from '../types/given'

type Act = Parameters<Parameters<typeof expectAdminsOnly>[0]>

describe('spec: GET /allowance-types/{allowance_type_id}/rules', () => {
  const list = (typeId = vacation.id) => (...[ports, caller]: Act) => listRules(ports, caller, typeId)

  test('those that are not deleted, by name then id, with the terms in force today', async () => {
    const revised = ruleOf('zz', { name: 'A', revisions: revisedRule([[null, { amount: 1 }], ['2026-07-01', { amount: 2 }], ['2026-07-02', { amount: 3 }]]).revisions })
    const twin = ruleOf('aa', { name: 'A' })
    const { ports } = open({ rules: [...company().rules, revised, twin, ruleOf('elsewhere', { allowanceTypeId: study.id })] })
    expect(valueOf(await listRules(ports, root.id, vacation.id))).toStrictEqual([
      { rule: twin, terms: terms() }, { rule: revised, terms: terms({ amount: 2 }) }, { rule: idle, terms: terms() },
      { rule: more, terms: terms({ amount: 33 }) }, { rule: privately, terms: terms() }, { rule: standard, terms: terms() },
    ])
    expect(valueOf(await listRules(ports, root.id, overtime.id))).toEqual([])
  })

  test('D6: an unknown type; D53: admins only', async () => {
    await expectRefusal('NOT_FOUND', list(id('none')))
    await expectAdminsOnly(list())
  })
})

describe('spec: POST /allowance-types/{allowance_type_id}/rules', () => {
  const command: NewRule = { name: 'Senior', isShared: true, isActive: true, terms: terms({ amount: 480 }), reason: 'agreed' }
  const create = (some: Partial<NewRule> = {}, typeId = overtime.id) => (...[ports, caller]: Act) => createRule(ports, caller, typeId, { ...command, ...some })

  test('stores it, and tells of it', async () => {
    const { answer, lists, after, audit } = await changed(create())
    expect(answer).toStrictEqual({
      rule: {
        id: id('new 1'), allowanceTypeId: overtime.id, name: 'Senior', isShared: true, isActive: true, deletedAt: null, createdAt: now,
        updatedAt: now, revisions: [{ effectiveFrom: null, terms: command.terms }],
      },
      terms: command.terms,
    })
    expect(lists).toEqual(['rules'])
    expect(after.rules).toStrictEqual([...company().rules, answer.rule])
    expect(audit).toStrictEqual([entry(2, {
      eventType: 'rule_created', ruleId: answer.rule.id, allowanceTypeId: overtime.id, reason: 'agreed',
    })])
  })

  test('faults in the unit of the type; D6: an unknown type; D53: admins only', async () => {
    const wrong = { name: '', terms: terms({ amount: 0.5, carryOver: { limit: -1 } }) }
    expect(await expectRefusal('BAD_REQUEST', create(wrong))).toMatchObject([{ path: 'name' }, { path: 'terms.amount' }, { path: 'terms.carryOver.limit' }])
    await expectRefusal('NOT_FOUND', create(wrong, id('none')))
    await expectAdminsOnly(create())
  })
})

describe('spec: PATCH /rules/{id}', () => {
  const update = (patch: RulePatch, ruleId = more.id) => (...[ports, caller]: Act) => updateRule(ports, caller, ruleId, patch)

  test('H1: stores the terms as a revision, from the start of the running year in the workspace, and tells of it', async () => {
    const { answer, lists, after, audit } = await changed(update({ name: 'Most', terms: { amount: 35 }, reason: ' agreed ' }))
    const rule = { ...more, name: 'Most', updatedAt: now, revisions: [...more.revisions, { effectiveFrom: '2026-01-01', terms: terms({ amount: 35 }) }] }
    expect(answer).toStrictEqual({ rule, terms: terms({ amount: 35 }) })
    expect(lists).toEqual(['rules'])
    expect(after.rules[1]).toStrictEqual(rule)
    expect(audit).toStrictEqual([entry(1, {
      ruleId: more.id, reason: 'agreed',
      changes: { name: { from: 'more', to: 'Most' }, amount: { from: 33, to: 35 }, effective_from: { from: null, to: '2026-01-01' } },
    })])
  })

  test('D9: the year that runs is that of the date in the workspace', async () => {
    const inJuly = ruleOf('more', {}, { yearStart: { kind: 'fixed', month: 7, day: 1 } })
    const { answer } = await changed(update({ terms: { amount: 35 } }), { rules: [inJuly] })
    expect(answer.rule.revisions.at(-1)?.effectiveFrom).toBe(today)
  })

  test('H1: terms that begin later are not in force yet', async () => {
    const { answer } = await changed(update({ terms: { amount: 35 }, effectiveFrom: '2026-07-02' }))
    expect(answer.terms.amount).toBe(33)
  })

  test('nothing changed: nothing is written or told', async () => {
    expect(await changed(update({ name: 'more', terms: terms({ amount: 33 }), reason: 'none' }))).toMatchObject({ lists: [], audit: [] })
  })

  test.each([['isActive', { isActive: false }], ['isShared', { isShared: false }]])('a default stays as it has to be: %s', async (path, patch) => {
    expect(await expectRefusal('BAD_REQUEST', update(patch, standard.id))).toMatchObject([{ path }])
    const ofDepartment = { departments: [{ ...sales, defaultRuleIds: { [vacation.id]: more.id } }] }
    expect(await expectRefusal('BAD_REQUEST', update(patch), root, ofDepartment)).toMatchObject([{ path }])
    expect((await changed(update(patch))).lists).toEqual(['rules'])
  })

  test('faults; D6: an unknown or a deleted rule; D53: admins only', async () => {
    expect(await expectRefusal('BAD_REQUEST', update({ name: ' ', terms: { amount: -1 }, effectiveFrom: '2026-02-29' })))
      .toMatchObject([{ path: 'name' }, { path: 'terms.amount' }, { path: 'effectiveFrom' }])
    await expectRefusal('NOT_FOUND', update({ name: '' }, id('none')))
    await expectRefusal('NOT_FOUND', update({ name: 'Back' }, gone.id))
    await expectAdminsOnly(update({ name: 'Most' }))
  })
})

describe('spec: DELETE /rules/{id}', () => {
  const toStandard: RuleRemoval = { reassignTo: standard.id, reason: ' merged ' }
  const toNobody: RuleRemoval = { reassignTo: null, reason: null }
  const remove = (removal = toNobody, ruleId = more.id) => (...[ports, caller]: Act) => deleteRule(ports, caller, ruleId, removal)
  const running = on(ada, more, '2026-01-01', '2026-12-31')
  const later = on(bob, more, '2026-09-01')
  const ended = on(bob, more, '2025-01-01', yesterday)
  const untouched = on(bob, standard, today, '2026-08-31')

  test('moves who is still on it as of today in the workspace, in one transaction', async () => {
    const { answer, lists, after, audit } = await changed(remove(toStandard), { assignments: [later, running, ended, untouched] })
    expect(answer).toStrictEqual({ ...more, isActive: false, deletedAt: now, updatedAt: now })
    expect(lists).toEqual(['rules', 'assignments'])
    expect(after.rules[1]).toStrictEqual(answer)
    expect(after.assignments).toStrictEqual([
      { ...later, ruleId: standard.id }, { ...running, ruleEndDate: yesterday }, ended, untouched,
      { ...running, id: id('new 1'), ruleId: standard.id, ruleStartDate: today, reason: 'merged', createdAt: now },
    ])
    const changes = { from_rule_id: more.id, to_rule_id: standard.id }
    expect(audit).toStrictEqual([
      entry(2, { eventType: 'rule_changed', ruleId: standard.id, memberId: ada.id, reason: 'merged', changes }),
      entry(3, { eventType: 'rule_changed', ruleId: standard.id, memberId: bob.id, reason: 'merged', changes }),
      entry(4, { eventType: 'rule_deleted', ruleId: more.id, reason: 'merged', changes }),
    ])
  })

  test('nobody is left: no other rule is needed', async () => {
    const { lists, audit } = await changed(remove(), { assignments: [ended] })
    expect(lists).toEqual(['rules'])
    expect(audit).toStrictEqual([entry(1, { eventType: 'rule_deleted', ruleId: more.id })])
  })

  test('CONFLICT: members are still on it, it is a default', async () => {
    const message = async (act: ReturnType<typeof remove>, some: Parameters<typeof open>[0] = {}) =>
      (await expectRefusal('CONFLICT', act, root, some))[0]?.message
    expect(await message(remove(), { assignments: [later] })).toBe('Members are still assigned to the rule: expected a rule to reassign them to')
    expect(await message(remove(toNobody, standard.id))).toBe('The rule is the default rule of its allowance type')
    expect(await message(remove(), { departments: [{ ...sales, defaultRuleIds: { [vacation.id]: more.id } }] })).toBe('The rule is a default rule of a department')
  })

  test('CONFLICT: the default of a department that nobody is in', async () => {
    await expectRefusal('CONFLICT', remove(), root, { departments: [sales, department('desk', { [vacation.id]: more.id })] })
  })

  test.each([['unknown', id('none')], ['deleted', gone.id], ['inactive', idle.id], ['the rule itself', more.id], ['of another type', id('study rule')]])(
    'BAD_REQUEST: a rule to reassign to that is %s', async (_, reassignTo) => {
      const rules = [...company().rules, ruleOf('study rule', { allowanceTypeId: study.id })]
      expect(await expectRefusal('BAD_REQUEST', remove({ reassignTo, reason: null }), root, { rules, assignments: [running] }))
        .toMatchObject([{ path: 'reassignTo' }])
    })

  test('D6: an unknown rule, and one that is deleted already; D53: admins only', async () => {
    await expectRefusal('NOT_FOUND', remove(toNobody, id('none')))
    await expectRefusal('NOT_FOUND', remove(toStandard, gone.id))
    await expectAdminsOnly(remove())
  })

  test('of two at once, one deletes it and the other finds nothing', async () => {
    const { ports, save } = open({ assignments: [running] })
    const results = await Promise.all([deleteRule(ports, root.id, more.id, toStandard), deleteRule(ports, root.id, more.id, toStandard)])
    expect(results.map((result) => (result.ok ? 'ok' : result.failure.code)).sort()).toEqual(['NOT_FOUND', 'ok'])
    expect(save().assignments).toHaveLength(2)
  })
})
