/** A member as GET /members/{id} answers them and v2 events carry them (spec: Member; decision 1). */
import { describe, expect, test } from 'vitest'
import { day, week } from '../schedule/given'
import { ada, annual, bob, boss, id, memberOf, year2026 } from './given'

test('spec: Member: every field, in the order of the table; of a member without anything', () => {
  const resource = memberOf()
  expect(resource).toStrictEqual({
    id: ada.id,
    custom_id: null,
    name: 'Ada',
    createdAt: '2024-01-01T00:00:00.000Z',
    updatedAt: '2024-01-01T00:00:00.000Z',
    allowances: [],
    allowance_type_configurations: [],
    allowance_type_configurtaions: [],
    birthday: null,
    employment_start_date: null,
    employment_end_date: null,
    email: 'Ada@example.com',
    departments: [],
    is_admin: false,
    has_approvers: [],
    approver_config: { department_id: null, identity_provider_sync_level: null },
    schedules: [],
    approval_process: 'Linear_all_have_to_agree',
    status: 'ACTIVE',
  })
  expect(Object.keys(resource)).toEqual([
    'id', 'custom_id', 'name', 'createdAt', 'updatedAt', 'allowances', 'allowance_type_configurations', 'allowance_type_configurtaions',
    'birthday', 'employment_start_date', 'employment_end_date', 'email', 'departments', 'is_admin', 'has_approvers', 'approver_config',
    'schedules', 'approval_process', 'status',
  ])
})

test('spec: Conventions 4: dates are UTC midnights', () => {
  const member = { birthday: '1984-02-29', employmentStartDate: '2020-03-01', employmentEndDate: '2026-10-31' }
  expect(memberOf({ member })).toMatchObject({
    birthday: '1984-02-29T00:00:00.000Z', employment_start_date: '2020-03-01T00:00:00.000Z', employment_end_date: '2026-10-31T00:00:00.000Z',
  })
})

test('the custom id, the admin, the times', () => {
  const member = { customId: 'A-1', isAdmin: true, updatedAt: '2026-03-02T09:00:00.000Z' }
  expect(memberOf({ member })).toMatchObject({ custom_id: 'A-1', is_admin: true, updatedAt: '2026-03-02T09:00:00.000Z' })
})

test.each(['ACTIVE', 'INACTIVE', 'ARCHIVED'] as const)('D1: status %s as it is, unlike in v1', (status) => {
  expect(memberOf({ member: { status } }).status).toBe(status)
})

test.each([
  'Linear_all_have_to_agree', 'Linear_one_has_to_agree', 'Parallel_all_have_to_agree', 'Parallel_one_has_to_agree',
] as const)('D1: approval_process %s', (approvalProcess) => {
  expect(memberOf({ member: { approvalProcess } }).approval_process).toBe(approvalProcess)
})

describe('spec: Member allowance entry', () => {
  test('every field, in its order; a year with a row bears the times of the row', () => {
    const row = { createdAt: '2026-01-05T08:00:00.000Z', updatedAt: '2026-02-05T08:00:00.000Z' }
    const { allowances } = memberOf({ allowances: [{ ...year2026, ...row }] })
    expect(allowances).toStrictEqual([{
      remaining: 35.5, brought_forward: 5, allowance: 30, taken: 1, year: 2026, compensatory_time_off: 1.5, id: id('2026'), ...row,
      allowance_type: { id: annual.id, name: 'Annual leave', ignore_allowance_limit: false },
    }])
    expect(Object.keys(allowances[0]!)).toEqual([
      'remaining', 'brought_forward', 'allowance', 'taken', 'year', 'compensatory_time_off', 'id', 'createdAt', 'updatedAt', 'allowance_type',
    ])
  })

  test('a year without a row bears the times of its member', () => {
    const member = { createdAt: '2025-01-01T00:00:00.000Z', updatedAt: '2026-03-02T09:00:00.000Z' }
    expect(memberOf({ member, allowances: [year2026] }).allowances[0]).toMatchObject(member)
  })

  test('an allowance type without a limit, by its stored name; in the order of the facts', () => {
    const overtime = { ...annual, defaultName: 'Overtime', translations: [{ language: 'de', name: 'Überstunden' }], ignoreAllowanceLimit: true }
    const { allowances } = memberOf({ allowances: [year2026, { ...year2026, allowanceType: overtime, year: 2027, remaining: -90 }] })
    expect(allowances.map(({ year, remaining, allowance_type: type }) => [year, remaining, type.name, type.ignore_allowance_limit]))
      .toEqual([[2026, 35.5, 'Annual leave', false], [2027, -90, 'Overtime', true]])
  })
})

test('spec: configurations, once more under the misspelled name', () => {
  const createdAt = '2026-01-01T00:00:00.000Z'
  const member = {
    allowanceTypeConfigurations: [
      { id: id('first'), allowanceTypeId: annual.id, default: true, disabled: false, createdAt },
      { id: id('second'), allowanceTypeId: id('overtime'), default: false, disabled: true, createdAt },
    ],
  }
  const told = [
    { id: id('first'), allowance_type_id: annual.id, default: true, disabled: false },
    { id: id('second'), allowance_type_id: id('overtime'), default: false, disabled: true },
  ]
  const resource = memberOf({ member })
  expect(resource.allowance_type_configurations).toStrictEqual(told)
  expect(resource.allowance_type_configurtaions).toStrictEqual(told)
})

test('spec: departments and has_approvers, no more of them than the table says', () => {
  const ref = { ...bob, customId: 'B-2' }
  const resource = memberOf({
    departments: [{ id: id('Sales'), name: 'Sales', isHidden: true }, { id: id('Lab'), name: 'Lab', isHidden: false }], approvers: [ref, boss],
  })
  expect(resource.departments).toStrictEqual([
    { id: id('Sales'), name: 'Sales', is_hidden: true }, { id: id('Lab'), name: 'Lab', is_hidden: false },
  ])
  expect(resource.has_approvers).toStrictEqual([
    { id: bob.id, name: 'Bob', email: 'Bob@example.com' }, { id: boss.id, name: 'Boss', email: 'Boss@example.com' },
  ])
})

test.each([
  [{ type: 'department', departmentId: id('Sales'), identityProviderSyncLevel: null }, { department_id: id('Sales'), identity_provider_sync_level: null }],
  [{ type: 'identity_provider', departmentId: null, identityProviderSyncLevel: 2 }, { department_id: null, identity_provider_sync_level: 2 }],
] as const)('spec: approver_config of %o', (approverConfig, told) => {
  expect(memberOf({ member: { approverConfig } }).approver_config).toStrictEqual(told)
})

describe('spec: Schedule', () => {
  const off = (name: string): Record<string, unknown> => ({
    [`${name}_am_start`]: '23:00', [`${name}_am_end`]: '01:00', [`${name}_pm_start`]: '23:00', [`${name}_pm_end`]: '01:00',
    [`${name}_am_enabled`]: false, [`${name}_pm_enabled`]: false, [`${name}_deduct_fullday`]: false,
  })

  test('the days side by side, from Monday on', () => {
    const schedule = week({ monday: day('08:00-12:00', '13:00-17:00'), sunday: day('07:30-11:45', null, true) })
    const [told] = memberOf({ member: { schedules: [{ ...schedule, updatedAt: '2026-01-01T00:00:00.000Z' }] } }).schedules
    expect(told).toStrictEqual({
      id: 'week from ever', from: null, createdAt: '1970-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z',
      monday_am_start: '08:00', monday_am_end: '12:00', monday_pm_start: '13:00', monday_pm_end: '17:00', monday_am_enabled: true,
      monday_pm_enabled: true, monday_deduct_fullday: false,
      ...off('tuesday'), ...off('wednesday'), ...off('thursday'), ...off('friday'), ...off('saturday'),
      sunday_am_start: '07:30', sunday_am_end: '11:45', sunday_pm_start: '23:00', sunday_pm_end: '01:00', sunday_am_enabled: true,
      sunday_pm_enabled: false, sunday_deduct_fullday: true,
    })
    expect(Object.keys(told!).slice(0, 12)).toEqual([
      'id', 'from', 'createdAt', 'updatedAt', 'monday_am_start', 'monday_am_end', 'monday_pm_start', 'monday_pm_end', 'monday_am_enabled',
      'monday_pm_enabled', 'monday_deduct_fullday', 'tuesday_am_start',
    ])
    expect(Object.keys(told!)).toHaveLength(4 + 7 * 7)
  })

  test('from a date on: its UTC midnight', () => {
    expect(memberOf({ member: { schedules: [week({}, '2026-06-15')] } }).schedules[0]?.from).toBe('2026-06-15T00:00:00.000Z')
  })
})
