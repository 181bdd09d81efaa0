/** What approving, declining and standing in leave behind (decisions 42 to 45, 48, 55, 56). */
import { describe, expect, test } from 'vitest'
import type { AbsenceRequest, ApprovalProcess, Member, Ports, Result, WorkspaceSnapshot } from '../../../../src/index'
import { approveRepresentative, approveRequest, declineRepresentative, declineRequest, replaceRepresentative } from '../../../../src/services'
import { standIn } from '../../preview/given'
import { ada, bob, boss, company, companyOf, done, eventsOf, expectAnnounced, mona, now, opened, outcome, pending, rex, rio, root, told, waiting } from './given'

const { id: requestId } = pending('2026-03-09')

/** The only request, and what the events told. */
const [only, all] = [(of: WorkspaceSnapshot): AbsenceRequest => of.requests[0]!, (...requests: AbsenceRequest[]) => company({ requests })]

const approvers = (of: WorkspaceSnapshot): string[] =>
  only(of).approvers.map(({ memberId, status }) => `${of.members.find((each) => each.id === memberId)!.name} ${status}`)

const standIns = (of: WorkspaceSnapshot): string[] =>
  only(of).representativeApprovers.map(({ memberId, status }) => `${of.members.find((each) => each.id === memberId)!.name} ${status}`)

const approval = (by: Member) => (ports: Ports): Promise<Result<void>> => approveRequest(ports, by.id, requestId)
const refusal = (by: Member, reason = ' too many ') => (ports: Ports): Promise<Result<void>> => declineRequest(ports, by.id, requestId, reason)

describe('approveRequest', () => {
  test('D42, D44: the only approver approves; nothing is left open', async () => {
    const after = await done(all(pending('2026-03-09')), approval(boss))
    expect(only(after)).toEqual({
      ...pending('2026-03-09'), status: 'APPROVED', approvedAt: now, approvedByMemberId: boss.id, updatedAt: now,
      approvers: [{ ...pending('2026-03-09').approvers[0], status: 'APPROVED', statusChangedAt: now, statusChangedByMemberId: boss.id }],
      representativeApprovers: [{ ...standIn(rex, 'PENDING'), status: 'CANCELED', statusChangedAt: now }],
    })
    expect(told(after)).toEqual(['request_status_changed 2026-03-09 APPROVED: 1 of 1, 29 left'])
    expect(eventsOf(after)[0]!.facts.members.map(({ name }) => name).sort()).toEqual(['Ada', 'Boss', 'Rex'])
  })

  test('D55, D56: an approval that does not suffice is kept, and no event tells of it', async () => {
    const after = await done(all(waiting('Parallel_all_have_to_agree', [boss, bob])), approval(bob))
    expect(approvers(after)).toEqual(['Boss PENDING', 'Bob APPROVED'])
    expect([only(after).status, only(after).updatedAt, after.outbox]).toEqual(['PENDING', now, []])
  })

  test.each<[ApprovalProcess, string[]]>([
    ['Parallel_one_has_to_agree', ['Boss APPROVED', 'Bob APPROVED_BY_ANOTHER_MANAGER']],
    ['Linear_one_has_to_agree', ['Boss APPROVED', 'Bob APPROVED_BY_ANOTHER_MANAGER']],
  ])('D42: %s: the first approval approves', async (process, entries) => {
    const after = await done(all(waiting(process, [boss, bob])), approval(boss))
    expect([only(after).status, ...approvers(after)]).toEqual(['APPROVED', ...entries])
  })

  test('D42: Linear_all: one after the other, one event when the last has agreed', async () => {
    const { ports, saved } = opened(all(waiting('Linear_all_have_to_agree', [boss, bob])))
    expect(outcome(await approval(boss)(ports))).toBe('ok')
    expect(saved().outbox).toEqual([])
    const between = saved()
    expect(outcome(await approval(bob)(ports))).toBe('ok')
    expectAnnounced(between, saved())
    expect([only(saved()).status, only(saved()).approvedByMemberId, ...approvers(saved())]).toEqual(['APPROVED', bob.id, 'Boss APPROVED', 'Bob APPROVED'])
    expect(saved().outbox).toHaveLength(1)
  })

  test.each([mona, root])('D45: $name, who is not asked, settles the whole request', async (by) => {
    const after = await done(all(waiting('Linear_all_have_to_agree', [boss, bob])), approval(by))
    expect([only(after).status, only(after).approvedByMemberId]).toEqual(['APPROVED', by.id])
    expect(approvers(after)).toEqual(['Boss APPROVED_BY_ANOTHER_MANAGER', 'Bob APPROVED_BY_ANOTHER_MANAGER'])
  })
})

describe('declineRequest', () => {
  test('spec: States: DECLINED gives back: the delta is negative, the deduction is not', async () => {
    const after = await done(all(pending('2026-03-09')), refusal(boss))
    expect(told(after)).toEqual(['request_status_changed 2026-03-09 DECLINED: -1 of 1, 30 left'])
    expect(only(after)).toMatchObject({ declinedAt: now, declinedByMemberId: boss.id, declineReason: 'too many', approvedAt: null })
    expect(standIns(after)).toEqual(['Rex CANCELED'])
  })

  test('D42: "all": one decline declines; "one": it passes on, without an event', async () => {
    const strict = await done(all(waiting('Parallel_all_have_to_agree', [boss, bob])), refusal(bob))
    expect([only(strict).status, ...approvers(strict)]).toEqual(['DECLINED', 'Boss DECLINED_BY_ANOTHER_MANAGER', 'Bob DECLINED'])
    const lenient = await done(all(waiting('Linear_one_has_to_agree', [boss, bob])), refusal(boss))
    expect([only(lenient).status, ...approvers(lenient), ...lenient.outbox]).toEqual(['PENDING', 'Boss DECLINED', 'Bob PENDING'])
  })
})

describe('representatives', () => {
  const demanding = (requiredCount: number, request: AbsenceRequest): WorkspaceSnapshot =>
    companyOf({ representatives: { ...ada.representatives, requiredCount } }, { requests: [request] })
  const two = pending('2026-03-09', { representativeApprovers: [standIn(rex, 'PENDING'), standIn(rio, 'PENDING')] })

  test('spec: approve_representative finds the caller\'s entry; the request stays PENDING, without an event', async () => {
    const after = await done(demanding(1, two), (ports) => approveRepresentative(ports, rio.id, requestId))
    expect([only(after).status, ...standIns(after), ...approvers(after)]).toEqual(['PENDING', 'Rex PENDING', 'Rio APPROVED', 'Boss PENDING'])
    expect(only(after).representativeApprovers[1]!.statusChangedAt).toBe(now)
    expect(after.outbox).toEqual([])
  })

  test('D43: the last agreement approves where the member\'s own approval suffices', async () => {
    const own = pending('2026-03-09', { approvers: [{ ...pending('2026-03-09').approvers[0]!, memberId: ada.id, status: 'APPROVED' }] })
    const after = await done(demanding(1, own), (ports) => approveRepresentative(ports, rex.id, requestId))
    expect(only(after)).toMatchObject({ status: 'APPROVED', approvedByMemberId: ada.id })
    expect(told(after)).toEqual(['request_status_changed 2026-03-09 APPROVED: 1 of 1, 29 left'])
  })

  test('D43: DECLINED with the representative\'s reason when too few are left', async () => {
    const after = await done(demanding(2, two), (ports) => declineRepresentative(ports, rex.id, requestId, 'away'))
    expect(only(after)).toMatchObject({ status: 'DECLINED', declineReason: 'away', declinedByMemberId: rex.id })
    expect([...standIns(after), ...approvers(after)]).toEqual(['Rex DECLINED', 'Rio CANCELED', 'Boss DECLINED_BY_ANOTHER_MANAGER'])
    expect(told(after)).toEqual(['request_status_changed 2026-03-09 DECLINED: -1 of 1, 30 left'])
  })

  test('D43: with enough left, a refusal is kept and no more; its reason may be missing', async () => {
    const after = await done(demanding(1, two), (ports) => declineRepresentative(ports, rex.id, requestId, null))
    expect([only(after).status, ...standIns(after), ...after.outbox]).toEqual(['PENDING', 'Rex DECLINED', 'Rio PENDING'])
  })

  test('D48: REPLACED, and a new PENDING entry follows; no event, since the request\'s state stays', async () => {
    const after = await done(demanding(1, two), (ports) => replaceRepresentative(ports, ada.id, requestId, bob.id))
    expect(standIns(after)).toEqual(['Rex REPLACED', 'Bob PENDING', 'Rio PENDING'])
    expect(only(after).representativeApprovers[0]).toMatchObject({ replacedToMemberId: bob.id })
    expect(after.outbox).toEqual([])
  })

  test('D40: who replaces another is asked next: the store finds them by the new entry', async () => {
    const { ports, saved } = opened(demanding(1, two))
    expect(outcome(await replaceRepresentative(ports, ada.id, requestId, bob.id))).toBe('ok')
    expect(outcome(await approveRepresentative(ports, rex.id, requestId))).toBe('BAD_REQUEST representativeApprovers')
    expect(outcome(await approveRepresentative(ports, bob.id, requestId))).toBe('ok')
    expect(standIns(saved())).toEqual(['Rex REPLACED', 'Bob APPROVED', 'Rio PENDING'])
  })
})
