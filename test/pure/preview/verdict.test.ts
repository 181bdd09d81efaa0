/** What can be created, and what a preview tells where it cannot (spec: preview, verdict rule; decisions 7, 32; allowances F2). */
import { describe, expect, test } from 'vitest'
import { decideRecurringRequest, previewRecurringRequest } from '../../../src/index'
import type { CreationContext, RecurringRequestPayload } from '../../../src/index'
import {
  ada, allowance, annual, bob, boss, context, create, department, failureOf, id, leaveType, managedBy, member, preview, previewSingle,
  refusalOf, rejectionOf, request, root, series, single, standIn, unpaid, valueOf, workspace,
} from './given'
import { booking, rule } from '../allowance/given'

type Facts = Partial<CreationContext>

const limited = leaveType({ maximumAbsentApplies: true })
const team = department('Team', { maximumAbsent: 1, ...managedBy(boss) })
const inTeam = { ...ada, departmentIds: [team.id] }
const bobInTeam = { ...bob, departmentIds: [team.id] }

/** The member's own request on the second Monday. */
const conflicting: Facts = { ownRequests: [request(ada, '2026-03-16', '2026-03-16')] }
/** Bob is away on the third Monday, and the team's limit is one. */
const fullTeam: Facts = { departmentRequests: [request(bobInTeam, '2026-03-23', '2026-03-23')], colleagues: [bobInTeam] }
/** Two days are left for three Mondays. */
const poor: Facts = { allowance: allowance({ rules: [rule({ amount: 2 })] }) }
/** Bob, chosen as representative, is away on the first Monday. */
const absentBob: Facts = { representatives: [{ member: bob, requests: [request(bob, '2026-03-09', '2026-03-09')] }] }

const base: Facts = { requester: inTeam, departments: [team], leaveType: limited }
const rejecting: Partial<RecurringRequestPayload> = { reason: 'x'.repeat(21) }

const bits = (count: number): boolean[][] =>
  Array.from({ length: 2 ** count }, (_, row) => Array.from({ length: count }, (_, bit) => (row >> bit) % 2 === 1))

describe('spec: the verdict rule as a truth table', () => {
  test.each(bits(7))(
    'spec: rejection %s, conflicts %s, department limit %s, ignored %s, admin %s, insufficient %s, representative away %s',
    (rejected, conflicts, limit, ignored, admin, insufficient, away) => {
      const of = context({
        ...base, ...(conflicts ? conflicting : {}), ...(limit ? fullTeam : {}), ...(insufficient ? poor : {}), ...(away ? absentBob : {}),
        caller: admin ? root : inTeam,
      })
      const payload = series({
        ...(rejected ? rejecting : {}), ignoreMaximumAbsence: ignored, representativeMemberIds: away ? [bob.id] : [],
      })
      const stops = rejected || conflicts || (limit && !(ignored && admin)) || insufficient
      const answer = valueOf(previewRecurringRequest(of, payload))
      expect(answer.canCreate).toBe(!stops)
      expect(decideRecurringRequest(of, payload).ok).toBe(!stops)
      expect(answer.rejection?.code ?? null).toBe(rejected ? 'REASON_TOO_LONG' : null)
      expect(answer.isAllowanceSufficient).toBe(rejected ? null : !insufficient)
      expect(answer.conflicts.map(({ date }) => date)).toEqual(conflicts && !rejected ? ['2026-03-16'] : [])
      expect(answer.departmentLimitConflicts.map(({ date }) => date)).toEqual(limit && !rejected ? ['2026-03-23'] : [])
      expect(answer.representativeUnavailable.map(({ date }) => date)).toEqual(away && !rejected ? ['2026-03-09'] : [])
    },
  )

  test('D39: a manager who ignores the limit is ignored', () => {
    expect(preview({ ...base, ...fullTeam, caller: boss }, series({ ignoreMaximumAbsence: true })).canCreate).toBe(false)
    expect(preview({ ...base, ...fullTeam, caller: root }, series({ ignoreMaximumAbsence: true })).canCreate).toBe(true)
  })

  test('spec: standing in for somebody, asked or agreed, is told and blocks nothing by itself', () => {
    const away = (status: 'PENDING' | 'APPROVED') =>
      request(bob, '2026-03-09', '2026-03-10', { representativeApprovers: [standIn(ada, status)] })
    const of = { representations: [away('PENDING')], colleagues: [bob] }
    const answer = preview(of)
    expect(answer.canCreate).toBe(true)
    expect(answer.representativeOverlaps).toEqual([{
      date: '2026-03-09',
      representingFor: [{
        memberId: bob.id, requestId: id('Bob 26-03-09'), status: 'PENDING', start: '2026-03-09', end: '2026-03-10', memberName: 'Bob',
      }],
    }])
    const agreed = { ...of, representations: [away('APPROVED')] }
    expect(preview({ ...agreed, caller: root }).representativeOverlaps[0]?.representingFor[0]?.status).toBe('APPROVED')
    expect(preview({ ...agreed, caller: root }).canCreate).toBe(true)
  })

  test('spec: representative_unavailable speaks of passed ids only, not of the configured list', () => {
    const configured = { ...absentBob, requester: { ...ada, representatives: { ...ada.representatives, memberIds: [bob.id] } } }
    expect(preview(configured).representativeUnavailable).toEqual([])
    expect(preview(configured, series({ representativeMemberIds: [bob.id] })).representativeUnavailable)
      .toEqual([{ date: '2026-03-09', representatives: [{ memberId: bob.id, memberName: 'Bob', reason: 'absent' }] }])
  })
})

describe('D7: how a creation refuses', () => {
  test('D7: BAD_REQUEST with the code of the rule in issues[0].code', () => {
    expect(refusalOf({ ...base, ...conflicting })).toBe('REQUEST_CONFLICT 2026-03-16')
    expect(refusalOf({ ...base, ...fullTeam })).toBe('DEPARTMENT_LIMIT_REACHED 2026-03-23')
    expect(refusalOf({ ...base, ...poor })).toBe('ALLOWANCE_INSUFFICIENT')
    expect(refusalOf({}, series(rejecting))).toBe('REASON_TOO_LONG')
  })

  test('spec: rule 5: nothing is left behind: a refusal carries no records, and asks for no id', () => {
    const noIds = (): string => { throw new Error('an id was asked for') }
    for (const some of [conflicting, fullTeam, poor]) {
      expect(Object.keys(decideRecurringRequest(context({ ...base, ...some, ids: noIds }), series()))).toEqual(['ok', 'failure'])
    }
  })

  test('spec: rule 4: the preview asks for no id either and is repeatable', () => {
    const of = context({ ids: () => { throw new Error('an id was asked for') } })
    expect(previewRecurringRequest(of, series())).toEqual(previewRecurringRequest(of, series()))
  })
})

describe('D32: with a rejection', () => {
  const everything = { ...base, ...conflicting, ...fullTeam, ...poor, ...absentBob, caller: root }

  test('D32: arrays empty, sufficiency and duration null, the leave type still told', () => {
    expect(preview(everything, series({ ...rejecting, representativeMemberIds: [bob.id] }))).toEqual({
      canCreate: false, occurrenceCount: 3, duration: null, takesFromAllowance: true,
      allowanceType: { id: annual.id, name: 'Annual leave', unit: 'days' }, isAllowanceSufficient: null, conflicts: [],
      departmentLimitConflicts: [], representativeUnavailable: [], representativeOverlaps: [],
      rejection: { code: 'REASON_TOO_LONG', message: 'The reason is too long', date: null },
    })
  })

  test('D32: occurrence_count is what could be expanded, 0 where the rule is invalid', () => {
    expect(preview({}, series({ count: 1 })).occurrenceCount).toBe(1)
    expect(preview({}, series({ month: 1 })).occurrenceCount).toBe(0)
    expect(preview({}, series({ count: null })).occurrenceCount).toBe(0)
    expect(preview({ leaveType: unpaid({ leaveUnit: 'hours' }) }, series({ count: 7 })).occurrenceCount).toBe(7)
  })

  test('D32: a leave type that takes from nothing says so', () => {
    const { takesFromAllowance, allowanceType, isAllowanceSufficient } = preview({ leaveType: unpaid() }, series(rejecting))
    expect([takesFromAllowance, allowanceType, isAllowanceSufficient]).toEqual([false, null, null])
  })

  test('records: the preview of a single request tells everything all the same', () => {
    const payload = single('2026-03-09', '2026-03-23', { reason: 'x'.repeat(21), representativeMemberIds: [bob.id] })
    const answer = previewSingle({ ...everything, caller: inTeam }, payload)
    expect(answer.canCreate).toBe(false)
    expect(answer.rejection?.code).toBe('REASON_TOO_LONG')
    expect(answer.isAllowanceSufficient).toBe(false)
    expect(answer.conflicts.map(({ date }) => date)).toEqual(['2026-03-16'])
    expect(answer.departmentLimitConflicts.map(({ date }) => date)).toEqual(['2026-03-23'])
    expect(answer.representativeUnavailable.map(({ date }) => date)).toEqual(['2026-03-09'])
    expect(answer.duration.workdayDays).toBe(11)
  })
})

describe('F2: what an allowance does not decide', () => {
  test('F2: a type that ignores its limit is always sufficient', () => {
    const ignoring = { ...poor, allowanceType: { ...annual, ignoreAllowanceLimit: true } }
    expect(preview(poor).isAllowanceSufficient).toBe(false)
    expect(preview(ignoring).isAllowanceSufficient).toBe(true)
    expect(preview(ignoring).canCreate).toBe(true)
    expect(create(ignoring).requests).toHaveLength(3)
    const beyondItsYears = { ...ignoring, allowance: allowance({ assignments: [] }) }
    expect(preview(beyondItsYears).isAllowanceSufficient).toBe(true)
  })

  test('F2: a leave type that takes from nothing is always sufficient, and draws nothing', () => {
    const answer = preview({ leaveType: unpaid() }, series({ count: 40 }))
    expect(answer).toMatchObject({ canCreate: true, takesFromAllowance: false, allowanceType: null, isAllowanceSufficient: true })
    expect(answer.duration?.perYear).toEqual([
      { fiscalYear: 2026, days: 40, minutes: 19_200, carryOverDaysUsed: 0, carryOverMinutesUsed: 0 },
    ])
  })

  test('F2: takesFromAllowance false decides, whatever allowance type is named', () => {
    const answer = preview({ ...poor, leaveType: leaveType({ takesFromAllowance: false }), allowanceType: annual })
    expect(answer).toMatchObject({ canCreate: true, takesFromAllowance: false, allowanceType: null, isAllowanceSufficient: true })
  })

  test('F1: existing bookings count, and one verdict is given for the whole series', () => {
    const booked = (amount: number): Facts => ({ allowance: allowance({ bookings: [booking('2026-12-01', amount)] }) })
    expect(preview(booked(27)).isAllowanceSufficient).toBe(true)
    expect(preview(booked(27.5)).isAllowanceSufficient).toBe(false)
    expect(preview(booked(27.5), series({ halfDay: 'morning' })).isAllowanceSufficient).toBe(true)
  })

  test('F1: occurrences worth nothing need no allowance, not even a year', () => {
    const none = { allowance: allowance({ assignments: [] }) }
    expect(preview(none, series({ from: '2026-03-08' })).isAllowanceSufficient).toBe(true)
    expect(preview(none, series({ from: '2026-03-09' })).isAllowanceSufficient).toBe(false)
  })

  test('F1: hours draw minutes', () => {
    const timed = (minutes: number): Facts => ({
      leaveType: leaveType({ leaveUnit: 'hours' }), allowanceType: { ...annual, unit: 'hours' },
      allowance: allowance({ unit: 'hours', rules: [rule({ amount: minutes })] }),
    })
    const twoHours = series({ startTime: { hour: 9, minute: 0 }, endTime: { hour: 11, minute: 0 } })
    expect(preview(timed(360), twoHours).isAllowanceSufficient).toBe(true)
    expect(preview(timed(359), twoHours).isAllowanceSufficient).toBe(false)
  })
})

describe('D31: who may ask at all', () => {
  const stranger = member('Stranger')
  const immediately = { adminApprovalOption: 'approve_request_immediately' } as const
  const refusal = (of: Facts, payload = series()): string[] => [previewRecurringRequest, decideRecurringRequest].map((ask) => {
    const result = ask(context(of), payload)
    return result.ok ? 'ok' : result.failure.code
  })

  test.each([
    ['free', 'FORBIDDEN'], ['mini', 'FORBIDDEN'], ['essentials', 'ok'], ['plus', 'ok'],
  ] as const)('spec: rule 3: the %s plan: %s', (plan, answer) => {
    expect(refusal({ workspace: workspace({ plan }) })).toEqual([answer, answer])
    expect(refusal({ workspace: workspace({ plan }), caller: root })).toEqual([answer, answer])
    expect(previewSingle({ workspace: workspace({ plan }) }, single('2026-03-09')).canCreate).toBe(true)
  })

  test('spec: rule 3: only an admin may pass approve_request_immediately', () => {
    expect(refusal({}, series(immediately))).toEqual(['FORBIDDEN', 'FORBIDDEN'])
    expect(refusal({ requester: inTeam, departments: [team], caller: boss }, series(immediately))).toEqual(['FORBIDDEN', 'FORBIDDEN'])
    expect(refusal({ caller: root }, series(immediately))).toEqual(['ok', 'ok'])
    expect(refusal({}, series({ adminApprovalOption: 'go_through_the_normal_approval_process' }))).toEqual(['ok', 'ok'])
    expect(() => previewSingle({}, single('2026-03-09', '2026-03-09', immediately))).toThrow('FORBIDDEN')
  })

  test('D41: for somebody else only admins and managers of one of their departments', () => {
    expect(refusal({ caller: stranger })).toEqual(['FORBIDDEN', 'FORBIDDEN'])
    expect(refusal({ caller: root })).toEqual(['ok', 'ok'])
    expect(refusal({ requester: inTeam, departments: [team], caller: boss })).toEqual(['ok', 'ok'])
    expect(refusal({ requester: inTeam, departments: [team], caller: stranger })).toEqual(['FORBIDDEN', 'FORBIDDEN'])
    expect(refusal({ departments: [team], caller: boss }), 'the department only approves').toEqual(['FORBIDDEN', 'FORBIDDEN'])
    expect(() => previewSingle({ caller: stranger }, single('2026-03-09'))).toThrow('FORBIDDEN')
  })

  test('D31: 403 comes before unreadable fields and before every rejection', () => {
    const faulty = series({ from: 'x', count: null, month: 99 })
    expect(refusal({ caller: stranger }, faulty)).toEqual(['FORBIDDEN', 'FORBIDDEN'])
    expect(refusal({ workspace: workspace({ plan: 'mini' }) }, faulty)).toEqual(['FORBIDDEN', 'FORBIDDEN'])
    expect(refusal({}, { ...faulty, ...immediately })).toEqual(['FORBIDDEN', 'FORBIDDEN'])
    expect(refusal({}, faulty)).toEqual(['BAD_REQUEST', 'BAD_REQUEST'])
    expect(() => previewSingle({ caller: stranger }, single('x'))).toThrow('FORBIDDEN')
  })

  test('D31: a refusal says which gate is closed: the plan, then the approval option, then whose absence it is', () => {
    const why = (of: Facts, payload = series()): string => failureOf(previewRecurringRequest(context(of), payload)).issues[0]!.message
    const [plan, option, whose] = [
      why({ workspace: workspace({ plan: 'free' }) }), why({}, series(immediately)), why({ caller: stranger }),
    ]
    expect(new Set([plan, option, whose]).size).toBe(3)
    expect(why({ workspace: workspace({ plan: 'free' }), caller: stranger }, series(immediately))).toBe(plan)
    expect(why({ caller: stranger }, series(immediately))).toBe(option)
  })
})

test('nothing else stands in the way of the base case', () => {
  expect(rejectionOf(base)).toBeNull()
  expect(preview(base).canCreate).toBe(true)
})
