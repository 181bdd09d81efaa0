/** What canceling one request, the rest of a series and all of it leaves behind (decisions 46, 47, 56). */
import { describe, expect, test } from 'vitest'
import type { AbsenceRequest, CancellationScope, Member, WorkspaceSnapshot } from '../../../../src/index'
import { cancelRequest } from '../../../../src/services'
import { ada, company, done, id, mondays, pending, root, told } from './given'

const dates = ['2026-03-09', '2026-03-16', '2026-03-23'] as const
const [first, second] = mondays(...dates) as [AbsenceRequest, AbsenceRequest]
const series = company({ requests: mondays(...dates) })

const canceled = (snapshot: WorkspaceSnapshot, of: AbsenceRequest, scope: CancellationScope, at?: string, by: Member = ada): Promise<WorkspaceSnapshot> =>
  done(snapshot, (ports) => cancelRequest(ports, by.id, of.id, { scope, reason: ' the trip is off ' }), at)

const states = ({ requests }: WorkspaceSnapshot): string[] => requests.map(({ start, status }) => `${start.slice(5)} ${status}`)

describe('cancelRequest', () => {
  test('D46: one request: its reason, its canceler, nothing left open, one event that gives back', async () => {
    const after = await canceled(series, second, 'this')
    expect(states(after)).toEqual(['03-09 PENDING', '03-16 CANCELED', '03-23 PENDING'])
    expect(after.requests[1]).toMatchObject({
      canceledAt: '2026-03-02T09:00:00.000Z', canceledByMemberId: ada.id, cancelReason: 'the trip is off', seriesId: id('series'),
      approvers: [{ status: 'CANCELED_BY_ANOTHER_MANAGER' }], representativeApprovers: [{ status: 'CANCELED' }],
    })
    expect(told(after)).toEqual(['request_status_changed 2026-03-16 CANCELED: -1 of 1, 28 left'])
  })

  test('D47: upcoming: those that have not begun, one event each, all with the figures after the whole change', async () => {
    const after = await canceled(series, first, 'upcoming', '2026-03-09T08:00:00.000Z')
    expect(states(after)).toEqual(['03-09 PENDING', '03-16 CANCELED', '03-23 CANCELED'])
    expect(told(after)).toEqual([
      'request_status_changed 2026-03-16 CANCELED: -1 of 1, 29 left', 'request_status_changed 2026-03-23 CANCELED: -1 of 1, 29 left',
    ])
  })

  test('D47: all: the whole series before any of it has begun', async () => {
    const after = await canceled(series, second, 'all', '2026-03-09T07:59:59.999Z')
    expect(states(after)).toEqual(['03-09 CANCELED', '03-16 CANCELED', '03-23 CANCELED'])
    expect(after.outbox).toHaveLength(3)
  })

  test('D47, D56: events come in the order of the dates, in whatever order the series is stored', async () => {
    const after = await canceled(company({ requests: [...mondays(...dates)].reverse() }), second, 'all')
    expect(told(after).map((line) => line.split(' ')[1])).toEqual([...dates])
  })

  test('D44: what is settled already is passed over, without a second event', async () => {
    const [one, two, three] = mondays(...dates) as [AbsenceRequest, AbsenceRequest, AbsenceRequest]
    const mixed = company({ requests: [{ ...one, status: 'DECLINED' }, { ...two, status: 'APPROVED' }, three] })
    const after = await canceled(mixed, three, 'all')
    expect(states(after)).toEqual(['03-09 DECLINED', '03-16 CANCELED', '03-23 CANCELED'])
    expect(after.outbox).toHaveLength(2)
  })

  test('D47: other series, and single requests of the same member, are left alone', async () => {
    const others = [pending('2026-04-06'), pending('2026-04-13', { seriesId: id('another') })]
    const after = await canceled(company({ requests: [...mondays(...dates), ...others] }), first, 'all')
    expect(after.requests.slice(3)).toEqual(others)
  })

  test.each<CancellationScope>(['this', 'upcoming', 'all'])('D47: a single request is canceled alone, with scope %s', async (scope) => {
    const after = await canceled(company({ requests: [pending('2026-03-09'), pending('2026-03-10')] }), pending('2026-03-10'), scope)
    expect(states(after)).toEqual(['03-09 PENDING', '03-10 CANCELED'])
  })

  test('D46: an admin cancels an approved request after it began', async () => {
    const after = await canceled(company({ requests: [pending('2026-03-09', { status: 'APPROVED' })] }), pending('2026-03-09'), 'this', '2026-12-31T12:00:00.000Z', root)
    expect(told(after)).toEqual(['request_status_changed 2026-03-09 CANCELED: -1 of 1, 30 left'])
  })
})
