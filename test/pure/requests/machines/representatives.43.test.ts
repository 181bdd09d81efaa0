/** Decision 43: representatives are asked first. */
import { describe, expect, test } from 'vitest'
import { LATER, act, after, agree, approvals, approve, type Case, decline, expectStatus, id, member, open, refusal, refuseTo, replaceBy, representations, told, value } from './given'

const parallel: Case = { approvers: ['bob'], representatives: ['rex', 'rio', 'roy'], asking: { requiredCount: 2 } }
const linear: Case = { ...parallel, asking: { requiredCount: 2, process: 'Linear' } }

describe('D43: the approvers are asked once enough have agreed', () => {
  const waits = ['BAD_REQUEST', 'approvers', 'expected an approval that is asked for, got one that waits for the representatives']

  test('not before', () => {
    expect(refusal(act(parallel, open(parallel).request, 'bob', approve))).toEqual(waits)
    expect(refusal(act(parallel, after(parallel, ['rio', agree]), 'bob', decline()))).toEqual(waits)
    const agreed = after(parallel, ['rio', agree], ['rex', agree])
    expectStatus(agreed, 'PENDING')
    const approved = value(act(parallel, agreed, 'bob', approve))[0]
    expectStatus(approved, 'APPROVED')
    expect(representations(approved)).toEqual(['rex APPROVED', 'rio APPROVED', 'roy CANCELED'])
  })

  test('whatever the leave type requires', () => {
    const of: Case = { ...parallel, leaveType: { representativesRequired: false } }
    expect(refusal(act(of, open(of).request, 'bob', approve))).toEqual(waits)
  })

  test('no more can be waited for than there are', () => {
    const few: Case = { ...parallel, representatives: ['rex'] }
    expectStatus(after(few, ['rex', agree], ['bob', approve]), 'APPROVED')
    expectStatus(after({ ...parallel, representatives: [] }, ['bob', approve]), 'APPROVED')
  })

  test('D48: replaced ones are not waited for', () => {
    const of: Case = { ...parallel, representatives: ['rex', 'rio'] }
    expect(refusal(act(of, after(of, ['ada', replaceBy('roy')], ['rio', agree]), 'bob', approve))).toEqual(waits)
    expectStatus(after(of, ['ada', replaceBy('roy')], ['rio', agree], ['roy', agree], ['bob', approve]), 'APPROVED')
  })

  test('D48: nor do they raise the number where all that there are have to agree', () => {
    const of: Case = { ...parallel, representatives: ['rex', 'rio'], asking: { requiredCount: 9 } }
    expectStatus(after(of, ['ada', replaceBy('roy')], ['rio', agree], ['roy', agree], ['bob', approve]), 'APPROVED')
  })

  test('D45: admins need not wait', () => {
    expectStatus(after(parallel, [member('chief', { isAdmin: true }), approve]), 'APPROVED')
  })
})

describe('D43: an answer', () => {
  test('stamps the entry and nothing else', () => {
    const before = open(parallel).request
    const [next, effects] = value(act(parallel, before, 'rio', agree))
    expect(next).toEqual({
      ...before, updatedAt: LATER, representativeApprovers: before.representativeApprovers.map((entry) =>
        entry.memberId === id('rio') ? { ...entry, status: 'APPROVED', statusChangedAt: LATER } : entry),
    })
    expect(told(effects)).toEqual(['rio PENDING > APPROVED'])
  })

  test('keeps its reason, without blanks around it', () => {
    const reasons = (reason: string | null): unknown[] =>
      after(parallel, ['rex', refuseTo(reason)]).representativeApprovers.map((entry) => entry.reason)
    expect(reasons('  away, too ')).toEqual(['away, too', null, null])
    expect(reasons('  ')).toEqual([null, null, null])
    expect(reasons(null)).toEqual([null, null, null])
  })
})

describe('D43: too few are left who can agree', () => {
  test('declined, by the representative, with their reason', () => {
    expectStatus(after(parallel, ['rex', refuseTo()]), 'PENDING')
    const next = after(parallel, ['rex', refuseTo('one')], ['roy', agree], ['rio', refuseTo('two')])
    expectStatus(next, 'DECLINED')
    expect(next).toMatchObject({ declinedAt: LATER, declinedByMemberId: id('rio'), declineReason: 'two' })
    expect(representations(next)).toEqual(['rex DECLINED', 'rio DECLINED', 'roy APPROVED'])
    expect(approvals(next)).toEqual(['bob DECLINED_BY_ANOTHER_MANAGER'])
    expect(next.approvers[0]!.statusChangedByMemberId).toBe(id('rio'))
  })

  test('also without a reason, and closing who has not answered', () => {
    const all: Case = { ...parallel, asking: { requiredCount: 3 } }
    const next = after(all, ['rio', refuseTo()])
    expectStatus(next, 'DECLINED')
    expect(next.declineReason).toBeNull()
    expect(representations(next)).toEqual(['rex CANCELED', 'rio DECLINED', 'roy CANCELED'])
  })

  test('requiredCount beyond their number: all of them', () => {
    expectStatus(after({ ...parallel, asking: { requiredCount: 9 } }, ['roy', refuseTo()]), 'DECLINED')
  })
})

describe('D43: requiredCount 0: they are informed only', () => {
  const informed: Case = { ...parallel, asking: { requiredCount: 0 } }

  test('the approvers need not wait', () => {
    expectStatus(after(informed, ['bob', approve]), 'APPROVED')
  })

  test('refusals decide nothing', () => {
    const next = after(informed, ['rex', refuseTo()], ['rio', refuseTo()], ['roy', refuseTo()])
    expectStatus(next, 'PENDING')
    expect(representations(next)).toEqual(['rex DECLINED', 'rio DECLINED', 'roy DECLINED'])
    expectStatus(value(act(informed, next, 'bob', approve))[0], 'APPROVED')
  })
})

describe('D43: who has not answered may, while the request is PENDING', () => {
  const twoApprovers: Case = { ...parallel, approvers: ['bob', 'cleo'] }

  test.each([['agrees', agree, 'roy APPROVED'], ['refuses', refuseTo(), 'roy DECLINED']])('and %s when enough have agreed: only the entry changes', (_, event, roy) => {
    const next = after(twoApprovers, ['rex', agree], ['rio', agree], ['bob', approve], ['roy', event])
    expectStatus(next, 'PENDING')
    expect(representations(next)).toEqual(['rex APPROVED', 'rio APPROVED', roy])
    expect(approvals(next)).toEqual(['bob APPROVED', 'cleo PENDING'])
  })
})

describe('D43: the order', () => {
  test('Parallel: any', () => {
    expect(representations(after(parallel, ['roy', agree]))).toEqual(['rex PENDING', 'rio PENDING', 'roy APPROVED'])
  })

  test('Linear: only the first who has not answered', () => {
    const waits = ['BAD_REQUEST', 'representativeApprovers', 'expected a representation that is asked for, got one that waits for the representatives before it']
    expect(refusal(act(linear, open(linear).request, 'rio', agree))).toEqual(waits)
    expect(refusal(act(linear, open(linear).request, 'roy', refuseTo()))).toEqual(waits)
    expect(refusal(act(linear, after(linear, ['rex', refuseTo()]), 'roy', agree))).toEqual(waits)
    const next = after(linear, ['rex', refuseTo()], ['rio', agree], ['roy', agree], ['bob', approve])
    expectStatus(next, 'APPROVED')
  })

  test('nobody answers twice', () => {
    expect(refusal(act(parallel, after(parallel, ['rex', refuseTo()]), 'rex', agree)))
      .toEqual(['BAD_REQUEST', 'representativeApprovers', 'expected a representation that is PENDING, got one that is DECLINED'])
    expect(refusal(act(parallel, after(parallel, ['ada', replaceBy('dan')]), 'rex', agree)))
      .toEqual(['BAD_REQUEST', 'representativeApprovers', 'expected a representation that is PENDING, got one that is REPLACED'])
  })
})

describe('D43, D36: the own approval suffices once they have agreed', () => {
  test.each([
    ['Linear_all_have_to_agree', ['ada'], ['ada APPROVED']],
    ['Linear_one_has_to_agree', ['bob', 'ada'], ['bob APPROVED_BY_ANOTHER_MANAGER', 'ada APPROVED']],
  ] as const)('%s: approved in the name of the requester', (process, approvers, entries) => {
    const of: Case = { ...parallel, process, approvers }
    const waiting = after(of, ['rio', agree])
    expectStatus(waiting, 'PENDING')
    const [next, effects] = value(act(of, waiting, 'rex', agree))
    expectStatus(next, 'APPROVED')
    expect(next).toMatchObject({ approvedAt: LATER, approvedByMemberId: id('ada'), updatedAt: LATER })
    expect(approvals(next)).toEqual(entries)
    expect(representations(next)).toEqual(['rex APPROVED', 'rio APPROVED', 'roy CANCELED'])
    expect(told(effects).at(-1)).toBe('request_status_changed')
  })

  test('it does not, where all have to agree', () => {
    const of: Case = { ...parallel, approvers: ['ada', 'bob'] }
    const agreed = after(of, ['rex', agree], ['rio', agree])
    expectStatus(agreed, 'PENDING')
    expectStatus(value(act(of, agreed, 'bob', approve))[0], 'APPROVED')
  })
})
