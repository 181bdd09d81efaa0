/** What the events of requests tell (spec: Events; decisions 3, 55, 56). */
import { expect, test } from 'vitest'
import type { AbsenceRequest, AllowanceType, Member, RequestEventFacts, WorkspaceSnapshot } from '../../../../src/index'
import { cancelRequest, createRequest } from '../../../../src/services'
import { adjustment, handSet, onManual } from '../../allowance/given'
import { single, standIn, unpaid } from '../../preview/given'
import { ada, annual, bob, company, companyOf, done, eventsOf, id, leaveType, mondays, onThirty, pending, rex, rio, root } from './given'

const namedBy = ({ facts }: { readonly facts: RequestEventFacts }): string[] => facts.members.map(({ name }) => name).sort()

const cancelsAll = (snapshot: WorkspaceSnapshot, by: Member, of: AbsenceRequest): Promise<WorkspaceSnapshot> =>
  done(snapshot, (ports) => cancelRequest(ports, by.id, of.id, { scope: 'all', reason: 'off' }))

test('spec: figures of every type that the member can use, by position, with what was set by hand; not of switched off types', async () => {
  const overtime: AllowanceType = { ...annual, id: id('overtime'), unit: 'hours', position: 0 }
  const old: AllowanceType = { ...annual, id: id('old'), position: 2 }
  const unused: AllowanceType = { ...annual, id: id('unused'), position: 3 }
  const of = (type: AllowanceType) => ({ memberId: ada.id, allowanceTypeId: type.id })
  const off = { id: id('old is off'), allowanceTypeId: old.id, default: false, disabled: true, createdAt: annual.createdAt }
  const after = await done(companyOf({ allowanceTypeConfigurations: [off] }, {
    allowanceTypes: [old, annual, unused, overtime],
    assignments: [onThirty(ada), { ...onManual('2026-01-01'), ...of(overtime), id: id('by hand') }, { ...onManual('2026-01-01'), ...of(old), id: id('old') }],
    adjustments: [{ ...adjustment('2026-02-01', 120), ...of(overtime) }, { ...adjustment('2026-01-01', -0.5, null, 'half'), ...of(annual) }],
    memberAllowances: [{ ...handSet(2026, { broughtForward: 5, compensatoryTimeOff: 2 }), ...of(annual) }],
  }), (ports) => createRequest(ports, ada.id, single('2026-03-09')))
  expect(eventsOf(after)[0]!.facts.allowances.filter(({ year }) => year === 2026)).toEqual([
    { allowanceTypeId: overtime.id, year: 2026, allowance: 120, broughtForward: 0, compensatoryTimeOff: 0, remaining: 120, taken: 0 },
    { allowanceTypeId: annual.id, year: 2026, allowance: 29.5, broughtForward: 5, compensatoryTimeOff: 2, remaining: 35.5, taken: 1 },
  ])
})

test('spec: figures are those of the requester, also where somebody else creates', async () => {
  const after = await done(company({ assignments: [onThirty(ada), onThirty(root)] }), (ports) => createRequest(ports, root.id, single('2026-03-09')))
  const [event] = eventsOf(after)
  expect(event!.facts.allowances.map(({ year, remaining }) => [year, remaining])).toEqual([[2026, 29], [2027, 59]])
  expect(namedBy(event!)).toEqual(['Ada', 'Boss', 'Root'])
})

test('D1: figures count what other leave types take from the same allowance', async () => {
  const moving = leaveType({ id: id('moving house') })
  const taken = pending('2026-04-01', { leaveTypeId: moving.id, status: 'APPROVED' })
  const after = await done(company({ leaveTypes: [leaveType(), moving], requests: [taken] }), (ports) => createRequest(ports, ada.id, single('2026-03-09')))
  expect(eventsOf(after)[0]!.facts.allowances[0]).toMatchObject({ year: 2026, taken: 2, remaining: 28 })
})

test.each([['that takes from the allowance', leaveType(), 2], ['that takes nothing', unpaid(), 0]])(
  'D3: an event tells how much of the absence is working time, of a leave type %s', async (_, type, deducted) => {
    // Friday to Monday.
    const after = await done(company({ leaveTypes: [type] }), (ports) => createRequest(ports, ada.id, single('2026-03-06', '2026-03-09')))
    expect(eventsOf(after)[0]!.facts).toMatchObject({ duration: 4, workdayAbsenceDuration: 2, deducted })
  },
)

test('spec: an event names whom its own request names, not those of the rest of the series', async () => {
  const [first, second] = mondays('2026-03-09', '2026-03-16') as [AbsenceRequest, AbsenceRequest]
  const replaced = { ...standIn(rex, 'REPLACED'), replacedToMemberId: rio.id }
  const after = await cancelsAll(company({
    requests: [{ ...first, approvers: [], representativeApprovers: [] }, { ...second, creatorMemberId: bob.id, representativeApprovers: [replaced] }],
  }), ada, first)
  expect(eventsOf(after).map(namedBy)).toEqual([['Ada'], ['Ada', 'Bob', 'Boss', 'Rex', 'Rio']])
})

test.each([
  ['canceled', { status: 'APPROVED', approvedByMemberId: rio.id }, ['Ada', 'Rio', 'Root']], ['canceled while nobody is asked', {}, ['Ada', 'Root']],
] as const)('spec: canceld_by_member and approver_member are named: %s', async (_, some, names) => {
  const request = pending('2026-03-09', { approvers: [], representativeApprovers: [], ...some })
  const after = await cancelsAll(company({ requests: [request] }), root, request)
  expect(eventsOf(after).map(namedBy)).toEqual([names])
})
