/** The two PUTs of a member's settings, and PUT /leave_types/{id}/restore (spec: Endpoints; decisions 6, 8, 50, 53, 55). */
import { describe, expect, test } from 'vitest'
import type { AllowanceTypeConfiguration, LeaveType, Member, OutOfOfficeSetting } from '../../../../src/records'
import { configureMemberAllowanceType, restoreLeaveType, saveOutOfOffice } from '../../../../src/services'
import {
  ada, annual, bob, boss, company, created, failureOf, id, member, now, open, root, sick, vacation, valueOf,
} from '../reads/given'

const nobody = member('Nobody')
const firstId = '90000000-0000-4000-8000-000000000001'

describe('PUT /members/{member_id}/allowance-type-configurations/{allowance_type_id}', () => {
  const overtime = { ...annual, id: id('overtime') }
  const row: AllowanceTypeConfiguration = { id: id('row'), allowanceTypeId: annual.id, default: true, disabled: false, createdAt: created }
  const configured: Member = { ...ada, allowanceTypeConfigurations: [row] }
  const start = () => open(company({ members: [root, boss, bob, configured], allowanceTypes: [annual, overtime] }))
  const asDefault = { allowanceTypeId: overtime.id, default: true, disabled: false }

  test('D50: makes a type the default and demotes the one before; D55: no event', async () => {
    const { ports, saved } = start()
    const after = {
      ...configured, updatedAt: now,
      allowanceTypeConfigurations: [{ ...row, default: false }, { id: firstId, allowanceTypeId: overtime.id, default: true, disabled: false, createdAt: now }],
    }
    expect(valueOf(await configureMemberAllowanceType(ports, root.id, ada.id, asDefault))).toStrictEqual(after)
    expect(saved().members).toStrictEqual([root, boss, bob, after])
    expect(saved().outbox).toStrictEqual([])
  })

  test('a new row that is not the default is a change', async () => {
    const { ports, saved } = start()
    await configureMemberAllowanceType(ports, root.id, ada.id, { ...asDefault, default: false })
    expect(saved().members.at(-1)?.allowanceTypeConfigurations).toHaveLength(2)
  })

  test('what holds already writes nothing', async () => {
    const { ports, saved, queries } = start()
    const same = { allowanceTypeId: annual.id, default: true, disabled: false }
    expect(valueOf(await configureMemberAllowanceType(ports, root.id, ada.id, same))).toStrictEqual(configured)
    expect(saved().members.at(-1)).toStrictEqual(configured)
    expect(queries).not.toContain('members.save')
  })

  test.each<[string, Member, Member, string, string]>([
    ['a manager', boss, ada, annual.id, 'FORBIDDEN'], ['the member', ada, ada, annual.id, 'FORBIDDEN'], ['an unknown caller', nobody, ada, annual.id, 'UNAUTHORIZED'],
    ['an unknown member', root, nobody, annual.id, 'NOT_FOUND'], ['an unknown allowance type', root, ada, id('none'), 'NOT_FOUND'],
    ['both unknown, by a manager', boss, nobody, id('none'), 'FORBIDDEN'],
  ])('D6, D53: %s', async (_, caller, of, allowanceTypeId, code) => {
    const { ports, saved } = start()
    const before = saved()
    expect(failureOf(await configureMemberAllowanceType(ports, caller.id, of.id, { ...asDefault, allowanceTypeId })).code).toBe(code)
    expect(saved()).toStrictEqual(before)
  })
})

describe('PUT /members/{member_id}/out-of-office-settings/{leave_type_id}', () => {
  const linked: Member = { ...ada, identityProviderAccount: { tenantId: 'tenant', objectId: 'ada', mailboxPermission: true } }
  const stored: OutOfOfficeSetting = {
    id: id('setting'), memberId: ada.id, leaveTypeId: vacation.id, internalReplyMessage: 'Away', externalReplyMessage: 'Closed',
    externalAudience: 'all', allowMemberEdit: false, syncEnabled: false, createdAt: created, updatedAt: created,
  }
  const change = { internalReplyMessage: 'Away', externalReplyMessage: 'Closed', externalAudience: 'all' } as const
  const start = (...outOfOfficeSettings: readonly OutOfOfficeSetting[]) => open(company({ members: [root, boss, bob, linked], outOfOfficeSettings }))

  test('rules 1 and 2: makes one where none exists, with both booleans true, by the member too', async () => {
    const { ports, saved } = start({ ...stored, leaveTypeId: sick.id }, { ...stored, id: id('of bob'), memberId: bob.id })
    const made = { ...stored, id: firstId, allowMemberEdit: true, syncEnabled: true, createdAt: now, updatedAt: now }
    expect(valueOf(await saveOutOfOffice(ports, ada.id, ada.id, vacation.id, change))).toStrictEqual(made)
    expect(saved().outOfOfficeSettings.slice(2)).toStrictEqual([made])
  })

  test('rules 1 and 2: changes the stored one and keeps what is left out', async () => {
    const { ports, saved } = start(stored)
    const after = { ...stored, externalReplyMessage: 'Gone', updatedAt: now }
    expect(valueOf(await saveOutOfOffice(ports, root.id, ada.id, vacation.id, { ...change, externalReplyMessage: 'Gone' }))).toStrictEqual(after)
    expect(saved().outOfOfficeSettings).toStrictEqual([after])
  })

  test('rule 1: repeating it is safe and writes nothing', async () => {
    const { ports, saved, queries } = start(stored)
    expect(valueOf(await saveOutOfOffice(ports, root.id, ada.id, vacation.id, change))).toStrictEqual(stored)
    expect(saved().outOfOfficeSettings).toStrictEqual([stored])
    expect(queries).not.toContain('outOfOfficeSettings.save')
  })

  test.each<[string, Member, Member, string, string]>([
    ['rule 3: the member, whom the setting forbids it', ada, ada, vacation.id, 'FORBIDDEN'], ['D53: a manager', boss, ada, vacation.id, 'FORBIDDEN'],
    ['rule 4, D8: a member without a linked account', root, bob, vacation.id, 'BAD_REQUEST'], ['D6: an unknown member', root, nobody, vacation.id, 'NOT_FOUND'],
    ['D6: an unknown leave type', root, ada, id('none'), 'NOT_FOUND'], ['an unknown caller', nobody, ada, vacation.id, 'UNAUTHORIZED'],
  ])('%s', async (_, caller, of, leaveTypeId, code) => {
    const { ports, saved } = start(stored)
    const before = saved()
    expect(failureOf(await saveOutOfOffice(ports, caller.id, of.id, leaveTypeId, change)).code).toBe(code)
    expect(saved()).toStrictEqual(before)
  })
})

describe('PUT /leave_types/{id}/restore', () => {
  const archived: LeaveType = { ...sick, archivedAt: '2025-06-01T00:00:00.000Z' }
  const start = () => open(company({ leaveTypes: [vacation, archived] }))

  test('makes an archived leave type available again and answers its id', async () => {
    const { ports, saved } = start()
    expect(valueOf(await restoreLeaveType(ports, root.id, sick.id))).toBe(sick.id)
    expect(saved().leaveTypes).toStrictEqual([vacation, { ...sick, archivedAt: null, updatedAt: now }])
    expect(saved().outbox).toStrictEqual([])
  })

  test('an available one: answers its id, writes nothing', async () => {
    const { ports, saved, queries } = start()
    expect(valueOf(await restoreLeaveType(ports, root.id, vacation.id))).toBe(vacation.id)
    expect(saved().leaveTypes).toStrictEqual([vacation, archived])
    expect(queries).not.toContain('leaveTypes.save')
  })

  test.each<[string, Member, string, string]>([
    ['a manager', boss, sick.id, 'FORBIDDEN'], ['a member', ada, sick.id, 'FORBIDDEN'], ['a manager, an unknown one', boss, id('none'), 'FORBIDDEN'],
    ['an admin, an unknown one', root, id('none'), 'NOT_FOUND'], ['an unknown caller', nobody, sick.id, 'UNAUTHORIZED'],
  ])('D6, D53: %s', async (_, caller, leaveTypeId, code) => {
    const { ports, saved } = start()
    expect(failureOf(await restoreLeaveType(ports, caller.id, leaveTypeId)).code).toBe(code)
    expect(saved().leaveTypes).toStrictEqual([vacation, archived])
  })
})
