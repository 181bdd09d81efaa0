/** Races that people run: whatever the order of the port calls, the outcome is that of one after the other (ports: unit of work). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AbsenceRequest, Adjustment, WorkspaceSnapshot } from '../../../../src/index'
import { approveRequest, approveRepresentative, cancelRequest, configureMemberAllowanceType, createRecurringRequest, createRequest, declineRepresentative, declineRequest } from '../../../../src/services'
import { series, single, standIn } from '../../preview/given'
import { acts, unknownId } from '../requests/acts'
import { ada, annual, bob, boss, company, companyOf, id, leaveType, mondays, now, onThirty, pending, rex, rio, root, sales, waiting } from '../requests/given'
import { type Finish, type Racer, expectSound, race, serially } from './racing'

const scale = process.env['TZ'] === 'UTC' ? 1 : 0.25
const runs = (numRuns: number) => ({ numRuns: Math.ceil(numRuns * scale) })

type Claim = (finish: Finish) => void

/**
 * Draws schedules, and checks that what comes of each comes of some order too, that nobody hears CONFLICT, and the claim. Some
 * schedule has to get units of work into each other's way; `undisturbed`: none may. Answers the outcomes of all orders.
 */
async function always(snapshot: WorkspaceSnapshot, racers: readonly Racer[], claim: Claim = () => undefined, undisturbed = false): Promise<string[]> {
  const serial = await serially(snapshot, racers)
  const most = Math.max(...serial.map(({ calls }) => calls))
  let repeated = 0
  await fc.assert(fc.asyncProperty(fc.scheduler(), async (scheduler) => {
    const finish = await race(scheduler, snapshot, racers)
    expect(serial.map(({ story }) => story)).toContain(finish.story)
    expect(finish.outcomes).not.toContain('CONFLICT')
    expectSound(snapshot, finish.after)
    claim(finish)
    if (finish.calls > most) repeated++
  }), runs(60))
  expect(repeated > 0, `${repeated} schedules with a repetition`).toBe(!undisturbed)
  return [...new Set(serial.map(({ outcomes }) => outcomes.join(', ')))].sort()
}

const spent = (amount: number): Adjustment =>
  ({ id: id(`spent ${amount}`), memberId: ada.id, allowanceTypeId: annual.id, date: '2026-01-01', expiryDate: null, amount: -amount, reason: null, createdAt: now })

const asks = (by: string, date: string, last = date): Racer => (ports) => createRequest(ports, by, single(date, last, { requesterMemberId: by }))

describe('creations', () => {
  const oneDayLeft = company({ adjustments: [spent(29)], leaveTypes: [leaveType({ needsApproval: false })] })

  test('F1: two of them for the last day of the balance: one is created, the other ALLOWANCE_INSUFFICIENT', async () => {
    const seen = await always(oneDayLeft, [asks(ada.id, '2026-03-09'), asks(ada.id, '2026-03-10')], ({ after }) => expect(after.requests).toHaveLength(1))
    expect(seen).toEqual(['BAD_REQUEST ALLOWANCE_INSUFFICIENT, ok', 'ok, BAD_REQUEST ALLOWANCE_INSUFFICIENT'])
  })

  test('D38: two of them for one date: one is created, the other REQUEST_CONFLICT', async () => {
    const seen = await always(company(), [asks(ada.id, '2026-03-09'), asks(ada.id, '2026-03-06', '2026-03-10')])
    expect(seen).toEqual(['BAD_REQUEST REQUEST_CONFLICT, ok', 'ok, BAD_REQUEST REQUEST_CONFLICT'])
  })

  test('D39: two colleagues for the last place of their department: one is created, the other DEPARTMENT_LIMIT_REACHED', async () => {
    const others = company().members.map((one) => (one.id === bob.id ? { ...bob, departmentIds: [sales.id] } : one))
    const snapshot = company({
      departments: [{ ...sales, maximumAbsent: 1 }], members: others, assignments: [onThirty(ada), onThirty(bob)],
      leaveTypes: [leaveType({ needsApproval: false, maximumAbsentApplies: true })],
    })
    const seen = await always(snapshot, [asks(ada.id, '2026-03-09', '2026-03-11'), asks(bob.id, '2026-03-11', '2026-03-13')])
    expect(seen).toEqual(['BAD_REQUEST DEPARTMENT_LIMIT_REACHED, ok', 'ok, BAD_REQUEST DEPARTMENT_LIMIT_REACHED'])
  })

  test('F1: four of them for the last day: exactly one is created, nobody is told of the race', async () => {
    const racers = ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12'].map((date) => asks(ada.id, date))
    const seen = await always(oneDayLeft, racers, ({ after }) => expect(after.outbox).toHaveLength(1))
    for (const outcomes of seen) {
      expect(outcomes.split(', ').sort()).toEqual([...Array<string>(3).fill('BAD_REQUEST ALLOWANCE_INSUFFICIENT'), 'ok'])
    }
  })

  test('spec: all or nothing: a series against a single request on one of its dates', async () => {
    const seen = await always(company(), [(ports) => createRecurringRequest(ports, ada.id, series()), asks(ada.id, '2026-03-16')], ({ after }) =>
      expect([1, 3]).toContain(after.requests.length))
    expect(seen).toEqual(['BAD_REQUEST REQUEST_CONFLICT, ok', 'ok, BAD_REQUEST REQUEST_CONFLICT'])
  })

  test('D56: creations of two members do not disturb each other: both are created, their events are whole', async () => {
    const snapshot = company({ members: company().members.map((one) => (one.id === bob.id ? { ...bob, approverIds: [boss.id] } : one)), assignments: [onThirty(ada), onThirty(bob)] })
    const seen = await always(snapshot, [asks(ada.id, '2026-03-09'), asks(bob.id, '2026-03-09')], ({ after }) => expect(after.outbox).toHaveLength(2), true)
    expect(seen).toEqual(['ok, ok'])
  })
})

describe('decisions about one request', () => {
  const { id: requestId } = pending('2026-03-09')
  const one = (request: AbsenceRequest = pending('2026-03-09')): WorkspaceSnapshot => company({ requests: [request] })
  const approves = (by = boss.id): Racer => (ports) => approveRequest(ports, by, requestId)
  const declines = (by = boss.id): Racer => (ports) => declineRequest(ports, by, requestId, 'no')
  const cancels: Racer = (ports) => cancelRequest(ports, ada.id, requestId, { scope: 'this', reason: 'off' })

  test('D44: approve against cancel: CANCELED in the end; an approval that comes second is BAD_REQUEST', async () => {
    const seen = await always(one(), [approves(), cancels], ({ after, outcomes }) => {
      expect(after.requests[0]!.status).toBe('CANCELED')
      expect(after.outbox).toHaveLength(outcomes[0] === 'ok' ? 2 : 1)
    })
    expect(seen).toEqual(['BAD_REQUEST status, ok', 'ok, ok'])
  })

  test('D44: decline against cancel: one settles, the other is BAD_REQUEST', async () => {
    const seen = await always(one(), [declines(), cancels], ({ after }) => expect(after.outbox).toHaveLength(1))
    expect(seen).toEqual(['BAD_REQUEST status, ok', 'ok, BAD_REQUEST status'])
  })

  test('D45: approve against decline by an admin, and the same approval sent twice: one settles', async () => {
    expect(await always(one(), [approves(), declines(root.id)])).toEqual(['BAD_REQUEST status, ok', 'ok, BAD_REQUEST status'])
    expect(await always(one(), [approves(), approves()])).toEqual(['BAD_REQUEST status, ok', 'ok, BAD_REQUEST status'])
  })

  test('D42: both approvers of Parallel_all: APPROVED, both entries kept, one event', async () => {
    const seen = await always(one(waiting('Parallel_all_have_to_agree', [boss, bob])), [approves(), approves(bob.id)], ({ after }) => {
      expect(after.requests[0]!.status).toBe('APPROVED')
      expect(after.requests[0]!.approvers.map(({ status, statusChangedByMemberId }) => [status, statusChangedByMemberId]))
        .toEqual([['APPROVED', boss.id], ['APPROVED', bob.id]])
      expect(after.outbox).toHaveLength(1)
    })
    expect(seen).toEqual(['ok, ok'])
  })

  test('D43: two representatives, of whom one has to agree, both refuse: DECLINED once, by the second', async () => {
    const two = pending('2026-03-09', { representativeApprovers: [standIn(rex, 'PENDING'), standIn(rio, 'PENDING')] })
    const snapshot = companyOf({ representatives: { ...ada.representatives, requiredCount: 1 } }, { requests: [two] })
    const refuses = (by: string): Racer => (ports) => declineRepresentative(ports, by, requestId, by)
    const seen = await always(snapshot, [refuses(rex.id), refuses(rio.id)], ({ after }) => {
      expect(after.requests[0]!.status).toBe('DECLINED')
      expect(after.outbox).toHaveLength(1)
    })
    expect(seen).toEqual(['ok, ok'])
    expect(await always(snapshot, [refuses(rex.id), (ports) => approveRepresentative(ports, rio.id, requestId)])).toEqual(['ok, ok'])
  })

  test('D47: the whole series canceled while one of it is approved', async () => {
    const snapshot = company({ requests: mondays('2026-03-09', '2026-03-16', '2026-03-23') })
    const seen = await always(snapshot, [approves(), (ports) => cancelRequest(ports, ada.id, requestId, { scope: 'all', reason: 'off' })], ({ after, outcomes }) => {
      expect(after.requests.map(({ status }) => status)).toEqual(['CANCELED', 'CANCELED', 'CANCELED'])
      expect(after.outbox).toHaveLength(outcomes[0] === 'ok' ? 4 : 3)
    })
    expect(seen).toEqual(['BAD_REQUEST status, ok', 'ok, ok'])
  })
})

describe('any two or three use cases at once', () => {
  const snapshot = companyOf({ representatives: { ...ada.representatives, requiredCount: 1 } }, {
    requests: mondays('2026-03-09', '2026-03-16', '2026-03-23').map((request) => ({ ...request, start: request.start.replace('-03-', '-05-'), end: request.end.replace('-03-', '-05-') })),
  })
  const [{ id: requestId }] = snapshot.requests as [AbsenceRequest]
  const racers: readonly Racer[] = [...acts, acts[0]!].map(({ callerId, run }, n) => (ports) => run(ports, n === acts.length ? unknownId : callerId, requestId))

  test('come to what some order of them comes to, what previews saw included', async () => {
    const drawn = fc.array(fc.nat(racers.length - 1), { minLength: 2, maxLength: 3 })
    await fc.assert(fc.asyncProperty(fc.scheduler(), drawn, async (scheduler, picks) => {
      const chosen = picks.map((n) => racers[n]!)
      const finish = await race(scheduler, snapshot, chosen)
      expect((await serially(snapshot, chosen)).map(({ story }) => story)).toContain(finish.story)
      expect(finish.outcomes).not.toContain('CONFLICT')
      expectSound(snapshot, finish.after)
    }), runs(150))
  })
})

describe('settings', () => {
  const other = { ...annual, id: id('other') }
  const makesDefault = (allowanceTypeId: string): Racer => (ports) =>
    configureMemberAllowanceType(ports, root.id, ada.id, { allowanceTypeId, default: true, disabled: false })

  test('D50: two defaults at once: there is one, that of whoever came last', async () => {
    const seen = await always(company({ allowanceTypes: [annual, other] }), [makesDefault(annual.id), makesDefault(other.id)], ({ after }) => {
      const { allowanceTypeConfigurations: rows } = after.members.find((member) => member.id === ada.id)!
      expect(rows.filter((row) => row.default)).toHaveLength(1)
    })
    expect(seen).toEqual(['ok, ok'])
  })
})
