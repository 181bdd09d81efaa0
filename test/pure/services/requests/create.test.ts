/** What creating leaves behind (spec: POST /requests/recurring, Events; decisions 5, 42, 43, 45, 56). */
import { describe, expect, test } from 'vitest'
import { createRecurringRequest, createRequest } from '../../../../src/services'
import { represented, series, single, valueOf, workspace } from '../../preview/given'
import { ada, annual, boss, company, companyOf, done, eventsOf, expectAnnounced, id, leaveType, mona, now, opened, rex, rio, root, stored, told } from './given'

describe('createRequest', () => {
  test('D5: answers the id of the stored request, which waits for its approver', async () => {
    const { ports, saved } = opened(company())
    const requestId = valueOf(await createRequest(ports, ada.id, single('2026-03-09', '2026-03-11', { reason: '  sea  ' })))
    expect(saved().requests).toHaveLength(1)
    expect(stored(saved(), requestId)).toMatchObject({
      id: requestId, seriesId: null, memberId: ada.id, creatorMemberId: ada.id, leaveTypeId: leaveType().id, status: 'PENDING',
      start: '2026-03-09', end: '2026-03-11', startAt: 'morning', endAt: 'end_of_day', reason: 'sea', createdAt: now, updatedAt: now,
      approvedAt: null, approvers: [{ memberId: boss.id, status: 'PENDING', predecessorId: null }],
    })
    expectAnnounced(company(), saved())
  })

  test('D56: one request_created with the figures after it, by hand', async () => {
    const after = await done(company(), (ports) => createRequest(ports, ada.id, single('2026-03-09', '2026-03-11', { endAt: 'lunchtime' })))
    expect(told(after)).toEqual(['request_created 2026-03-09 PENDING: 2.5 of 2.5, 27.5 left'])
    const [{ facts }] = eventsOf(after) as [ReturnType<typeof eventsOf>[number]]
    expect(facts).toMatchObject({ year: 2026, duration: 2.5, allowanceType: annual })
    expect(facts.allowances).toEqual([
      { allowanceTypeId: annual.id, year: 2026, allowance: 30, broughtForward: 0, compensatoryTimeOff: 0, remaining: 27.5, taken: 2.5 },
      { allowanceTypeId: annual.id, year: 2027, allowance: 30, broughtForward: 27.5, compensatoryTimeOff: 0, remaining: 57.5, taken: 0 },
    ])
    expect(facts.members.map(({ name }) => name).sort()).toEqual(['Ada', 'Boss'])
  })

  test('D45: approved at creation by an admin: one request_created that carries APPROVED, no request_status_changed', async () => {
    const after = await done(company(), (ports) =>
      createRequest(ports, root.id, single('2026-03-09', '2026-03-09', { adminApprovalOption: 'approve_request_immediately' })))
    expect(told(after)).toEqual(['request_created 2026-03-09 APPROVED: 1 of 1, 29 left'])
    expect(after.requests[0]).toMatchObject({
      creatorMemberId: root.id, approvedAt: now, approvedByMemberId: root.id, approvers: [{ memberId: boss.id, status: 'APPROVED_BY_ANOTHER_MANAGER' }],
    })
  })

  test('D45: a leave type without approval is APPROVED at creation, by nobody', async () => {
    const after = await done(company({ leaveTypes: [leaveType({ needsApproval: false })] }), (ports) => createRequest(ports, ada.id, single('2026-03-09')))
    expect(told(after)).toEqual(['request_created 2026-03-09 APPROVED: 1 of 1, 29 left'])
    expect(after.requests[0]).toMatchObject({ approvedByMemberId: null, approvers: [] })
  })

  test('D41: a manager of one of the member\'s departments creates for them', async () => {
    const after = await done(company(), (ports) => createRequest(ports, mona.id, single('2026-03-09')))
    expect(after.requests[0]).toMatchObject({ memberId: ada.id, creatorMemberId: mona.id, status: 'PENDING' })
  })

  test('D37: the configured representatives are asked where none are chosen', async () => {
    const { representatives } = represented({ memberIds: [rex.id, rio.id], requiredCount: 1, process: 'Linear' })
    const after = await done(companyOf({ representatives }), (ports) => createRequest(ports, ada.id, single('2026-03-09')))
    const [first, second] = after.requests[0]!.representativeApprovers
    expect([first, second]).toMatchObject([{ memberId: rex.id, predecessorId: null }, { memberId: rio.id, predecessorId: first!.id }])
  })

  test('D53: a single request needs no plan', async () => {
    const after = await done(company({ workspace: workspace({ plan: 'free' }) }), (ports) => createRequest(ports, ada.id, single('2026-03-09')))
    expect(after.requests).toHaveLength(1)
  })

  test('spec: a leave type that draws nothing tells of no allowance type and deducts 0', async () => {
    const after = await done(company({ leaveTypes: [leaveType({ takesFromAllowance: false })] }), (ports) => createRequest(ports, ada.id, single('2026-03-09')))
    expect(told(after)).toEqual(['request_created 2026-03-09 PENDING: 0 of 0, 30 left'])
    expect(eventsOf(after)[0]!.facts.allowanceType).toBeNull()
  })

  test('D13, D3: a time request tells minutes on the calendar and what the working time among them takes', async () => {
    const hours = { ...annual, unit: 'hours' } as const
    // 11:00 to 14:00 in Berlin, an hour of it at lunch.
    const snapshot = companyOf({ timeZone: 'Europe/Berlin' }, { leaveTypes: [leaveType({ leaveUnit: 'minutes_30', needsApproval: false })], allowanceTypes: [hours], rules: [{
      ...company().rules[0]!, revisions: [{ effectiveFrom: null, terms: { ...company().rules[0]!.revisions[0]!.terms, amount: 600 } }],
    }] })
    const after = await done(snapshot, (ports) => createRequest(ports, ada.id, single('2026-03-09T10:00:00.000Z', '2026-03-09T13:00:00.000Z')))
    expect(told(after)).toEqual(['request_created 2026-03-09T10:00:00.000Z APPROVED: 120 of 120, 480 left'])
    expect(eventsOf(after)[0]!.facts.duration).toBe(180)
  })

  test('D9: the year of an event is that of the start in the member\'s zone', async () => {
    const snapshot = companyOf({ timeZone: 'America/New_York' }, { leaveTypes: [leaveType({ leaveUnit: 'hours', takesFromAllowance: false, needsApproval: false })] })
    const after = await done(snapshot, (ports) => createRequest(ports, ada.id, single('2027-01-01T02:00:00.000Z', '2027-01-01T03:00:00.000Z')))
    expect(eventsOf(after)[0]!.facts.year).toBe(2026)
  })
})

describe('createRecurringRequest', () => {
  test('D5, D47: answers the requests in date order, all of one series, one event each', async () => {
    const { ports, saved } = opened(company())
    const { recurrenceId, requestIds } = valueOf(await createRecurringRequest(ports, ada.id, series()))
    const after = expectAnnounced(company(), saved())
    expect(requestIds.map((requestId) => stored(after, requestId).start)).toEqual(['2026-03-09', '2026-03-16', '2026-03-23'])
    expect(after.requests.map(({ seriesId }) => seriesId)).toEqual([recurrenceId, recurrenceId, recurrenceId])
    expect(new Set([...requestIds, recurrenceId, ...after.outbox.map((event) => event.id)]).size).toBe(7)
    // All of the series is stored when its events are written: each tells the figures after the whole change.
    expect(told(after)).toEqual([
      'request_created 2026-03-09 PENDING: 1 of 1, 27 left',
      'request_created 2026-03-16 PENDING: 1 of 1, 27 left',
      'request_created 2026-03-23 PENDING: 1 of 1, 27 left',
    ])
  })

  test('spec: all or nothing: one occurrence too many for the balance, and nothing is stored', async () => {
    const snapshot = company({ adjustments: [{ id: id('spent'), memberId: ada.id, allowanceTypeId: annual.id, date: '2026-01-01', expiryDate: null, amount: -28, reason: null, createdAt: now }] })
    const { ports, saved } = opened(snapshot)
    const result = await createRecurringRequest(ports, ada.id, series())
    expect(result).toMatchObject({ ok: false, failure: { code: 'BAD_REQUEST', issues: [{ code: 'ALLOWANCE_INSUFFICIENT' }] } })
    expect(saved()).toEqual(snapshot)
    expect(valueOf(await createRecurringRequest(ports, ada.id, series({ count: 2 }))).requestIds).toHaveLength(2)
  })

  test('D45: an admin approves the whole series at once', async () => {
    const after = await done(company(), (ports) => createRecurringRequest(ports, root.id, series({ adminApprovalOption: 'approve_request_immediately' })))
    expect(after.requests.map(({ status }) => status)).toEqual(['APPROVED', 'APPROVED', 'APPROVED'])
  })
})
