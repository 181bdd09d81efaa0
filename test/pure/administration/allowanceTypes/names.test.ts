/** Spec: Allowance-model records; POST and PATCH of allowance types; Allowance Management rule 6; decision 54. */
import { describe, expect, test } from 'vitest'
import { allowanceTypeName } from '../../../../src/administration/allowanceTypes/allowanceTypeName'
import { type NewAllowanceType, createAllowanceType } from '../../../../src/administration/allowanceTypes/createAllowanceType'
import { mostAllowanceTypes } from '../../../../src/administration/allowanceTypes/mostAllowanceTypes'
import { type AllowanceTypePatch, updateAllowanceType } from '../../../../src/administration/allowanceTypes/updateAllowanceType'
import type { AllowanceType, Plan, Workspace } from '../../../../src/records'
import { id } from '../../allowance/given'
import { actor, issuesOf, now, valueOf, workspace } from '../rules/given'
import { allowanceType, entry, types, vacation } from './given'

const command: NewAllowanceType = {
  defaultName: ' Care leave ', translations: [{ language: ' de ', name: ' Pflege ' }], unit: 'hours', ignoreAllowanceLimit: true,
}
const withPlan = (plan: Plan, maxAllowanceTypes: number | null = null): Workspace =>
  ({ ...workspace, plan, settings: { ...workspace.settings, maxAllowanceTypes } })
const create = (some: Partial<NewAllowanceType> = {}, of: readonly AllowanceType[] = types, where = workspace) =>
  createAllowanceType({ ...command, ...some }, { workspace: where, types: of }, actor())
const update = (patch: AllowanceTypePatch) => updateAllowanceType(patch, vacation, actor())

describe('spec: POST /allowance-types', () => {
  test('a type behind the last, without a rule, names without the blanks around them; one entry', () => {
    const type = {
      id: id('new 1'), defaultName: 'Care leave', translations: [{ language: 'de', name: 'Pflege' }], unit: 'hours', ignoreAllowanceLimit: true,
      position: 4, defaultRuleId: null, deletedAt: null, createdAt: now, updatedAt: now,
    }
    expect(valueOf(create())).toStrictEqual({
      saved: [type], answer: type, audit: [entry(2, { eventType: 'allowance_type_created', allowanceTypeId: type.id })],
    })
  })

  test('the position counts, not the number of types; the first has position 1', () => {
    expect(valueOf(create({}, [allowanceType('far', 9), allowanceType('near', 2)])).answer.position).toBe(10)
    expect(valueOf(create({}, [])).answer.position).toBe(1)
  })

  test('every fault of the names at once', () => {
    const translations = [
      { language: 'de', name: 'Pflege' }, { language: '', name: 'x' }, { language: ' ', name: ' ' }, { language: 'de ', name: 'Sorge' },
    ]
    expect(issuesOf(create({ defaultName: '  ', translations }))).toEqual([
      { path: 'defaultName', message: 'expected a text that is not empty, got "  "' },
      { path: 'translations[1].language', message: 'expected a language, got ""' },
      { path: 'translations[2].language', message: 'expected a language, got " "' },
      { path: 'translations[2].name', message: 'expected a text that is not empty, got " "' },
      { path: 'translations[3].language', message: 'expected each language once, got "de "' },
    ])
  })
})

describe('D54: how many types a workspace may have', () => {
  test.each<[Plan, number | null]>([['free', 1], ['mini', 1], ['essentials', 10], ['plus', null]])('%s: %s', (plan, most) => {
    expect(mostAllowanceTypes(withPlan(plan))).toBe(most)
    expect(mostAllowanceTypes(withPlan(plan, 3))).toBe(3)
    expect(mostAllowanceTypes(withPlan(plan, 0))).toBe(0)
  })

  const some = (count: number) => Array.from({ length: count }, (_, index) => allowanceType(`type ${index}`, index + 1))

  test.each<[Plan, number]>([['free', 1], ['mini', 1], ['essentials', 10]])('%s: the last one of them, and one more', (plan, most) => {
    expect(create({}, some(most - 1), withPlan(plan)).ok).toBe(true)
    expect(issuesOf(create({}, some(most), withPlan(plan))))
      .toEqual([{ message: `expected at most ${most} allowance types in this workspace, which has ${most} already` }])
  })

  test('plus has no end; the setting wins in both directions', () => {
    expect(create({}, some(200), withPlan('plus')).ok).toBe(true)
    expect(create({}, some(5), withPlan('free', 6)).ok).toBe(true)
    expect(create({}, some(5), withPlan('plus', 5)).ok).toBe(false)
  })

  test('faults of the names come first', () => {
    expect(issuesOf(create({ defaultName: '' }, some(1), withPlan('free'))).map(({ path }) => path)).toEqual(['defaultName'])
  })
})

describe('spec: PATCH /allowance-types/{id}', () => {
  test.each<[AllowanceTypePatch, Partial<AllowanceType>, Record<string, unknown>]>([
    [{ defaultName: ' Leave ' }, { defaultName: 'Leave' }, { default_name: { from: 'vacation', to: 'Leave' } }],
    [{ ignoreAllowanceLimit: true }, { ignoreAllowanceLimit: true }, { ignore_allowance_limit: { from: false, to: true } }],
    [
      { translations: [{ language: ' fr', name: 'Congé ' }] }, { translations: [{ language: 'fr', name: 'Congé' }] },
      { translations: { from: [{ language: 'de', name: 'Urlaub' }], to: [{ language: 'fr', name: 'Congé' }] } },
    ],
    [{ translations: [] }, { translations: [] }, { translations: { from: [{ language: 'de', name: 'Urlaub' }], to: [] } }],
  ])('%j: that field, nothing else', (patch, fields, changes) => {
    const after = { ...vacation, ...fields, updatedAt: now }
    expect(valueOf(update(patch))).toStrictEqual({ saved: [after], answer: after, audit: [entry(1, { changes })] })
  })

  test.each<AllowanceTypePatch>([
    {}, { defaultName: ' vacation' }, { translations: [{ name: 'Urlaub', language: 'de' }] }, { ignoreAllowanceLimit: false, unit: 'days' },
  ])('%j changes nothing: nothing is written or told', (patch) => {
    expect(valueOf(update(patch))).toStrictEqual({ saved: [], audit: [], answer: vacation })
  })

  test('translations that came from elsewhere, with blanks and fields in another order, are the same ones', () => {
    const imported = { ...vacation, translations: [{ name: 'Urlaub ', language: 'de' }] }
    expect(valueOf(updateAllowanceType({ translations: [{ language: 'de', name: 'Urlaub' }] }, imported, actor())))
      .toStrictEqual({ saved: [], audit: [], answer: imported })
  })

  test('rule 6: the unit stays, and every fault is told', () => {
    expect(issuesOf(update({ defaultName: '', unit: 'hours', translations: [{ language: 'de', name: '' }] }))).toEqual([
      { path: 'defaultName', message: 'expected a text that is not empty, got ""' },
      { path: 'translations[0].name', message: 'expected a text that is not empty, got ""' },
      { path: 'unit', message: 'expected days, which cannot be changed, got "hours"' },
    ])
  })
})

test('spec: Allowance-model records: the name in a language, else the stored one', () => {
  expect(allowanceTypeName(vacation, 'de')).toBe('Urlaub')
  expect(allowanceTypeName(vacation, 'fr')).toBe('vacation')
  expect(allowanceTypeName(vacation, null)).toBe('vacation')
})
