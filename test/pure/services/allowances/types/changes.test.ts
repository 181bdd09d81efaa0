/** Spec: Allowance Management endpoints of allowance types; decisions 4, 6, 50, 53, 54, 61. */
import { describe, expect, test } from 'vitest'
import {
  type NewAllowanceType, configureMemberAllowanceType, createAllowanceType, deleteAllowanceType, listAllowanceTypes, reorderAllowanceTypes,
  setDefaultRule, setDepartmentDefaultRule, updateAllowanceType,
} from '../../../../../src/services'
import type { Member } from '../../../../../src/records'
import { readSnapshot } from '../../../../../src/adapters/snapshot'
import { usableTypes } from '../../../../../src/allowance/usableTypes'
import { plainMember } from '../../../../../src/testing/build/plainMember'
import { recordId } from '../../../../../src/testing/recordId'
import { recordedAt } from '../../../../../src/testing/recordedAt'
import { workspace } from '../../../administration/rules/given'
import { id } from '../../../allowance/given'
import {
  ada, bob, changed, company, entry, expectAdminsOnly, expectRefusal, gone, idle, leave, more, now, on, open, overtime, privately, root, sales,
  standard, study, today, vacation, valueOf,
} from './given'

describe('spec: POST /allowance-types', () => {
  const command: NewAllowanceType = { defaultName: 'Care', translations: [], unit: 'days', ignoreAllowanceLimit: false }
  const create = (some: Partial<NewAllowanceType> = {}) => (...[ports, caller]: Act) => createAllowanceType(ports, caller, { ...command, ...some })

  test('stores it behind the last, and tells of it', async () => {
    const { answer, lists, after, audit } = await changed(create())
    expect(answer).toStrictEqual({ id: id('new 1'), ...command, position: 3, defaultRuleId: null, deletedAt: null, createdAt: now, updatedAt: now })
    expect(lists).toEqual(['allowanceTypes'])
    expect(after.allowanceTypes).toStrictEqual([...company().allowanceTypes, answer])
    expect(audit).toStrictEqual([entry(2, { eventType: 'allowance_type_created', allowanceTypeId: answer.id })])
  })

  test('D54: not one more than the plan or the setting allows', async () => {
    expect(await expectRefusal('BAD_REQUEST', create(), root, { workspace: { ...workspace, plan: 'mini' } }))
      .toEqual([{ message: 'expected at most 1 allowance types in this workspace, which has 3 already' }])
    await expectRefusal('BAD_REQUEST', create(), root, { workspace: { ...workspace, settings: { ...workspace.settings, maxAllowanceTypes: 3 } } })
  })

  test('D54: of two that are made at once, the one that is too many is refused', async () => {
    const { ports, save } = open({ workspace: { ...workspace, settings: { ...workspace.settings, maxAllowanceTypes: 4 } } })
    const results = await Promise.all([createAllowanceType(ports, root.id, command), createAllowanceType(ports, root.id, command)])
    expect(results.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect(save().allowanceTypes).toHaveLength(4)
    expect(save().auditEntries).toHaveLength(1)
  })

  test('faults of the body; D53: admins only', async () => {
    expect(await expectRefusal('BAD_REQUEST', create({ defaultName: ' ' }))).toMatchObject([{ path: 'defaultName' }])
    await expectAdminsOnly(create())
  })
})

type Act = Parameters<Parameters<typeof expectAdminsOnly>[0]>

describe('spec: PATCH /allowance-types/{id}', () => {
  const update = (patch: Parameters<typeof updateAllowanceType>[3], typeId = vacation.id) =>
    (...[ports, caller]: Act) => updateAllowanceType(ports, caller, typeId, patch)

  test('stores what was sent, and tells of it', async () => {
    const { answer, lists, after, audit } = await changed(update({ defaultName: 'Leave' }))
    expect(answer).toStrictEqual({ ...vacation, defaultName: 'Leave', updatedAt: now })
    expect(lists).toEqual(['allowanceTypes'])
    expect(after.allowanceTypes).toStrictEqual([study, overtime, answer])
    expect(audit).toStrictEqual([entry(1, { eventType: 'allowance_type_updated', changes: { default_name: { from: 'vacation', to: 'Leave' } } })])
  })

  test('nothing changed: nothing is written or told', async () => {
    expect(await changed(update({ unit: 'days', ignoreAllowanceLimit: false }))).toMatchObject({ answer: vacation, lists: [], audit: [] })
  })

  test('rule 6: another unit; D6: an unknown type; D53: admins only', async () => {
    expect(await expectRefusal('BAD_REQUEST', update({ defaultName: 'Leave', unit: 'hours' }))).toMatchObject([{ path: 'unit' }])
    await expectRefusal('NOT_FOUND', update({ defaultName: '' }, id('none')))
    await expectAdminsOnly(update({ defaultName: 'Leave' }))
  })
})

describe('spec: DELETE /allowance-types/{id}', () => {
  const remove = (typeId = study.id) => (...[ports, caller]: Act) => deleteAllowanceType(ports, caller, typeId)

  test('removes it and the configurations of it, and tells of it; nothing goes to the outbox', async () => {
    const { answer, lists, after, audit } = await changed(remove())
    expect(answer).toStrictEqual(study)
    expect(lists).toEqual(['members', 'allowanceTypes'])
    const deleted = { ...study, deletedAt: now, updatedAt: now }
    expect(after.allowanceTypes.filter(({ id: of }) => of !== study.id)).toStrictEqual(company().allowanceTypes.filter(({ id: of }) => of !== study.id))
    expect(after.allowanceTypes.find(({ id: of }) => of === study.id)).toStrictEqual(deleted)
    expect(after.members.find(({ id: of }) => of === ada.id))
      .toStrictEqual({ ...ada, allowanceTypeConfigurations: ada.allowanceTypeConfigurations.slice(0, 1), updatedAt: now })
    expect(audit).toStrictEqual([entry(1, {
      eventType: 'allowance_type_deleted', allowanceTypeId: study.id,
      changes: { default_name: { from: 'study', to: null }, unit: { from: 'days', to: null } },
    })])
  })

  test('D50: what is deleted does not become the default when another type is hidden', async () => {
    const { ports } = open()
    valueOf(await deleteAllowanceType(ports, root.id, study.id))
    const after = valueOf(await configureMemberAllowanceType(ports, root.id, ada.id, { allowanceTypeId: vacation.id, default: false, disabled: true }))
    expect(after.allowanceTypeConfigurations.map(({ allowanceTypeId, default: isDefault }) => [allowanceTypeId, isDefault])).toEqual([[vacation.id, true]])
  })

  test('its history stays in the workspace, which can still be written to a file and read', async () => {
    const rules = company().rules.map((one) => (one.allowanceTypeId === vacation.id ? { ...one, isActive: false, deletedAt: now } : one))
    const { ports, save } = open({ leaveTypes: [], departments: [], members: [root], rules })
    valueOf(await deleteAllowanceType(ports, root.id, vacation.id))
    expect(save().rules).toStrictEqual(rules)
    expect(readSnapshot(JSON.parse(JSON.stringify(save())))).toEqual({ ok: true, value: save() })
  })

  test('a deleted type is found no more, and its members have no allowance of it', async () => {
    const { ports } = open()
    valueOf(await deleteAllowanceType(ports, root.id, study.id))
    expect(await deleteAllowanceType(ports, root.id, study.id)).toMatchObject({ ok: false, failure: { code: 'NOT_FOUND' } })
    expect(usableTypes([{ ...study, deletedAt: now }], ada, { assignments: [], adjustments: [], memberAllowances: [] })).toEqual([])
  })

  test('more members than fit a page', async () => {
    const crowd: Member[] = Array.from({ length: 1001 }, (_, n) => ({
      ...plainMember(recordId('member', n), `m${n}`, `m${n}@example.com`, recordedAt),
      allowanceTypeConfigurations: ada.allowanceTypeConfigurations,
    }))
    const { after } = await changed(remove(), { members: [root, ...crowd] })
    expect(after.members.flatMap(({ allowanceTypeConfigurations }) => allowanceTypeConfigurations).filter(({ allowanceTypeId }) => allowanceTypeId === study.id)).toEqual([])
    expect(after.members.filter(({ updatedAt }) => updatedAt === now)).toHaveLength(1001)
  })

  test('CONFLICT in the order of the specification, each with its own message', async () => {
    const alone = { allowanceTypes: [vacation] }
    const free = { leaveTypes: [], members: [root] }
    const message = async (some: Parameters<typeof open>[0]) => (await expectRefusal('CONFLICT', remove(vacation.id), root, some))[0]?.message
    expect(await message(alone)).toBe('Leave types draw from the allowance type')
    expect(await message({ ...alone, leaveTypes: [] })).toBe('The allowance type is the default of a member')
    expect(await message({ ...alone, ...free })).toBe('The allowance type still has rules')
    expect(await message({ ...alone, ...free, rules: [gone] })).toBe('The allowance type is the last one of the workspace')
    expect((await changed(remove(vacation.id), { ...free, rules: [gone] })).after.allowanceTypes.filter(({ deletedAt }) => deletedAt === null).map(({ id: of }) => of).sort())
      .toEqual([study.id, overtime.id].sort())
  })

  test('an archived leave type draws from it too, one of another type does not', async () => {
    await expectRefusal('CONFLICT', remove(), root, { leaveTypes: [{ ...leave, allowanceTypeId: study.id, archivedAt: recordedAt }] })
    expect((await changed(remove(), { leaveTypes: [leave] })).lists).toContain('allowanceTypes')
  })

  test('D6: an unknown type; D53: admins only', async () => {
    await expectRefusal('NOT_FOUND', remove(id('none')))
    await expectAdminsOnly(remove())
  })
})

describe('spec: POST /allowance-types/reorder', () => {
  const reorder = (...types: readonly { readonly id: string }[]) =>
    (...[ports, caller]: Act) => reorderAllowanceTypes(ports, caller, types.map((type) => type.id))

  test('is the order of GET /allowance-types', async () => {
    const { ports, save } = open()
    const answer = valueOf(await reorderAllowanceTypes(ports, root.id, [study.id, vacation.id, overtime.id]))
    expect(answer.map(({ defaultName, position }) => [defaultName, position])).toEqual([['study', 1], ['vacation', 2], ['overtime', 3]])
    expect(valueOf(await listAllowanceTypes(ports, root.id, { language: null })).map(({ type }) => type)).toStrictEqual(answer)
    expect(save().auditEntries.map(({ eventType, allowanceTypeId, changes }) => [eventType, allowanceTypeId, changes])).toEqual([
      ['allowance_type_updated', study.id, { position: { from: 2, to: 1 } }],
      ['allowance_type_updated', overtime.id, { position: { from: 2, to: 3 } }],
      ['allowance_type_updated', vacation.id, { position: { from: 1, to: 2 } }],
    ])
  })

  test('an omitted id keeps its position', async () => {
    const { answer } = await changed(reorder(overtime))
    expect(answer.map(({ defaultName, position }) => [defaultName, position])).toEqual([['overtime', 1], ['vacation', 1], ['study', 2]])
  })

  test('unknown and repeated ids; D53: admins only', async () => {
    expect(await expectRefusal('BAD_REQUEST', reorder(study, { id: id('none') }, study)))
      .toMatchObject([{ path: 'allowanceTypeIds[1]' }, { path: 'allowanceTypeIds[2]' }])
    await expectAdminsOnly(reorder(study))
  })
})

describe('spec: PUT default-rule', () => {
  const setDefault = (ruleId = more.id, typeId = vacation.id) => (...[ports, caller]: Act) => setDefaultRule(ports, caller, typeId, ruleId)
  const setInSales = (ruleId = more.id, typeId = vacation.id, departmentId = sales.id) =>
    (...[ports, caller]: Act) => setDepartmentDefaultRule(ports, caller, departmentId, typeId, ruleId)
  const members = { assignments: [on(ada, standard, '2026-01-01'), on(bob, standard, today)] }

  test('of the organisation; nobody is moved', async () => {
    const { answer, lists, audit } = await changed(setDefault(), members)
    expect(answer).toStrictEqual({ ...vacation, defaultRuleId: more.id, updatedAt: now })
    expect(lists).toEqual(['allowanceTypes'])
    expect(audit).toStrictEqual([entry(1, {
      eventType: 'default_rule_changed', changes: { from_rule_id: standard.id, to_rule_id: more.id },
    })])
  })

  test('D61: of a department; nobody is moved', async () => {
    const { answer, lists, after, audit } = await changed(setInSales(), members)
    expect(answer).toStrictEqual({ ...sales, defaultRuleIds: { [vacation.id]: more.id } })
    expect(lists).toEqual(['departments'])
    expect(after.departments[0]).toStrictEqual(answer)
    expect(audit).toStrictEqual([entry(1, {
      eventType: 'default_rule_changed', changes: { department_id: sales.id, from_rule_id: null, to_rule_id: more.id },
    })])
  })

  test('the one that it is: nothing is written or told', async () => {
    expect(await changed(setDefault(standard.id))).toMatchObject({ answer: vacation, lists: [], audit: [] })
    const own = { ...sales, defaultRuleIds: { [vacation.id]: more.id } }
    expect(await changed(setInSales(), { departments: [own] })).toMatchObject({ answer: own, lists: [], audit: [] })
  })

  test.each([['unknown', id('none')], ['deleted', gone.id], ['inactive', idle.id], ['not shared', privately.id]])('BAD_REQUEST: %s', async (_, ruleId) => {
    expect(await expectRefusal('BAD_REQUEST', setDefault(ruleId))).toMatchObject([{ path: 'ruleId' }])
    expect(await expectRefusal('BAD_REQUEST', setInSales(ruleId))).toMatchObject([{ path: 'ruleId' }])
  })

  test('BAD_REQUEST: of another type; D6: an unknown type or department; D53: admins only', async () => {
    await expectRefusal('BAD_REQUEST', setDefault(more.id, study.id))
    await expectRefusal('BAD_REQUEST', setInSales(more.id, study.id))
    await expectRefusal('NOT_FOUND', setDefault(more.id, id('none')))
    await expectRefusal('NOT_FOUND', setInSales(more.id, id('none')))
    await expectRefusal('NOT_FOUND', setInSales(more.id, vacation.id, id('none')))
    await expectAdminsOnly(setDefault())
    await expectAdminsOnly(setInSales())
  })
})
