/** A request as GET /requests/{id} answers it and v2 events carry it (decision 3). */
import { describe, expect, test } from 'vitest'
import { adaName, annual, asksBoss, bob, bobName, boss, bossName, id, resourceOf, statuses, stranger } from './given'

const at = '2026-03-03T10:30:00.000Z'

test('D3: every field, in its order; what became of nothing is null', () => {
  const resource = resourceOf({ duration: 3, workdayAbsenceDuration: 1.5 })
  expect(resource).toStrictEqual({
    id: id('Ada 26-03-09'),
    createdAt: '2024-01-01T00:00:00.000Z',
    updatedAt: '2026-03-02T09:00:00.000Z',
    start: '2026-03-09T00:00:00.000Z',
    end: '2026-03-09T00:00:00.000Z',
    start_at: 'morning',
    end_at: 'end_of_day',
    leave_unit: 'half_days',
    request_creator_member: adaName,
    requester_member: adaName,
    leave_type: { id: id('vacation'), name: 'Vacation', leave_unit: 'half_days' },
    approval_process: 'Linear_all_have_to_agree',
    cancel_reason: null,
    canceld_by_member: null,
    canceld_date: null,
    reason: null,
    take_from_allowance: true,
    allowance_type: { id: annual.id, name: 'Annual leave', ignore_allowance_limit: false, allowance_unit: 'days' },
    workday_absence_duration: 1.5,
    duration: 3,
    status: 'PENDING',
    request_approvers: [],
  })
  expect(Object.keys(resource)).toEqual([
    'id', 'createdAt', 'updatedAt', 'start', 'end', 'start_at', 'end_at', 'leave_unit', 'request_creator_member', 'requester_member',
    'leave_type', 'approval_process', 'cancel_reason', 'canceld_by_member', 'canceld_date', 'reason', 'take_from_allowance',
    'allowance_type', 'workday_absence_duration', 'duration', 'status', 'request_approvers',
  ])
})

test.each(['days', 'half_days', 'hours', 'minutes_30', 'minutes_15', 'minutes_10', 'minutes_5', 'minutes_1'] as const)(
  'D3: leave_unit is the stored one, unlike in v1: %s', (leaveUnit) => {
    expect(resourceOf({ leaveType: { leaveUnit } })).toMatchObject({ leave_unit: leaveUnit, leave_type: { leave_unit: leaveUnit } })
  },
)

test('D13: half days keep their halves, time units have none', () => {
  const halves = { startAt: 'afternoon', endAt: 'lunchtime' } as const
  expect(resourceOf({ request: { end: '2026-03-10', ...halves } })).toMatchObject({
    start: '2026-03-09T00:00:00.000Z', end: '2026-03-10T00:00:00.000Z', start_at: 'afternoon', end_at: 'lunchtime',
  })
  const times = { start: '2026-03-09T08:00:00.000Z', end: '2026-03-09T10:00:00.000Z' }
  expect(resourceOf({ request: { ...times, ...halves }, leaveType: { leaveUnit: 'hours' }, duration: 120, workdayAbsenceDuration: 60 }))
    .toMatchObject({ ...times, start_at: 'morning', end_at: 'end_of_day', duration: 120, workday_absence_duration: 60 })
})

test.each(statuses)('status %s', (status) => {
  expect(resourceOf({ request: { status } }).status).toBe(status)
})

test('who created, why, who canceled, when and why', () => {
  const request = {
    creatorMemberId: boss.id, reason: 'Moving', canceledAt: at, canceledByMemberId: bob.id, cancelReason: 'Ill', approvalProcess: 'Parallel_one_has_to_agree',
  } as const
  expect(resourceOf({ request })).toMatchObject({
    request_creator_member: bossName, requester_member: adaName, reason: 'Moving', canceld_date: at, canceld_by_member: bobName, cancel_reason: 'Ill',
    approval_process: 'Parallel_one_has_to_agree',
  })
})

test('a leave type that draws nothing', () => {
  expect(resourceOf({ leaveType: { takesFromAllowance: false, allowanceTypeId: null }, allowanceType: null }))
    .toMatchObject({ take_from_allowance: false, allowance_type: null })
})

test('an allowance type in hours without a limit', () => {
  expect(resourceOf({ allowanceType: { ...annual, unit: 'hours', ignoreAllowanceLimit: true } }).allowance_type)
    .toMatchObject({ ignore_allowance_limit: true, allowance_unit: 'hours' })
})

describe('D3: request_approvers', () => {
  test('an entry that nobody answered, and one that somebody else settled', () => {
    const settled = asksBoss({
      id: id('asks Bob'), memberId: bob.id, status: 'DECLINED_BY_ANOTHER_MANAGER', predecessorId: id('asks Boss'), reason: 'No', statusChangedAt: at,
      statusChangedByMemberId: boss.id,
    })
    const { request_approvers: told } = resourceOf({ request: { approvers: [asksBoss(), settled] } })
    expect(told).toStrictEqual([
      {
        id: id('asks Boss'), reason: null, status: 'PENDING', status_changed_by_member: null, status_changed_date: null, approver_member: bossName,
        predecessor_request_member_approver_id: null,
      },
      {
        id: id('asks Bob'), reason: 'No', status: 'DECLINED_BY_ANOTHER_MANAGER', status_changed_by_member: bossName, status_changed_date: at,
        approver_member: bobName, predecessor_request_member_approver_id: id('asks Boss'),
      },
    ])
    expect(Object.keys(told[0]!)).toEqual([
      'id', 'reason', 'status', 'status_changed_by_member', 'status_changed_date', 'approver_member', 'predecessor_request_member_approver_id',
    ])
  })

  test.each([
    'PENDING', 'APPROVED', 'DECLINED', 'CANCELED', 'APPROVED_BY_ANOTHER_MANAGER', 'DECLINED_BY_ANOTHER_MANAGER', 'CANCELED_BY_ANOTHER_MANAGER',
  ] as const)('the state %s is told as it is', (status) => {
    expect(resourceOf({ request: { approvers: [asksBoss({ status })] } }).request_approvers[0]?.status).toBe(status)
  })
})

describe('somebody of whom the details do not tell', () => {
  test('is null where there may be nobody', () => {
    const request = { canceledByMemberId: stranger, approvers: [asksBoss({ statusChangedByMemberId: stranger })] }
    expect(resourceOf({ request })).toMatchObject({ canceld_by_member: null, request_approvers: [{ status_changed_by_member: null }] })
  })

  test.each([
    ['the creator', { creatorMemberId: stranger }], ['the requester', { memberId: stranger }],
    ['an approver', { approvers: [asksBoss({ memberId: stranger })] }],
  ])('is an error of the program elsewhere: %s', (_, request) => {
    expect(() => resourceOf({ request })).toThrow(RangeError)
  })
})
