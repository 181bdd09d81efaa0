/** Decision 48: another representative is named. */
import { describe, expect, test } from 'vitest'
import { type Case, LATER, act, after, agree, approve, id, member, open, refusal, refuseTo, replaceBy, representations, told, value } from './given'

const parallel: Case = { approvers: ['bob'], representatives: ['rex', 'rio'], asking: { requiredCount: 1, memberCanChoose: true } }
const linear: Case = { ...parallel, representatives: ['rex', 'rio', 'roy'], asking: { ...parallel.asking, process: 'Linear' } }
const fixed: Case = { ...parallel, asking: { ...parallel.asking, memberCanChoose: false } }
const chief = member('chief', { isAdmin: true })

describe('D48: who may', () => {
  test.each([
    ['the requester who may choose', parallel, 'ada', true], ['the requester who may not', fixed, 'ada', false],
    ['an admin', fixed, chief, true], ['an approver', parallel, 'bob', false], ['the representative', parallel, 'rex', false],
    ['anybody else', parallel, 'dan', false],
  ])('%s', (_, of, caller, allowed) => {
    const result = act(of, open(of).request, caller, replaceBy('fay'))
    if (allowed) expect(result.ok).toBe(true)
    else expect(refusal(result)[0]).toBe('FORBIDDEN')
  })
})

test('D48: a new PENDING entry follows the replaced one', () => {
  const before = open(parallel).request
  const [next, effects] = value(act(parallel, before, 'ada', replaceBy('fay')))
  const [rex, fay, rio] = next.representativeApprovers
  expect(rex).toEqual({ ...before.representativeApprovers[0]!, status: 'REPLACED', replacedToMemberId: id('fay'), statusChangedAt: LATER })
  expect(fay).toEqual({ id: fay!.id, memberId: id('fay'), status: 'PENDING', replacedToMemberId: null, predecessorId: null, reason: null, statusChangedAt: null })
  expect(rio).toEqual(before.representativeApprovers[1])
  expect(next).toMatchObject({ status: 'PENDING', updatedAt: LATER })
  expect(before.representativeApprovers.map((entry) => entry.id)).not.toContain(fay!.id)
  expect(told(effects)).toEqual(['rex PENDING > REPLACED'])
})

test('D48: in a line it takes the place, and the rest goes on behind it', () => {
  const next = after(linear, ['rex', refuseTo()], ['ada', replaceBy('fay')])
  expect(representations(next)).toEqual(['rex DECLINED', 'rio REPLACED', 'fay PENDING', 'roy PENDING'])
  const [rex, rio, fay, roy] = next.representativeApprovers
  expect([rex, rio, fay, roy].map((entry) => entry!.predecessorId)).toEqual([null, rex!.id, rio!.id, fay!.id])
  expect(refusal(act(linear, next, 'roy', agree))[0]).toBe('BAD_REQUEST')
  expect(representations(value(act(linear, next, 'fay', agree))[0])[2]).toBe('fay APPROVED')
})

test('D48: the first who is asked is replaced', () => {
  const next = after({ ...parallel, asking: { ...parallel.asking, requiredCount: 2 } }, ['rex', agree], ['ada', replaceBy('fay')])
  expect(representations(next)).toEqual(['rex APPROVED', 'rio REPLACED', 'fay PENDING'])
})

describe('D48: who cannot be named', () => {
  const messageFor = (representative: Parameters<typeof replaceBy>[0], of = parallel, request = open(of).request): unknown[] =>
    refusal(act(of, request, chief, replaceBy(representative)))
  const expected = (got: string): unknown[] => ['BAD_REQUEST', 'representative', `expected another member, got ${got}`]

  test('the requester', () => {
    expect(messageFor('ada')).toEqual(expected('the member whose absence it is'))
  })

  test('D37: who is ARCHIVED; an INACTIVE member can', () => {
    expect(messageFor(member('fay', { status: 'ARCHIVED' }))).toEqual(expected('one who is ARCHIVED'))
    expect(act(parallel, open(parallel).request, chief, replaceBy(member('fay', { status: 'INACTIVE' }))).ok).toBe(true)
  })

  test('who is one already', () => {
    expect(messageFor('rex')).toEqual(expected('one whose representation is PENDING'))
    expect(messageFor('rio')).toEqual(expected('one whose representation is PENDING'))
    expect(messageFor('rex', parallel, after(parallel, ['rex', refuseTo()]))).toEqual(expected('one whose representation is DECLINED'))
  })

  test('who was replaced can be named again, and is asked again', () => {
    const next = after(parallel, ['ada', replaceBy('fay')], ['ada', replaceBy('rex')])
    expect(representations(next)).toEqual(['rex REPLACED', 'fay REPLACED', 'rex PENDING', 'rio PENDING'])
    expect(representations(value(act(parallel, next, 'rex', agree))[0])[2]).toBe('rex APPROVED')
  })

  test('all faults at once', () => {
    const own: Case = { ...parallel, requester: { status: 'ARCHIVED' } }
    const result = act(own, open(own).request, chief, replaceBy(member('ada', { status: 'ARCHIVED' })))
    expect(result.ok ? [] : result.failure.issues.map(({ message }) => message)).toEqual([
      'expected another member, got the member whose absence it is', 'expected another member, got one who is ARCHIVED',
    ])
  })
})

describe('D48: nobody is asked', () => {
  test.each<[string, Case, Parameters<typeof after>[1][]]>([
    ['no representatives', { ...parallel, representatives: [] }, []],
    ['all have answered', parallel, [['rex', agree], ['rio', refuseTo()]]],
  ])('%s', (_, of, acts) => {
    expect(refusal(act(of, after(of, ...acts), 'ada', replaceBy('fay'))))
      .toEqual(['BAD_REQUEST', 'representativeApprovers', 'expected a representation that is PENDING, got none'])
  })

  test('the request is settled, even if its record holds an open entry', () => {
    const settled = after(parallel, ['rex', agree], ['bob', approve])
    const odd = { ...settled, representativeApprovers: open(parallel).request.representativeApprovers }
    expect(refusal(act(parallel, odd, 'ada', replaceBy('fay')))).toEqual(['BAD_REQUEST', 'status', 'expected a request that is PENDING, got one that is APPROVED'])
    expect(refusal(act(parallel, odd, 'rex', agree))).toEqual(['BAD_REQUEST', 'status', 'expected a request that is PENDING, got one that is APPROVED'])
  })
})
