/** Decisions 36, 43, 45; records.md: the record that a creation makes, and what it brings about. */
import { describe, expect, test } from 'vitest'
import type { LeaveType } from '../../../../src/records'
import { type Case, NOW, approvals, between, day, expectStatus, id, member, open, representations, told } from './given'

const chief = member('chief', { isAdmin: true })
const asked: Case = { approvers: ['bob', 'cleo'], representatives: ['rex', 'rio'], asking: { requiredCount: 1 } }

test('records: every field of a request that waits', () => {
  const times = { start: '2026-07-06', end: '2026-07-08', startAt: 'afternoon', endAt: 'lunchtime' } as const
  const { request, effects } = open({ ...asked, times, opening: { seriesId: id('series'), reason: ' the sea ' }, creator: chief })
  const { id: requestId, approvers, representativeApprovers, ...fields } = request
  expect(fields).toEqual({
    seriesId: id('series'), memberId: id('ada'), creatorMemberId: id('chief'), leaveTypeId: id('vacation'), status: 'PENDING', ...times,
    reason: 'the sea', approvalProcess: 'Linear_all_have_to_agree', approvedAt: null, approvedByMemberId: null, declinedAt: null,
    declinedByMemberId: null, declineReason: null, canceledAt: null, canceledByMemberId: null, cancelReason: null, createdAt: NOW,
    updatedAt: NOW,
  })
  expect(approvers.map(({ id: _, ...entry }) => entry)).toEqual([
    { memberId: id('bob'), status: 'PENDING', predecessorId: null, reason: null, statusChangedAt: null, statusChangedByMemberId: null },
    { memberId: id('cleo'), status: 'PENDING', predecessorId: approvers[0]!.id, reason: null, statusChangedAt: null, statusChangedByMemberId: null },
  ])
  expect(representativeApprovers.map(({ id: _, ...entry }) => entry)).toEqual([
    { memberId: id('rex'), status: 'PENDING', replacedToMemberId: null, predecessorId: null, reason: null, statusChangedAt: null },
    { memberId: id('rio'), status: 'PENDING', replacedToMemberId: null, predecessorId: null, reason: null, statusChangedAt: null },
  ])
  expect(new Set([requestId, ...approvers.map((entry) => entry.id), ...representativeApprovers.map((entry) => entry.id)]).size).toBe(5)
  // Monday afternoon, Tuesday, Wednesday morning.
  expect(effects).toEqual([
    { kind: 'status_changed', requestId, from: null, to: 'PENDING' },
    { kind: 'allowance_changed', requestId, memberId: id('ada'), allowanceTypeId: id('allowance'), deducted: 2, allowanceDelta: 2 },
    { kind: 'event', type: 'request_created', requestId },
  ])
})

test('D43: Linear representatives follow each other', () => {
  const { representativeApprovers: [rex, rio] } = open({ ...asked, asking: { requiredCount: 1, process: 'Linear' } }).request
  expect([rex!.predecessorId, rio!.predecessorId]).toEqual([null, rex!.id])
})

test('a blank reason is none', () => {
  expect(open({ opening: { reason: ' \n' } }).request.reason).toBeNull()
})

describe('D45: APPROVED at creation: one event, and nothing stays open', () => {
  const events = (of: Case): string[] => told(open(of).effects).slice(-3)
  const created = ['request none > APPROVED', 'allowance 1 of 1', 'request_created']

  test('no approval needed: nobody is asked, nobody has approved', () => {
    const of: Case = { ...asked, leaveType: { needsApproval: false } }
    const { request } = open(of)
    expectStatus(request, 'APPROVED')
    expect(request).toMatchObject({ approvers: [], approvedAt: NOW, approvedByMemberId: null })
    expect(representations(request)).toEqual(['rex CANCELED', 'rio CANCELED'])
    expect(events(of)).toEqual(created)
  })

  test('immediately, by an admin', () => {
    const of: Case = { ...asked, approvers: ['bob', 'ada', 'chief'], opening: { approveImmediately: true }, creator: chief }
    const { request, effects } = open(of)
    expectStatus(request, 'APPROVED')
    expect(request).toMatchObject({ approvedAt: NOW, approvedByMemberId: id('chief'), creatorMemberId: id('chief') })
    expect(approvals(request)).toEqual(['bob', 'ada', 'chief'].map((name) => `${name} APPROVED_BY_ANOTHER_MANAGER`))
    expect(request.approvers[0]).toMatchObject({ statusChangedAt: NOW, statusChangedByMemberId: id('chief') })
    expect(told(effects)).toEqual([
      ...['bob', 'ada', 'chief'].map((name) => `${name} PENDING > APPROVED_BY_ANOTHER_MANAGER`),
      'rex PENDING > CANCELED', 'rio PENDING > CANCELED', ...created,
    ])
  })

  test('both: in nobody\'s name', () => {
    const of: Case = { leaveType: { needsApproval: false }, opening: { approveImmediately: true }, creator: chief }
    expect(open(of).request).toMatchObject({ status: 'APPROVED', approvedByMemberId: null })
  })

  test('the own approval suffices and representatives are only informed', () => {
    const of: Case = { approvers: ['ada'], representatives: ['rex'], asking: { requiredCount: 0 } }
    const { request } = open(of)
    expectStatus(request, 'APPROVED')
    expect(request).toMatchObject({ approvedAt: NOW, approvedByMemberId: id('ada') })
    expect(representations(request)).toEqual(['rex CANCELED'])
    expect(told(open(of).effects)).toEqual(['ada PENDING > APPROVED', 'rex PENDING > CANCELED', ...created])
  })

  test('D43: it waits for representatives that are required', () => {
    const of: Case = { approvers: ['ada'], representatives: ['rex'], asking: { requiredCount: 1 } }
    expectStatus(open(of).request, 'PENDING')
    expect(open({ ...of, representatives: [] }).request.status).toBe('APPROVED')
  })
})

describe('spec: States: what is taken from the allowance', () => {
  const taken = (leaveType: Partial<LeaveType>, times = day('2026-07-06')): string[] =>
    told(open({ leaveType, times }).effects).filter((line) => line.startsWith('allowance'))

  test.each<[string, Partial<LeaveType>, ReturnType<typeof day>, string[]]>([
    ['a week with a weekend', {}, { ...day('2026-07-06'), end: '2026-07-12' }, ['allowance 5 of 5']],
    ['a morning', {}, day('2026-07-06', 'am'), ['allowance 0.5 of 0.5']],
    ['minutes of the schedule', { leaveUnit: 'minutes_15' }, between('2026-07-06T11:30Z', '2026-07-06T13:45Z'), ['allowance 75 of 75']],
    ['whole hours, in minutes', { leaveUnit: 'hours' }, between('2026-07-06T08:00Z', '2026-07-06T10:00Z'), ['allowance 120 of 120']],
    ['a Sunday', {}, day('2026-07-05'), []],
    ['a Sunday whatever the schedule', { ignoreSchedule: true }, day('2026-07-05'), ['allowance 1 of 1']],
    ['a leave type that takes nothing', { takesFromAllowance: false }, day('2026-07-06'), []],
    ['a leave type without an allowance type', { allowanceTypeId: null }, day('2026-07-06'), []],
  ])('%s', (_, leaveType, times, expected) => {
    expect(taken(leaveType, times)).toEqual(expected)
  })
})
