/** Decisions 36, 42, 44, 45: who is asked, what their answers come to, and who settles a request without being asked. */
import { describe, expect, test } from 'vitest'
import type { ApprovalProcess } from '../../../../src/records'
import { type Case, LATER, NOW, act, after, agree, approvals, approve, decline, department, expectStatus, id, member, open, refusal, told, value } from './given'

const linearAll: Case = { process: 'Linear_all_have_to_agree', approvers: ['bob', 'cleo', 'dan'] }
const linearOne: Case = { ...linearAll, process: 'Linear_one_has_to_agree' }
const parallelAll: Case = { ...linearAll, process: 'Parallel_all_have_to_agree' }
const parallelOne: Case = { ...linearAll, process: 'Parallel_one_has_to_agree' }

const waits = ['BAD_REQUEST', 'approvers', 'expected an approval that is asked for, got one that waits for the approvers before it']

describe('D42: Linear, all have to agree', () => {
  test('one after the other', () => {
    const { request } = open(linearAll)
    expect(request.approvers.map(({ predecessorId }) => predecessorId)).toEqual([null, request.approvers[0]!.id, request.approvers[1]!.id])
    expect(refusal(act(linearAll, request, 'cleo', approve))).toEqual(waits)
    expect(refusal(act(linearAll, request, 'dan', decline()))).toEqual(waits)
    const second = after(linearAll, ['bob', approve])
    expectStatus(second, 'PENDING')
    expect(approvals(second)).toEqual(['bob APPROVED', 'cleo PENDING', 'dan PENDING'])
    expect(refusal(act(linearAll, second, 'dan', approve))).toEqual(waits)
    expectStatus(after(linearAll, ['bob', approve], ['cleo', approve], ['dan', approve]), 'APPROVED')
  })

  test('one decline declines', () => {
    const next = after(linearAll, ['bob', approve], ['cleo', decline('  too busy ')])
    expectStatus(next, 'DECLINED')
    expect(approvals(next)).toEqual(['bob APPROVED', 'cleo DECLINED', 'dan DECLINED_BY_ANOTHER_MANAGER'])
    expect(next).toMatchObject({ declinedAt: LATER, declinedByMemberId: id('cleo'), declineReason: 'too busy', approvedAt: null, updatedAt: LATER, createdAt: NOW })
    expect(next.approvers[1]).toMatchObject({ reason: 'too busy', statusChangedAt: LATER, statusChangedByMemberId: id('cleo') })
    expect(next.approvers[2]).toMatchObject({ reason: null, statusChangedAt: LATER, statusChangedByMemberId: id('cleo') })
  })

  test('the order is that of the predecessors, not that of the list', () => {
    const { request } = open(linearAll)
    const [bob, cleo, dan] = request.approvers
    const shuffled = { ...request, approvers: [dan!, cleo!, bob!] }
    expect(refusal(act(linearAll, shuffled, 'dan', approve))).toEqual(waits)
    expect(approvals(value(act(linearAll, shuffled, 'bob', approve))[0])).toEqual(['dan PENDING', 'cleo PENDING', 'bob APPROVED'])
  })
})

describe('D42: Linear, one has to agree', () => {
  test('the first approval approves', () => {
    const next = after(linearOne, ['bob', approve])
    expectStatus(next, 'APPROVED')
    expect(approvals(next)).toEqual(['bob APPROVED', 'cleo APPROVED_BY_ANOTHER_MANAGER', 'dan APPROVED_BY_ANOTHER_MANAGER'])
    expect(next).toMatchObject({ approvedAt: LATER, approvedByMemberId: id('bob'), updatedAt: LATER })
  })

  test('a decline passes on; nobody left: declined with the last reason', () => {
    const passed = after(linearOne, ['bob', decline('first')])
    expectStatus(passed, 'PENDING')
    expect(passed).toMatchObject({ declinedAt: null, declineReason: null, updatedAt: LATER })
    expect(refusal(act(linearOne, passed, 'dan', approve))).toEqual(waits)
    expectStatus(after(linearOne, ['bob', decline()], ['cleo', decline()], ['dan', approve]), 'APPROVED')
    const declined = after(linearOne, ['bob', decline('first')], ['cleo', decline('second')], ['dan', decline('third')])
    expectStatus(declined, 'DECLINED')
    expect(declined).toMatchObject({ declinedByMemberId: id('dan'), declineReason: 'third' })
    expect(approvals(declined)).toEqual(['bob DECLINED', 'cleo DECLINED', 'dan DECLINED'])
  })
})

describe('D42: Parallel, all have to agree', () => {
  test('in any order', () => {
    expect(open(parallelAll).request.approvers.map(({ predecessorId }) => predecessorId)).toEqual([null, null, null])
    expectStatus(after(parallelAll, ['dan', approve], ['bob', approve]), 'PENDING')
    const next = after(parallelAll, ['dan', approve], ['bob', approve], ['cleo', approve])
    expectStatus(next, 'APPROVED')
    expect(next.approvedByMemberId).toBe(id('cleo'))
  })

  test('one decline declines', () => {
    const next = after(parallelAll, ['dan', approve], ['cleo', decline()])
    expectStatus(next, 'DECLINED')
    expect(approvals(next)).toEqual(['bob DECLINED_BY_ANOTHER_MANAGER', 'cleo DECLINED', 'dan APPROVED'])
  })

  test('nobody decides twice', () => {
    const of = parallelAll
    expect(refusal(act(of, after(of, ['bob', approve]), 'bob', decline())))
      .toEqual(['BAD_REQUEST', 'approvers', 'expected an approval that is PENDING, got one that is APPROVED'])
  })
})

describe('D42: Parallel, one has to agree', () => {
  test('the first approval approves, also after declines', () => {
    const next = after(parallelOne, ['dan', decline()], ['cleo', approve])
    expectStatus(next, 'APPROVED')
    expect(approvals(next)).toEqual(['bob APPROVED_BY_ANOTHER_MANAGER', 'cleo APPROVED', 'dan DECLINED'])
  })

  test('declined when nobody is left', () => {
    expectStatus(after(parallelOne, ['dan', decline()], ['bob', decline()]), 'PENDING')
    const next = after(parallelOne, ['dan', decline('a')], ['bob', decline('b')], ['cleo', decline('c')])
    expectStatus(next, 'DECLINED')
    expect(next).toMatchObject({ declinedByMemberId: id('cleo'), declineReason: 'c' })
  })
})

const processes: ApprovalProcess[] = ['Linear_all_have_to_agree', 'Linear_one_has_to_agree', 'Parallel_all_have_to_agree', 'Parallel_one_has_to_agree']

describe.each(processes)('D45: with %s', (process) => {
  const chief = member('chief', { isAdmin: true })
  const crew = department('crew', ['boss'])
  const of: Case = { process, approvers: ['bob', 'cleo'], requester: { departmentIds: [crew.id] }, departments: [crew] }

  test.each([['an admin', chief], ['a department manager', member('boss')]])('%s who is not asked settles it', (_, caller) => {
    const approved = after(of, [caller, approve])
    expectStatus(approved, 'APPROVED')
    expect(approvals(approved)).toEqual(['bob APPROVED_BY_ANOTHER_MANAGER', 'cleo APPROVED_BY_ANOTHER_MANAGER'])
    expect(approved.approvedByMemberId).toBe(caller.id)
    expect(approved.approvers[0]).toMatchObject({ statusChangedAt: LATER, statusChangedByMemberId: caller.id, reason: null })
    const declined = after(of, [caller, decline('no cover')])
    expectStatus(declined, 'DECLINED')
    expect(declined).toMatchObject({ declinedByMemberId: caller.id, declineReason: 'no cover' })
  })

  test('an admin who is asked decides as an approver', () => {
    const next = after(of, [member('bob', { isAdmin: true }), approve])
    const all = process.endsWith('all_have_to_agree')
    expectStatus(next, all ? 'PENDING' : 'APPROVED')
    expect(approvals(next)).toEqual(['bob APPROVED', all ? 'cleo PENDING' : 'cleo APPROVED_BY_ANOTHER_MANAGER'])
  })

  test('a manager who has an entry that is not asked settles it, their own entry included', () => {
    const next = after(of, [member('cleo', { isAdmin: true }), approve])
    const linear = process.startsWith('Linear')
    const cleo = linear ? 'cleo APPROVED_BY_ANOTHER_MANAGER' : 'cleo APPROVED'
    expect(approvals(next)[1]).toBe(cleo)
    expectStatus(next, linear || process.endsWith('one_has_to_agree') ? 'APPROVED' : 'PENDING')
  })

  test('managers of other departments have no say', () => {
    const elsewhere: Case = { ...of, departments: [crew, department('other', ['boss'])], requester: { departmentIds: [id('third')] } }
    expect(refusal(act(elsewhere, open(elsewhere).request, 'boss', approve))[0]).toBe('FORBIDDEN')
  })
})

describe('D36: the own entry of the requester', () => {
  test.each<[ApprovalProcess, 'PENDING' | 'APPROVED', string]>([
    ['Linear_all_have_to_agree', 'PENDING', 'bob PENDING'],
    ['Linear_one_has_to_agree', 'APPROVED', 'bob APPROVED_BY_ANOTHER_MANAGER'],
    ['Parallel_all_have_to_agree', 'PENDING', 'bob PENDING'],
    ['Parallel_one_has_to_agree', 'APPROVED', 'bob APPROVED_BY_ANOTHER_MANAGER'],
  ])('%s: approved at once, which makes the request %s', (process, status, bob) => {
    const { request, effects } = open({ process, approvers: ['bob', 'ada'] })
    expectStatus(request, status)
    expect(approvals(request)).toEqual([bob, 'ada APPROVED'])
    expect(request.approvers[1]).toMatchObject({ statusChangedAt: NOW, statusChangedByMemberId: id('ada'), reason: null })
    expect(told(effects)[0]).toBe('ada PENDING > APPROVED')
    expect(told(effects).at(-1)).toBe('request_created')
  })

  test('who is the only approver is approved at once, also when somebody else asks for them', () => {
    const { request } = open({ approvers: ['ada'], creator: member('chief', { isAdmin: true }) })
    expectStatus(request, 'APPROVED')
    expect(request).toMatchObject({ approvedByMemberId: id('ada'), approvedAt: NOW, creatorMemberId: id('chief'), memberId: id('ada') })
    expect(request.approvers[0]).toMatchObject({ status: 'APPROVED', statusChangedByMemberId: id('ada') })
  })

  test('the others go on in order', () => {
    const of: Case = { ...linearAll, approvers: ['bob', 'ada', 'cleo'] }
    expect(refusal(act(of, open(of).request, 'cleo', approve))).toEqual(waits)
    expectStatus(after(of, ['bob', approve], ['cleo', approve]), 'APPROVED')
  })

  test('the entry of a creator who is not the requester stays open', () => {
    expect(approvals(open({ approvers: ['bob'], creator: member('bob') }).request)).toEqual(['bob PENDING'])
  })
})

describe('nobody to ask', () => {
  test('D45: stays PENDING for an admin', () => {
    expectStatus(open({}).request, 'PENDING')
    expectStatus(after({}, [member('chief', { isAdmin: true }), approve]), 'APPROVED')
  })

  test('D43: also when the representatives agree', () => {
    const of: Case = { representatives: ['rex'], asking: { requiredCount: 1 } }
    expectStatus(after(of, ['rex', agree]), 'PENDING')
  })
})
