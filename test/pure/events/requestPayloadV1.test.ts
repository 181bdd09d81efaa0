/** The flat request events of version v1, field by field (spec: v1 request events; decisions 13, 55). */
import { describe, expect, test } from 'vitest'
import type { RepresentativeApproval } from '../../../src/index'
import { adaName, ada, annual, asksBoss, bob, bobName, boss, bossName, detailsV1, id, requestV1, statuses, stranger } from './given'

const at = '2026-03-03T10:30:00.000Z'

test('spec: v1 request events: every field, flat, in the order of the table; what became of nothing is null', () => {
  const payload = requestV1()
  expect(payload).toStrictEqual({
    event_type: 'request_created',
    id: id('Ada 26-03-09'),
    request_creator_member: adaName,
    createdAt: '2024-01-01T00:00:00.000Z',
    updatedAt: '2026-03-02T09:00:00.000Z',
    start: '2026-03-09T00:00:00.000Z',
    end: '2026-03-09T00:00:00.000Z',
    start_at: 'morning',
    end_at: 'end_of_day',
    leave_unit: 'days',
    year: 2026,
    duration: 1,
    details: {
      status: 'PENDING',
      deducted: 1,
      allowance_delta: 1,
      reason: null,
      approval_process: 'Linear_all_have_to_agree',
      cancel_reason: null,
      canceld_date: null,
      canceld_by_member: null,
      approver_member: null,
      approved_date: null,
      decline_reason: null,
      declined_by_member: null,
      declined_date: null,
      request_approvers: [],
      request_representative_approvers: [],
      requester_member: { ...adaName, allowances: [] },
      leave_type: {
        id: id('vacation'), name: 'Vacation', take_from_allowance: true, leave_unit: 'days',
        allowance_type: { id: annual.id, name: 'Annual leave', ignore_allowance_limit: false, allowance_unit: 'days' },
      },
    },
  })
  expect(Object.keys(payload)).toEqual([
    'event_type', 'id', 'request_creator_member', 'createdAt', 'updatedAt', 'start', 'end', 'start_at', 'end_at', 'leave_unit', 'year',
    'duration', 'details',
  ])
  expect(Object.keys(payload.details)).toEqual([
    'status', 'deducted', 'allowance_delta', 'reason', 'approval_process', 'cancel_reason', 'canceld_date', 'canceld_by_member',
    'approver_member', 'approved_date', 'decline_reason', 'declined_by_member', 'declined_date', 'request_approvers',
    'request_representative_approvers', 'requester_member', 'leave_type',
  ])
  expect(Object.keys(payload.details.leave_type)).toEqual(['id', 'name', 'take_from_allowance', 'leave_unit', 'allowance_type'])
})

test('spec: event_type tells which event it is', () => {
  expect(requestV1({}, 'request_status_changed').event_type).toBe('request_status_changed')
})

test('spec: request_creator_member: somebody else than the requester', () => {
  const payload = requestV1({ request: { creatorMemberId: boss.id } })
  expect(payload.request_creator_member).toEqual(bossName)
  expect(payload.details.requester_member).toMatchObject(adaName)
})

describe('spec: times of the absence', () => {
  test.each([
    ['morning', 'lunchtime', 0.5], ['afternoon', 'end_of_day', 0.5], ['morning', 'end_of_day', 1],
  ] as const)('half days from %s to %s', (startAt, endAt, duration) => {
    expect(requestV1({ request: { startAt, endAt }, duration })).toMatchObject({ start_at: startAt, end_at: endAt, duration })
  })

  test('D10: from Friday to Tuesday over the year: two dates, each its UTC midnight; the year is that of the start', () => {
    const payload = requestV1({ request: { start: '2026-12-29', end: '2027-01-04' }, duration: 7 })
    expect(payload).toMatchObject({ start: '2026-12-29T00:00:00.000Z', end: '2027-01-04T00:00:00.000Z', year: 2026, duration: 7 })
  })

  test('D13: hours are instants; morning and end_of_day whatever the record says; amounts are minutes', () => {
    const overtime = { ...annual, unit: 'hours', ignoreAllowanceLimit: true } as const
    const payload = requestV1({
      request: { start: '2026-03-09T08:15:00.000Z', end: '2026-03-09T10:45:00.000Z', startAt: 'afternoon', endAt: 'lunchtime' },
      leaveType: { leaveUnit: 'minutes_15' }, allowanceType: overtime, duration: 150, deducted: 120, allowanceDelta: 120,
    })
    expect(payload).toMatchObject({
      start: '2026-03-09T08:15:00.000Z', end: '2026-03-09T10:45:00.000Z', start_at: 'morning', end_at: 'end_of_day', leave_unit: 'hours',
      duration: 150,
    })
    expect(payload.details).toMatchObject({ deducted: 120, allowance_delta: 120 })
    expect(payload.details.leave_type).toMatchObject({
      leave_unit: 'hours', allowance_type: { ignore_allowance_limit: true, allowance_unit: 'hours' },
    })
  })

  test.each([
    ['days', 'days'], ['half_days', 'days'], ['hours', 'hours'], ['minutes_30', 'hours'], ['minutes_15', 'hours'], ['minutes_10', 'hours'],
    ['minutes_5', 'hours'], ['minutes_1', 'hours'],
  ] as const)('D55: leave_unit of %s is %s', (leaveUnit, told) => {
    const payload = requestV1({ leaveType: { leaveUnit } })
    expect([payload.leave_unit, payload.details.leave_type.leave_unit]).toEqual([told, told])
  })
})

describe('spec: details', () => {
  test.each(statuses)('status %s', (status) => {
    expect(detailsV1({ request: { status } }).status).toBe(status)
  })

  test('spec: States: deducted stays, allowance_delta is what the facts say, also negative or nothing', () => {
    expect(detailsV1({ deducted: 2.5, allowanceDelta: -2.5 })).toMatchObject({ deducted: 2.5, allowance_delta: -2.5 })
    expect(detailsV1({ deducted: 0, allowanceDelta: 0 })).toMatchObject({ deducted: 0, allowance_delta: 0 })
  })

  test('the reason', () => {
    expect(detailsV1({ request: { reason: 'Moving' } }).reason).toBe('Moving')
  })

  test.each([
    'Linear_all_have_to_agree', 'Linear_one_has_to_agree', 'Parallel_all_have_to_agree', 'Parallel_one_has_to_agree',
  ] as const)('approval_process %s', (approvalProcess) => {
    expect(detailsV1({ request: { approvalProcess } }).approval_process).toBe(approvalProcess)
  })

  test('who approved, and when', () => {
    const details = detailsV1({ request: { status: 'APPROVED', approvedAt: at, approvedByMemberId: boss.id } })
    expect(details).toMatchObject({ approver_member: bossName, approved_date: at, declined_by_member: null, canceld_by_member: null })
  })

  test('who declined, when and why', () => {
    const details = detailsV1({ request: { status: 'DECLINED', declinedAt: at, declinedByMemberId: boss.id, declineReason: 'Too many' } })
    expect(details).toMatchObject({
      declined_by_member: bossName, declined_date: at, decline_reason: 'Too many', approver_member: null, canceld_by_member: null,
    })
  })

  test('who canceled, when and why, spelled canceld_', () => {
    const details = detailsV1({ request: { status: 'CANCELED', canceledAt: at, canceledByMemberId: bob.id, cancelReason: 'Ill' } })
    expect(details).toMatchObject({
      canceld_by_member: bobName, canceld_date: at, cancel_reason: 'Ill', approver_member: null, declined_by_member: null,
    })
  })

  test('requester_member carries figures as they are, in the order of the table', () => {
    const days = { allowanceTypeId: annual.id, year: 2026, allowance: 30, broughtForward: 5, compensatoryTimeOff: 1.5, remaining: 35.5, taken: 1 }
    const minutes = { ...days, allowanceTypeId: id('overtime'), allowance: -90, broughtForward: 0, compensatoryTimeOff: 0, remaining: -90, taken: 0 }
    const { allowances, ...name } = detailsV1({ allowances: [days, minutes] }).requester_member
    expect(name).toEqual(adaName)
    expect(allowances).toEqual([
      { allowance_type_id: annual.id, allowance: 30, brought_forward: 5, compensatory_time_off: 1.5, remaining: 35.5, taken: 1, year: 2026 },
      { allowance_type_id: id('overtime'), allowance: -90, brought_forward: 0, compensatory_time_off: 0, remaining: -90, taken: 0, year: 2026 },
    ])
    expect(Object.keys(allowances[0]!))
      .toEqual(['allowance_type_id', 'allowance', 'brought_forward', 'compensatory_time_off', 'remaining', 'taken', 'year'])
  })

  test('leave_type that draws nothing has no allowance type', () => {
    const { leave_type: told } = detailsV1({ leaveType: { takesFromAllowance: false, allowanceTypeId: null }, allowanceType: null })
    expect(told).toMatchObject({ take_from_allowance: false, allowance_type: null })
  })

  test('names of leave types and allowance types are the stored ones, in no particular language', () => {
    const translations = [{ language: 'de', name: 'Urlaub' }]
    const { leave_type: told } = detailsV1({ leaveType: { translations }, allowanceType: { ...annual, translations } })
    expect([told.name, told.allowance_type?.name]).toEqual(['Vacation', 'Annual leave'])
  })
})

describe('spec: request_approvers', () => {
  test('an entry that nobody answered, and one that was', () => {
    const first = asksBoss()
    const second = asksBoss({
      id: id('asks Bob'), memberId: bob.id, status: 'DECLINED', predecessorId: first.id, reason: 'No', statusChangedAt: at,
      statusChangedByMemberId: bob.id,
    })
    const { request_approvers: told } = detailsV1({ request: { approvers: [first, second] } })
    expect(told).toStrictEqual([
      {
        id: id('asks Boss'), status: 'PENDING', approver_member: bossName, reason: null, status_change_date: null,
        predecessor_request_approver_id: null,
      },
      {
        id: id('asks Bob'), status: 'DECLINED', approver_member: bobName, reason: 'No', status_change_date: at,
        predecessor_request_approver_id: id('asks Boss'),
      },
    ])
    expect(Object.keys(told[0]!))
      .toEqual(['id', 'status', 'approver_member', 'reason', 'status_change_date', 'predecessor_request_approver_id'])
  })

  test.each([
    ['PENDING', 'PENDING'], ['APPROVED', 'APPROVED'], ['DECLINED', 'DECLINED'], ['CANCELED', 'PENDING'],
    ['APPROVED_BY_ANOTHER_MANAGER', 'APPROVED'], ['DECLINED_BY_ANOTHER_MANAGER', 'DECLINED'], ['CANCELED_BY_ANOTHER_MANAGER', 'PENDING'],
  ] as const)('D55: the state %s is told as %s', (status, told) => {
    expect(detailsV1({ request: { approvers: [asksBoss({ status })] } }).request_approvers[0]?.status).toBe(told)
  })
})

describe('spec: request_representative_approvers', () => {
  const asksBob: RepresentativeApproval = {
    id: id('asks Bob'), memberId: bob.id, status: 'PENDING', replacedToMemberId: null, predecessorId: null, reason: null, statusChangedAt: null,
  }

  test('an entry that nobody answered, and one that was replaced', () => {
    const replaced: RepresentativeApproval = {
      ...asksBob, id: id('asked Boss'), memberId: boss.id, status: 'REPLACED', replacedToMemberId: bob.id, predecessorId: asksBob.id,
      reason: 'Away', statusChangedAt: at,
    }
    const { request_representative_approvers: told } = detailsV1({ request: { representativeApprovers: [asksBob, replaced] } })
    expect(told).toStrictEqual([
      {
        id: id('asks Bob'), status: 'PENDING', approver_member: bobName, replaced_to_member: null, reason: null, status_change_date: null,
        predecessor_request_approver_id: null,
      },
      {
        id: id('asked Boss'), status: 'REPLACED', approver_member: bossName, replaced_to_member: bobName, reason: 'Away',
        status_change_date: at, predecessor_request_approver_id: id('asks Bob'),
      },
    ])
    expect(Object.keys(told[0]!)).toEqual([
      'id', 'status', 'approver_member', 'replaced_to_member', 'reason', 'status_change_date', 'predecessor_request_approver_id',
    ])
  })

  test.each(['PENDING', 'APPROVED', 'DECLINED', 'CANCELED', 'REPLACED'] as const)('the state %s is told as it is', (status) => {
    const { request_representative_approvers: told } = detailsV1({ request: { representativeApprovers: [{ ...asksBob, status }] } })
    expect(told[0]?.status).toBe(status)
  })

  test('somebody of whom the facts do not tell is null, as the table allows', () => {
    const unknown: RepresentativeApproval = { ...asksBob, memberId: stranger, replacedToMemberId: stranger }
    const { request_representative_approvers: told } = detailsV1({ request: { representativeApprovers: [unknown] } })
    expect(told[0]).toMatchObject({ approver_member: null, replaced_to_member: null })
  })
})

describe('somebody of whom the facts do not tell', () => {
  test('is null where the table allows it', () => {
    const by = { approvedByMemberId: stranger, declinedByMemberId: stranger, canceledByMemberId: stranger }
    expect(detailsV1({ request: by })).toMatchObject({ approver_member: null, declined_by_member: null, canceld_by_member: null })
  })

  test.each([
    ['the creator', { creatorMemberId: stranger }], ['the requester', { memberId: stranger }],
    ['an approver', { approvers: [asksBoss({ memberId: stranger })] }],
  ])('is an error of the program elsewhere: %s', (_, some) => {
    expect(() => requestV1({ request: some })).toThrow(RangeError)
    expect(() => requestV1({ request: some })).toThrow(stranger)
  })

  test('whoever canceled need not be told of twice', () => {
    expect(detailsV1({ request: { canceledByMemberId: ada.id } }).canceld_by_member).toEqual(adaName)
  })
})
