/** Spec: States and transitions; decisions 42 to 48: the tables, row by row, and that they are what moves requests. */
import { describe, expect, test } from 'vitest'
import type { AbsenceRequest } from '../../../../src/records'
import { describeTransitions } from '../../../../src/requests/describeTransitions'
import { transitionOf } from '../../../../src/requests/transitionOf'
import { type Case, act, after, agree, approvals, approve, cancel, decline, member, open, refuseTo, replaceBy, representations, told, value } from './given'

const machines = describeTransitions()
const [request, approver, representative] = machines

const outline = (index: number): string[] =>
  machines[index]!.transitions.map(({ from, on, to, effects }) => `${from ?? 'none'} ${on} ${to}: ${effects.join(' ')}`)

test('D44: the rows of a request', () => {
  expect(outline(0)).toEqual([
    'none create PENDING: status_changed allowance_taken request_created',
    'none approve_at_creation APPROVED: status_changed allowance_taken request_created',
    'PENDING approve APPROVED: status_changed request_status_changed',
    'PENDING approve_representative APPROVED: status_changed request_status_changed',
    'PENDING decline DECLINED: status_changed allowance_returned request_status_changed',
    'PENDING decline_representative DECLINED: status_changed allowance_returned request_status_changed',
    'PENDING cancel CANCELED: status_changed allowance_returned request_status_changed',
    'APPROVED cancel CANCELED: status_changed allowance_returned request_status_changed',
  ])
})

test('D42, D44: the rows of an approver entry', () => {
  expect(outline(1)).toEqual([
    'none create PENDING: ',
    'PENDING approve APPROVED: approver_status_changed',
    'PENDING decline DECLINED: approver_status_changed',
    'PENDING request_approved APPROVED_BY_ANOTHER_MANAGER: approver_status_changed',
    'PENDING request_declined DECLINED_BY_ANOTHER_MANAGER: approver_status_changed',
    'PENDING request_canceled CANCELED_BY_ANOTHER_MANAGER: approver_status_changed',
  ])
})

test('D43, D44, D48: the rows of a representative entry', () => {
  expect(outline(2)).toEqual([
    'none create PENDING: ',
    'PENDING approve_representative APPROVED: representative_status_changed',
    'PENDING decline_representative DECLINED: representative_status_changed',
    'PENDING replace_representative REPLACED: representative_status_changed',
    'PENDING request_approved CANCELED: representative_status_changed',
    'PENDING request_declined CANCELED: representative_status_changed',
    'PENDING request_canceled CANCELED: representative_status_changed',
  ])
})

describe.each(machines)('the table of $machine', ({ machine, transitions, mermaid }) => {
  test('has one row for a state and a trigger, each with its condition', () => {
    const keys = transitions.map(({ from, on }) => `${String(from)} ${on}`)
    expect(new Set(keys).size).toBe(keys.length)
    for (const row of transitions) {
      expect(row.machine).toBe(machine)
      expect(row.when).toMatch(/^\S.{10,}\S$/)
    }
  })

  test('is drawn with every row, its start and its final states', () => {
    const lines = mermaid.split('\n')
    expect(lines[0]).toBe('stateDiagram-v2')
    for (const { from, on, to } of transitions) expect(lines).toContain(`  ${from ?? '[*]'} --> ${to} : ${on}`)
    const finals = { request: ['DECLINED', 'CANCELED'], approver: [
      'APPROVED', 'DECLINED', 'APPROVED_BY_ANOTHER_MANAGER', 'DECLINED_BY_ANOTHER_MANAGER', 'CANCELED_BY_ANOTHER_MANAGER',
    ], representative: ['APPROVED', 'DECLINED', 'REPLACED', 'CANCELED'] }[machine]
    expect(lines.filter((line) => line.endsWith(' --> [*]')).sort()).toEqual(finals.map((state) => `  ${state} --> [*]`).sort())
    expect(lines).toHaveLength(1 + transitions.length + finals.length)
  })
})

test('a table without a row for a state and a trigger says so', () => {
  expect(transitionOf(request!.transitions, 'DECLINED', 'approve')).toBeNull()
  expect(transitionOf(approver!.transitions, 'APPROVED', 'decline')).toBeNull()
  expect(transitionOf(representative!.transitions, null, 'create')?.to).toBe('PENDING')
})

/** Bob approves, Rex represents and is waited for. */
const asked: Case = { approvers: ['bob'], representatives: ['rex'], asking: { requiredCount: 1 } }
const own: Case = { ...asked, approvers: ['ada'] }
const informed: Case = { ...asked, asking: { requiredCount: 0 } }
const chief = member('chief', { isAdmin: true })

describe('a request is moved by', () => {
  const moved = (of: Case, caller: Parameters<typeof act>[2], event: Parameters<typeof act>[3], from = open(of).request): [AbsenceRequest, string[]] => {
    const [next, effects] = value(act(of, from, caller, event))
    return [next, told(effects)]
  }

  test.each([
    ['create', asked, ['request none > PENDING', 'allowance 1 of 1', 'request_created']],
    ['approve_at_creation', { ...asked, leaveType: { needsApproval: false } },
      ['rex PENDING > CANCELED', 'request none > APPROVED', 'allowance 1 of 1', 'request_created']],
  ])('%s', (_, of, expected) => {
    expect(told(open(of).effects)).toEqual(expected)
  })

  test.each([
    ['approve', informed, 'bob', approve, 'APPROVED',
      ['bob PENDING > APPROVED', 'rex PENDING > CANCELED', 'request PENDING > APPROVED', 'request_status_changed']],
    ['approve_representative', own, 'rex', agree, 'APPROVED',
      ['rex PENDING > APPROVED', 'request PENDING > APPROVED', 'request_status_changed']],
    ['decline', informed, 'bob', decline(), 'DECLINED',
      ['bob PENDING > DECLINED', 'rex PENDING > CANCELED', 'request PENDING > DECLINED', 'allowance -1 of 1', 'request_status_changed']],
    ['decline_representative', asked, 'rex', refuseTo(), 'DECLINED', [
      'rex PENDING > DECLINED', 'bob PENDING > DECLINED_BY_ANOTHER_MANAGER', 'request PENDING > DECLINED', 'allowance -1 of 1',
      'request_status_changed',
    ]],
    ['cancel', asked, 'ada', cancel(), 'CANCELED', [
      'bob PENDING > CANCELED_BY_ANOTHER_MANAGER', 'rex PENDING > CANCELED', 'request PENDING > CANCELED', 'allowance -1 of 1',
      'request_status_changed',
    ]],
  ] as const)('%s while PENDING', (_, of, caller, event, status, effects) => {
    const [next, lines] = moved(of, caller, event)
    expect(next.status).toBe(status)
    expect(lines).toEqual(effects)
  })

  test('cancel while APPROVED', () => {
    const [next, lines] = moved(informed, 'ada', cancel(), after(informed, ['bob', approve]))
    expect(next.status).toBe('CANCELED')
    expect(lines).toEqual(['request APPROVED > CANCELED', 'allowance -1 of 1', 'request_status_changed'])
  })
})

describe('D44: what is open closes with the request', () => {
  test.each([
    ['approves', approve, ['bob APPROVED_BY_ANOTHER_MANAGER'], ['rex CANCELED']],
    ['declines', decline(), ['bob DECLINED_BY_ANOTHER_MANAGER'], ['rex CANCELED']],
    ['cancels', cancel(), ['bob CANCELED_BY_ANOTHER_MANAGER'], ['rex CANCELED']],
  ])('an admin %s', (_, event, bob, rex) => {
    const next = after(asked, [chief, event])
    expect(approvals(next)).toEqual(bob)
    expect(representations(next)).toEqual(rex)
  })

  test('what is decided stays', () => {
    const of: Case = { ...asked, approvers: ['bob', 'cleo'], representatives: ['rex', 'rio'] }
    const next = after(of, ['rex', agree], ['bob', approve], [chief, cancel()])
    expect(approvals(next)).toEqual(['bob APPROVED', 'cleo CANCELED_BY_ANOTHER_MANAGER'])
    expect(representations(next)).toEqual(['rex APPROVED', 'rio CANCELED'])
  })

  test('D48: a replaced entry stays replaced', () => {
    expect(representations(after(asked, ['ada', replaceBy('rio')], [chief, decline()]))).toEqual(['rex REPLACED', 'rio CANCELED'])
  })
})

describe('D44: DECLINED and CANCELED are final', () => {
  test.each([
    ['DECLINED', [chief, decline()]], ['CANCELED', [chief, cancel()]],
  ] as const)('%s', (status, last) => {
    const ended = after(asked, last)
    for (const [caller, event] of [
      [chief, approve], [chief, decline()], [chief, cancel()], [chief, replaceBy('rio')], ['bob', approve], ['bob', decline()],
      ['rex', agree], ['rex', refuseTo()], ['ada', cancel()], ['ada', replaceBy('rio')],
    ] as const) {
      expect(act(asked, ended, caller, event)).toMatchObject({
        ok: false, failure: { code: 'BAD_REQUEST', issues: [{ path: 'status', message: expect.stringContaining(`got one that is ${status}`) as string }] },
      })
    }
  })
})
