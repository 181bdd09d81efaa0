/** Spec: DELETE /allowance-types/{id}, reorder, default-rule; decision 61. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AllowanceTypeUse, deleteAllowanceType } from '../../../../src/administration/allowanceTypes/deleteAllowanceType'
import { reorderAllowanceTypes } from '../../../../src/administration/allowanceTypes/reorderAllowanceTypes'
import { setDefaultRule } from '../../../../src/administration/allowanceTypes/setDefaultRule'
import { setDepartmentDefaultRule } from '../../../../src/administration/allowanceTypes/setDepartmentDefaultRule'
import { withoutAllowanceType } from '../../../../src/administration/allowanceTypes/withoutAllowanceType'
import type { AllowanceRule } from '../../../../src/records'
import { calendarDayLeave } from '../../../../src/testing/build/calendarDayLeave'
import { recordedAt } from '../../../../src/testing/recordedAt'
import { id, rule } from '../../allowance/given'
import { actor, department, issuesOf, now, root, valueOf } from '../rules/given'
import { allowanceType, entry, overtime, study, types, vacation } from './given'

const standard: AllowanceRule = { ...rule(), allowanceTypeId: vacation.id }

describe('spec: DELETE /allowance-types/{id}: what keeps a type, in this order', () => {
  const leave = { ...calendarDayLeave(id('leave'), 'Leave', 'days', vacation.id, recordedAt), archivedAt: now }
  const noUse: AllowanceTypeUse = { types, leaveTypes: [], isDefaultOfAnybody: false, rules: [] }
  const remove = (use: Partial<AllowanceTypeUse> = {}) => deleteAllowanceType(vacation, { ...noUse, ...use }, actor())

  const uses: [string, Partial<AllowanceTypeUse>][] = [
    ['Leave types draw from the allowance type', { leaveTypes: [leave] }],
    ['The allowance type is the default of a member', { isDefaultOfAnybody: true }],
    ['The allowance type still has rules', { rules: [{ ...standard, isActive: false }] }],
    ['The allowance type is the last one of the workspace', { types: [vacation] }],
  ]

  test.each(uses.map(([message, use], index) => [message, use, index] as const))('%s', (message, use, index) => {
    expect(issuesOf(remove(use), 'CONFLICT')).toEqual([{ message }])
    const andAllAfter = Object.assign({}, ...uses.slice(index).map(([, one]) => one)) as Partial<AllowanceTypeUse>
    expect(issuesOf(remove(andAllAfter), 'CONFLICT')).toEqual([{ message }])
  })

  test('otherwise it goes; the entry keeps what it was', () => {
    const use = { leaveTypes: [{ ...leave, allowanceTypeId: study.id }], rules: [{ ...standard, deletedAt: now }], types: [vacation, study] }
    expect(valueOf(remove(use))).toStrictEqual(entry(1, {
      eventType: 'allowance_type_deleted', changes: { default_name: { from: 'vacation', to: null }, unit: { from: 'days', to: null } },
    }))
  })

  test('D50: members lose their configuration of it, and keep the others', () => {
    const configuration = (of: string, isDefault: boolean) =>
      ({ id: id(of), allowanceTypeId: id(of), default: isDefault, disabled: false, createdAt: recordedAt })
    const member = { ...root, allowanceTypeConfigurations: [configuration('vacation', false), configuration('study', true)] }
    expect(withoutAllowanceType(member, vacation.id, now))
      .toStrictEqual({ ...member, allowanceTypeConfigurations: [configuration('study', true)], updatedAt: now })
    expect(withoutAllowanceType(member, overtime.id, now)).toBe(member)
  })
})

describe('spec: POST /allowance-types/reorder', () => {
  const order = (...names: string[]) => valueOf(reorderAllowanceTypes(names.map(id), types, actor()))
  const names = ({ answer }: ReturnType<typeof order>) => answer.map(({ defaultName, position }) => `${position} ${defaultName}`)

  test('every id: positions 1, 2, ... in their order; an entry for each that moved', () => {
    const done = order('study', 'overtime', 'vacation')
    expect(names(done)).toEqual(['1 study', '2 overtime', '3 vacation'])
    expect(done.saved).toStrictEqual([{ ...vacation, position: 3, updatedAt: now }, { ...study, position: 1, updatedAt: now }])
    expect(done.audit).toStrictEqual([
      entry(1, { changes: { position: { from: 1, to: 3 } } }), entry(2, { allowanceTypeId: study.id, changes: { position: { from: 3, to: 1 } } }),
    ])
  })

  test('an omitted id keeps its position; those of one position are in the order of their ids', () => {
    expect(names(order('study'))).toEqual(['1 study', '1 vacation', '2 overtime'])
    expect(names(order('overtime'))).toEqual(['1 overtime', '1 vacation', '3 study'])
    expect(names(order('study', 'vacation'))).toEqual(['1 study', '2 overtime', '2 vacation'])
  })

  test('the order that holds: nothing is written or told', () => {
    for (const same of [order('vacation', 'overtime', 'study'), order()]) {
      expect(same).toStrictEqual({ saved: [], audit: [], answer: types })
    }
  })

  test('unknown ids and repeated ones, all of them', () => {
    expect(issuesOf(reorderAllowanceTypes([vacation.id, id('none'), vacation.id, 'x', id('none')], types, actor()))).toEqual([
      { path: 'allowanceTypeIds[1]', message: `expected the id of an allowance type, got "${id('none')}"` },
      { path: 'allowanceTypeIds[2]', message: `expected each id once, got "${vacation.id}"` },
      { path: 'allowanceTypeIds[3]', message: 'expected the id of an allowance type, got "x"' },
      { path: 'allowanceTypeIds[4]', message: `expected the id of an allowance type, got "${id('none')}"` },
    ])
  })

  test('any order of every id is the order of the answer, and doing it again changes nothing', () => {
    const many = Array.from({ length: 9 }, (_, index) => allowanceType(`type ${index}`, index % 4))
    fc.assert(fc.property(fc.shuffledSubarray(many.map((type) => type.id), { minLength: 9 }), (ids) => {
      const { saved, answer } = valueOf(reorderAllowanceTypes(ids, many, actor()))
      expect(answer.map((type) => type.id)).toEqual(ids)
      expect(many.map((type) => saved.find((one) => one.id === type.id)?.position ?? type.position).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
      expect(valueOf(reorderAllowanceTypes(ids, answer, actor()))).toMatchObject({ saved: [], audit: [] })
    }))
  })
})

describe('spec: PUT default-rule: an active, shared rule of the type', () => {
  const inUse = { ...vacation, defaultRuleId: id('old') }
  const sales = department('sales', { [overtime.id]: id('else'), [vacation.id]: id('old') })

  test('of the organisation: the type and one entry filed under it', () => {
    const after = { ...inUse, defaultRuleId: standard.id, updatedAt: now }
    expect(valueOf(setDefaultRule(standard.id, { type: inUse, rule: standard }, actor()))).toStrictEqual({
      saved: [after], answer: after,
      audit: [entry(1, { eventType: 'default_rule_changed', changes: { from_rule_id: id('old'), to_rule_id: standard.id } })],
    })
  })

  test('D61: of a department: its default of that type alone; the entry names the department', () => {
    const after = { ...sales, defaultRuleIds: { [overtime.id]: id('else'), [vacation.id]: standard.id } }
    const change = setDepartmentDefaultRule(standard.id, { department: sales, type: vacation, rule: standard }, actor())
    expect(valueOf(change)).toStrictEqual({
      saved: [after], answer: after,
      audit: [entry(1, {
        eventType: 'default_rule_changed', changes: { department_id: sales.id, from_rule_id: id('old'), to_rule_id: standard.id },
      })],
    })
    const first = setDepartmentDefaultRule(standard.id, { department: department('new'), type: vacation, rule: standard }, actor())
    expect(valueOf(first).audit[0]?.changes).toMatchObject({ from_rule_id: null })
  })

  test('the one that it is: nothing is written or told', () => {
    const type = { ...vacation, defaultRuleId: standard.id }
    const own = department('own', { [vacation.id]: standard.id })
    expect(valueOf(setDefaultRule(standard.id, { type, rule: standard }, actor()))).toStrictEqual({ saved: [], audit: [], answer: type })
    expect(valueOf(setDepartmentDefaultRule(standard.id, { department: own, type, rule: standard }, actor())))
      .toStrictEqual({ saved: [], audit: [], answer: own })
  })

  test.each<[string, AllowanceRule | null, string]>([
    ['unknown', null, 'the id of a rule'], ['deleted', { ...standard, deletedAt: now, isActive: false }, 'a rule that is not deleted'],
    ['inactive', { ...standard, isActive: false }, 'an active rule'], ['not shared', { ...standard, isShared: false }, 'a shared rule'],
    ['of another type', { ...standard, allowanceTypeId: study.id }, `a rule of allowance type ${vacation.id}`],
  ])('BAD_REQUEST: %s, also when it is the default', (_, some, expected) => {
    const issues = [{ path: 'ruleId', message: `expected ${expected}, got "${standard.id}"` }]
    const type = { ...vacation, defaultRuleId: standard.id }
    expect(issuesOf(setDefaultRule(standard.id, { type, rule: some }, actor()))).toEqual(issues)
    expect(issuesOf(setDepartmentDefaultRule(standard.id, { department: sales, type, rule: some }, actor()))).toEqual(issues)
  })
})
