/** Decision 47: one request of a series, all upcoming ones, or the whole series; all or nothing. */
import { describe, expect, test } from 'vitest'
import type { AbsenceRequest, Member } from '../../../../src/records'
import { type CancellationScope, cancelSeries } from '../../../../src/requests/cancelSeries'
import { transitionRequest } from '../../../../src/requests/transitionRequest'
import { type Case, approve, cancel, contextOf, day, decline, department, frozen, id, member, open, refusal, told, value } from './given'

const crew = department('crew', ['boss'])
const of: Case = { approvers: ['bob'], requester: { departmentIds: [crew.id] }, departments: [crew] }
const chief = member('chief', { isAdmin: true })
const created = '2026-05-01T09:00:00.000Z'
/** 1 June 2026, 09:00: the absence of that day began at 08:00. */
const now = '2026-06-01T09:00:00.000Z'

const occurrence = (date: string, seriesId: string | null = id('series')): AbsenceRequest =>
  ({ ...open({ ...of, times: day(date), opening: { seriesId }, now: created }).request, id: id(`req ${date}`) })

const moved = (request: AbsenceRequest, caller: Member | string, event: Parameters<typeof transitionRequest>[1]): AbsenceRequest =>
  value(transitionRequest(request, event, contextOf(of, caller, created)))[0]

const may25 = moved(occurrence('2026-05-25'), 'bob', approve)
const june1 = occurrence('2026-06-01')
const june8 = moved(occurrence('2026-06-08'), 'bob', decline())
const june15 = moved(occurrence('2026-06-15'), 'bob', approve)
const june22 = occurrence('2026-06-22')
const june29 = moved(occurrence('2026-06-29'), 'ada', cancel())
const series = [may25, june1, june8, june15, june22, june29]

const canceled = (
  requests: readonly AbsenceRequest[], requestId: string, scope: CancellationScope, caller: Member | string = 'ada', reason: string | null = 'moved',
) => frozen(cancelSeries(frozen(requests), { requestId, scope, reason }, contextOf(of, caller, now)))

const starts = (result: ReturnType<typeof canceled>): string[] => value(result).requests.map(({ start, status }) => `${start} ${status}`)

describe('D47: this', () => {
  test('the one, by the rules of a single request', () => {
    const result = canceled(series, june15.id, 'this')
    expect(starts(result)).toEqual(['2026-06-15 CANCELED'])
    expect(value(result).requests[0]).toMatchObject({ cancelReason: 'moved', canceledByMemberId: id('ada'), canceledAt: now, updatedAt: now })
    expect(told(value(result).effects)).toEqual(['request APPROVED > CANCELED', 'allowance -1 of 1', 'request_status_changed'])
    expect(refusal(canceled(series, june1.id, 'this'))[0]).toBe('FORBIDDEN')
    expect(starts(canceled(series, june1.id, 'this', chief))).toEqual(['2026-06-01 CANCELED'])
    expect(refusal(canceled(series, june8.id, 'this'))).toEqual(['BAD_REQUEST', 'status', 'expected a request that is PENDING or APPROVED, got one that is DECLINED'])
  })

  test.each(['this', 'upcoming', 'all'] as const)('a request without a series, with scope %s: alone', (scope) => {
    const [one, other] = [occurrence('2026-06-15', null), occurrence('2026-06-22', null)]
    expect(starts(canceled([one, other], one.id, scope))).toEqual(['2026-06-15 CANCELED'])
    const begun = occurrence('2026-05-25', null)
    expect(starts(canceled([begun], begun.id, scope, chief))).toEqual(['2026-05-25 CANCELED'])
  })
})

describe('D47: upcoming', () => {
  test.each([['the first', may25], ['the last', june29], ['one that is declined', june8]])('named by %s: every one that stands and has not begun', (_, { id: requestId }) => {
    const result = canceled(series, requestId, 'upcoming')
    expect(starts(result)).toEqual(['2026-06-15 CANCELED', '2026-06-22 CANCELED'])
    expect(told(value(result).effects)).toEqual([
      'request APPROVED > CANCELED', 'allowance -1 of 1', 'request_status_changed',
      'bob PENDING > CANCELED_BY_ANOTHER_MANAGER', 'request PENDING > CANCELED', 'allowance -1 of 1', 'request_status_changed',
    ])
  })

  test('an admin, too, leaves what has begun', () => {
    expect(starts(canceled(series, june1.id, 'upcoming', chief))).toEqual(['2026-06-15 CANCELED', '2026-06-22 CANCELED'])
  })

  test('nothing upcoming', () => {
    expect(refusal(canceled([may25, june1, june8], may25.id, 'upcoming'))).toEqual(['BAD_REQUEST', 'scope', 'expected a request that can still be canceled, got none'])
  })
})

describe('D47: all', () => {
  test('every one that stands', () => {
    expect(starts(canceled([june8, june15, june22, june29], june8.id, 'all', 'boss'))).toEqual(['2026-06-15 CANCELED', '2026-06-22 CANCELED'])
  })

  test.each([['the requester', 'ada'], ['a department manager', 'boss'], ['an admin', chief]])('%s: refused once one that stands has begun', (_, caller) => {
    const result = canceled(series, june22.id, 'all', caller)
    expect(result.ok ? [] : [result.failure.code, ...result.failure.issues.map(({ path, message }) => `${path!}: ${message}`)]).toEqual([
      'BAD_REQUEST', 'scope: expected a series of which nothing has begun, got one that has since 2026-05-25',
      'scope: expected a series of which nothing has begun, got one that has since 2026-06-01',
    ])
  })

  test('one that is declined or canceled may have begun', () => {
    const passed = [moved(may25, 'ada', cancel()), moved(june1, 'bob', decline())]
    expect(starts(canceled([...passed, june15], june15.id, 'all'))).toEqual(['2026-06-15 CANCELED'])
  })

  test('nothing left', () => {
    expect(refusal(canceled([june8, june29], june8.id, 'all'))[0]).toBe('BAD_REQUEST')
  })
})

describe('D47: all or nothing', () => {
  test.each(['this', 'upcoming', 'all'] as const)('%s: without a right FORBIDDEN, whatever the state', (scope) => {
    for (const caller of ['bob', 'dan']) {
      expect(refusal(canceled(series, june15.id, scope, caller))[0]).toBe('FORBIDDEN')
      expect(refusal(canceled([june8, june29], june8.id, scope, caller))[0]).toBe('FORBIDDEN')
    }
  })

  test.each([['this', series], ['upcoming', series], ['all', [june15, june22]]] as const)('%s: without a reason BAD_REQUEST', (scope, requests) => {
    expect(refusal(canceled(requests, june15.id, scope, 'ada', ' '))).toEqual(['BAD_REQUEST', 'reason', 'expected a reason, got " "'])
  })

  test('a request that is not among them is a programmer error', () => {
    expect(() => canceled(series, id('nobody'), 'this')).toThrow(RangeError)
  })
})
