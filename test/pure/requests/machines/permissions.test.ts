/** Decisions 41 to 48: who may do what, in every state. `yes`; FORBIDDEN without the right; BAD_REQUEST where the state stands against it. */
import { describe, expect, test } from 'vitest'
import type { AbsenceRequest, Member } from '../../../../src/records'
import type { RequestEvent } from '../../../../src/requests/requestEvent'
import { type Case, act, after, agree, approve, cancel, decline, department, member, open, refuseTo, replaceBy } from './given'

const crew = department('crew', ['boss'])
/** Bob is asked before Cleo, Rex before Rio; one of the two representatives has to agree. */
const of: Case = {
  approvers: ['bob', 'cleo'], representatives: ['rex', 'rio'], asking: { requiredCount: 1, process: 'Linear', memberCanChoose: true },
  requester: { departmentIds: [crew.id] }, departments: [crew, department('other', ['eve'])],
}
const chief = member('chief', { isAdmin: true })

const states = {
  'waiting for representatives': open(of).request,
  'waiting for approvers': after(of, ['rex', agree]),
  'partly approved': after(of, ['rex', agree], ['bob', approve]),
  approved: after(of, [chief, approve]),
  declined: after(of, [chief, decline()]),
  canceled: after(of, ['ada', cancel()]),
} satisfies Record<string, AbsenceRequest>

type Answers = Readonly<Record<keyof typeof states, 'yes' | 'FORBIDDEN' | 'BAD_REQUEST'>>

/** One letter for each state in the order above: yes, forbidden, bad request. */
const answers = (letters: string): Answers => {
  const answer = { y: 'yes', f: 'FORBIDDEN', b: 'BAD_REQUEST' } as const
  const [representatives, approvers, partly, approved, declined, canceled] = Array.from(letters, (letter) => answer[letter as keyof typeof answer])
  return {
    'waiting for representatives': representatives!, 'waiting for approvers': approvers!, 'partly approved': partly!,
    approved: approved!, declined: declined!, canceled: canceled!,
  }
}

const roles: Readonly<Record<string, Member | string>> = {
  'the requester': 'ada', 'the first approver': 'bob', 'the second approver': 'cleo', 'the first representative': 'rex',
  'the second representative': 'rio', 'a department manager': 'boss', 'a manager elsewhere': 'eve', 'an admin': chief, 'anybody else': 'dan',
}

const decisions: readonly (readonly [string, string])[] = [
  ['the requester', 'ffffff'], ['the first approver', 'bybbbb'], ['the second approver', 'bbybbb'],
  ['the first representative', 'ffffff'], ['the second representative', 'ffffff'], ['a department manager', 'yyybbb'],
  ['a manager elsewhere', 'ffffff'], ['an admin', 'yyybbb'], ['anybody else', 'ffffff'],
]
const representations: readonly (readonly [string, string])[] = [
  ['the requester', 'ffffff'], ['the first approver', 'ffffff'], ['the second approver', 'ffffff'],
  ['the first representative', 'ybbbbb'], ['the second representative', 'byybbb'], ['a department manager', 'ffffff'],
  ['a manager elsewhere', 'ffffff'], ['an admin', 'ffffff'], ['anybody else', 'ffffff'],
]
const cancellations: readonly (readonly [string, string])[] = [
  ['the requester', 'yyyybb'], ['the first approver', 'ffffff'], ['the second approver', 'ffffff'],
  ['the first representative', 'ffffff'], ['the second representative', 'ffffff'], ['a department manager', 'yyyybb'],
  ['a manager elsewhere', 'ffffff'], ['an admin', 'yyyybb'], ['anybody else', 'ffffff'],
]
const replacements: readonly (readonly [string, string])[] = [
  ['the requester', 'yyybbb'], ['the first approver', 'ffffff'], ['the second approver', 'ffffff'],
  ['the first representative', 'ffffff'], ['the second representative', 'ffffff'], ['a department manager', 'ffffff'],
  ['a manager elsewhere', 'ffffff'], ['an admin', 'yyybbb'], ['anybody else', 'ffffff'],
]

describe.each<[string, RequestEvent, readonly (readonly [string, string])[]]>([
  ['approve', approve, decisions], ['decline', decline(), decisions], ['approve_representative', agree, representations],
  ['decline_representative', refuseTo(), representations], ['cancel', cancel(), cancellations], ['replace_representative', replaceBy('fay'), replacements],
])('D41 to D48: %s', (_, event, table) => {
  test.each(table)('by %s: %s', (role, letters) => {
    const found = Object.fromEntries(Object.entries(states).map(([state, request]) => {
      const result = act(of, request, roles[role]!, event)
      return [state, result.ok ? 'yes' : result.failure.code]
    }))
    expect(found).toEqual(answers(letters))
  })
})

describe('D45: decisions need no other time than that the request is PENDING', () => {
  test.each(['2026-07-06T12:00:00.000Z', '2036-01-01T00:00:00.000Z'])('at %s', (now) => {
    expect(act(of, states['waiting for approvers'], 'bob', approve, now).ok).toBe(true)
    expect(act(of, states['waiting for representatives'], chief, decline(), now).ok).toBe(true)
    expect(act(of, states['waiting for representatives'], 'rex', agree, now).ok).toBe(true)
  })
})

describe('D5: what is refused first', () => {
  test.each([null, '', '  '])('a decline needs a reason: %j', (reason) => {
    for (const caller of ['bob', chief, 'boss']) {
      expect(act(of, states['waiting for approvers'], caller, decline(reason))).toMatchObject({
        ok: false, failure: { code: 'BAD_REQUEST', message: 'Invalid input data', issues: [{ path: 'reason' }] },
      })
    }
  })

  test('the right before the reason and the state, the state before the reason', () => {
    expect(act(of, states.approved, 'dan', decline(''))).toMatchObject({ ok: false, failure: { code: 'FORBIDDEN', message: 'Insufficient access' } })
    expect(act(of, states.approved, chief, decline(''))).toMatchObject({ ok: false, failure: { issues: [{ path: 'status' }] } })
    expect(act(of, states.canceled, 'ada', cancel(''))).toMatchObject({ ok: false, failure: { issues: [{ path: 'status' }] } })
  })
})
