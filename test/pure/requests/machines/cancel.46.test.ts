/** Decision 46: who may cancel a request, and until when. */
import { describe, expect, test } from 'vitest'
import type { Member } from '../../../../src/records'
import { type Case, LATER, act, after, approve, between, cancel, day, department, expectStatus, id, member, open, refusal, told, value } from './given'

const crew = department('crew', ['boss'])
const base: Case = { approvers: ['bob'], requester: { departmentIds: [crew.id] }, departments: [crew, department('other', ['eve'])] }
const lenient: Case = { ...base, settings: { allowManagerPastRequestCancellation: true } }
const chief = member('chief', { isAdmin: true })

/** Monday, 6 July 2026 begins at 08:00. */
const [before, at, past] = ['2026-07-06T07:59:59.999Z', '2026-07-06T08:00:00.000Z', '2027-12-31T23:59:59.999Z']
const outOfReach = '2028-01-01T00:00:00.000Z'

describe('D46: role by time', () => {
  test.each<[string, Case, Member | string, string, boolean]>([
    ['the requester before it began', base, 'ada', before, true],
    ['the requester as it begins', base, 'ada', at, false],
    ['the requester, whatever managers may', lenient, 'ada', at, false],
    ['a department manager before it began', base, 'boss', before, true],
    ['a department manager as it begins', base, 'boss', at, false],
    ['a department manager later, where allowed', lenient, 'boss', at, true],
    ['a department manager years later, where allowed', lenient, 'boss', outOfReach, true],
    ['an admin before it began', base, chief, before, true],
    ['an admin as it begins', base, chief, at, true],
    ['an admin on the last day of the next fiscal year', base, chief, past, true],
    ['an admin a fiscal year too late', base, chief, outOfReach, false],
    ['a requester who is an admin, by the longer right', { ...base, requester: { ...base.requester, isAdmin: true } }, 'ada', past, true],
    ['an admin who manages the department, where allowed', lenient, member('boss', { isAdmin: true }), outOfReach, true],
    ['an approver', base, 'bob', before, false],
    ['a manager of another department', lenient, 'eve', before, false],
    ['anybody else', base, 'dan', before, false],
  ])('%s', (_, of, caller, now, allowed) => {
    const result = act(of, open(of).request, caller, cancel(), now)
    expect(result.ok).toBe(allowed)
    if (!result.ok) expect(result.failure.code).toBe('FORBIDDEN')
  })

  test('without any right: told who may', () => {
    expect(refusal(act(base, open(base).request, 'bob', cancel(), before))).toEqual([
      'FORBIDDEN', undefined, 'expected the member whose absence it is, one of their department managers, or an admin',
    ])
  })

  test('out of time: told until when', () => {
    expect(refusal(act(base, open(base).request, 'ada', cancel(), at))).toEqual([
      'FORBIDDEN', 'start', 'expected a cancellation by the member before the absence begins, got one of 2026-07-06',
    ])
  })
})

describe('D46: back to one fiscal year', () => {
  const from = (date: string, of: Partial<Case> = {}): Case => ({ ...base, times: day(date), ...of })
  const can = (of: Case, now: string): boolean => act(of, open(of).request, chief, cancel(), now).ok

  test.each([
    ['2025-01-01', 1, '2026-06-01T09:00:00.000Z', true], ['2024-12-31', 1, '2026-06-01T09:00:00.000Z', false],
    ['2024-04-01', 4, '2026-03-31T23:59:59.999Z', true], ['2024-03-31', 4, '2026-03-31T23:59:59.999Z', false],
    ['2024-04-01', 4, '2026-04-01T00:00:00.000Z', false], ['2025-04-01', 4, '2026-04-01T00:00:00.000Z', true],
  ])('a request of %s, fiscal years from month %i, on %s: %s', (date, fiscalYearStartMonth, now, allowed) => {
    expect(can(from(date, { workspace: { fiscalYearStartMonth } }), now)).toBe(allowed)
  })

  test('D9: today is that of the requester, else of the workspace', () => {
    const newYear = '2025-12-31T23:30:00.000Z'
    expect(can(from('2024-12-31'), newYear)).toBe(true)
    expect(can(from('2024-12-31', { workspace: { timeZone: 'Europe/Berlin' } }), newYear)).toBe(false)
    expect(can(from('2024-12-31', { requester: { timeZone: 'Europe/Berlin' } }), newYear)).toBe(false)
    expect(can(from('2024-12-31', { requester: { timeZone: 'UTC' }, workspace: { timeZone: 'Europe/Berlin' } }), newYear)).toBe(true)
  })

  test('D9: so is the first date of a time unit', () => {
    const night: Partial<Case> = { times: between('2024-12-31T23:00Z', '2025-01-01T02:00Z'), leaveType: { leaveUnit: 'hours' } }
    const now = '2026-06-01T09:00:00.000Z'
    expect(can(from('', night), now)).toBe(false)
    expect(can(from('', { ...night, requester: { timeZone: 'Europe/Berlin' } }), now)).toBe(true)
  })
})

describe('D46: began', () => {
  const mayAda = (of: Partial<Case>, now: string): boolean => {
    const own = { ...base, ...of }
    return act(own, open(own).request, 'ada', cancel(), now).ok
  }

  test.each<[string, Partial<Case>, string, boolean]>([
    ['an afternoon, in the morning', { times: day('2026-07-06', 'pm') }, '2026-07-06T12:59:59.999Z', true],
    ['an afternoon, as it begins', { times: day('2026-07-06', 'pm') }, '2026-07-06T13:00:00.000Z', false],
    ['a Sunday, the evening before', { times: day('2026-07-05') }, '2026-07-04T23:59:59.999Z', true],
    ['a Sunday, at midnight', { times: day('2026-07-05') }, '2026-07-05T00:00:00.000Z', false],
    ['in the zone of the member', { requester: { timeZone: 'America/New_York' } }, '2026-07-06T11:59:59.999Z', true],
    ['in the zone of the member, as it begins', { requester: { timeZone: 'America/New_York' } }, '2026-07-06T12:00:00.000Z', false],
    ['in the zone of the workspace', { workspace: { timeZone: 'Europe/Berlin' } }, '2026-07-06T06:00:00.000Z', false],
    ['an hour, the instant before', { times: between('2026-07-06T10:00Z', '2026-07-06T11:00Z'), leaveType: { leaveUnit: 'hours' } }, '2026-07-06T09:59:59.999Z', true],
    ['an hour, at its instant', { times: between('2026-07-06T10:00Z', '2026-07-06T11:00Z'), leaveType: { leaveUnit: 'hours' } }, '2026-07-06T10:00:00.000Z', false],
  ])('%s', (_, of, now, allowed) => {
    expect(mayAda(of, now)).toBe(allowed)
  })
})

describe('D46: what a cancellation leaves', () => {
  test('of a request that waits', () => {
    const next = after(base, ['boss', cancel('  not now ')])
    expectStatus(next, 'CANCELED')
    expect(next).toMatchObject({
      canceledAt: LATER, canceledByMemberId: id('boss'), cancelReason: 'not now', updatedAt: LATER, approvedAt: null, declinedAt: null,
    })
    expect(next.approvers[0]).toMatchObject({ status: 'CANCELED_BY_ANOTHER_MANAGER', reason: null, statusChangedByMemberId: id('boss') })
  })

  test('of an approved one: the approval stays on record, the amount comes back', () => {
    const approved = after(base, ['bob', approve])
    const [next, effects] = value(act(base, approved, 'ada', cancel()))
    expect(next).toMatchObject({ status: 'CANCELED', approvedAt: LATER, approvedByMemberId: id('bob'), approvers: approved.approvers })
    expect(told(effects)).toEqual(['request APPROVED > CANCELED', 'allowance -1 of 1', 'request_status_changed'])
  })

  test.each([null, '', ' \t\n'])('a reason is required: %j', (reason) => {
    expect(refusal(act(base, open(base).request, 'ada', cancel(reason)))).toEqual(['BAD_REQUEST', 'reason', `expected a reason, got ${JSON.stringify(reason)}`])
  })

  test('twice', () => {
    expect(refusal(act(base, after(base, ['ada', cancel()]), 'ada', cancel())))
      .toEqual(['BAD_REQUEST', 'status', 'expected a request that is PENDING or APPROVED, got one that is CANCELED'])
  })
})
