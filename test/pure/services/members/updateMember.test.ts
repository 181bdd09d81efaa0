/** Changing a member's record and status (decisions 6, 49, 53, 55, 56; spec: Events, v1 user events). */
import { describe, expect, test } from 'vitest'
import type { Issue } from '../../../../src/kernel/failure'
import type { Member, MemberStatus } from '../../../../src/records'
import { type MemberChange, changeMemberStatus, updateMember } from '../../../../src/services'
import { handSet, onRule, rule } from '../../allowance/given'
import { ada, annual, back, bavaria, bob, boss, cleo, company, created, failureOf, member, now, open, root, sales, valueOf, workshop } from '../reads/given'

const employed: Member = {
  ...ada, birthday: '1990-02-28', employmentStartDate: '2020-01-01', employmentEndDate: '2027-12-31', timeZone: 'Europe/Berlin',
}

const start = (of: Member = employed) => open(company({ members: [root, boss, bob, cleo, of] }))

async function issues(change: MemberChange, of: Member = employed): Promise<readonly Issue[]> {
  const { ports, saved } = start(of)
  const before = saved()
  const refusal = failureOf(await updateMember(ports, root.id, of.id, change))
  expect(refusal).toMatchObject({ code: 'BAD_REQUEST', message: 'Invalid input data' })
  expect(saved()).toStrictEqual(before)
  return refusal.issues
}

/** Each field of a change, to another value than Ada has. */
const changes: readonly MemberChange[] = [
  { name: 'Ada B.' }, { email: 'b@example.com' }, { customId: 'A-2' }, { customId: null }, { birthday: '1990-03-01' }, { birthday: null },
  { employmentStartDate: '2020-02-29' }, { employmentStartDate: null }, { employmentEndDate: null }, { employmentEndDate: '2020-01-01' },
  { hasBillingAccess: true }, { isAdmin: true }, { email: 'b@example.com', emailConfirmed: true }, { departmentIds: [sales.id] }, { departmentIds: [] }, { departmentIds: [workshop.id, back.id] }, { holidayCalendarId: null },
]

describe('an update', () => {
  test.each(changes)('sets %o, the time of the change and nothing else', async (change) => {
    const { ports, saved } = start()
    const answer = valueOf(await updateMember(ports, root.id, ada.id, change))
    expect(answer).toStrictEqual({ ...employed, ...change, updatedAt: now })
    expect(saved().members).toStrictEqual([root, boss, bob, cleo, answer])
  })

  test.each([{ timeZone: 'Asia/Kathmandu' }, { timeZone: null }, { emailConfirmed: true }])('D55: %o is told by no event', async (change) => {
    const { ports, saved } = start()
    expect(valueOf(await updateMember(ports, root.id, ada.id, change))).toStrictEqual({ ...employed, ...change, updatedAt: now })
    expect(saved().outbox).toStrictEqual([])
  })

  test.each(changes)('D55: %o is told by user_updated, with the member after the change', async (change) => {
    const { ports, saved } = start()
    const after = valueOf(await updateMember(ports, root.id, ada.id, change))
    const names = { [workshop.id]: 'Workshop', [sales.id]: 'Sales', [back.id]: 'Office' }
    expect(saved().outbox).toStrictEqual([{
      id: '90000000-0000-4000-8000-000000000001', type: 'user_updated', createdAt: now, deliveredAt: null,
      payload: {
        // Ada names nobody to ask, and no rule gives her an allowance.
        approvers: [], allowances: [],
        member: after, holidayCalendar: after.holidayCalendarId === null ? null : { id: bavaria.id, name: 'Bavaria' },
        departments: after.departmentIds.map((departmentId) => ({ id: departmentId, name: names[departmentId], isHidden: false })),
      },
    }])
  })

  test('D55: user_updated tells of hidden departments, of approvers in their order and of allowances, all as after the change', async () => {
    const hers = { memberId: ada.id, allowanceTypeId: annual.id }
    const thirty = { ...rule(), allowanceTypeId: annual.id }
    const byHand = { ...handSet(2026, { compensatoryTimeOff: 2 }), ...hers, createdAt: created, updatedAt: '2026-02-01T00:00:00.000Z' }
    const { ports, saved } = open(company({
      members: [root, boss, cleo, { ...employed, approverIds: [cleo.id, boss.id] }], departments: [sales, { ...workshop, isHidden: true }],
      rules: [thirty], assignments: [{ ...onRule(thirty, '2026-01-01'), ...hers }], memberAllowances: [byHand],
    }))
    const after = valueOf(await updateMember(ports, root.id, ada.id, { employmentEndDate: '2026-12-31' }))
    expect(saved().outbox.map(({ payload }) => payload)).toStrictEqual([{
      member: after, holidayCalendar: { id: bavaria.id, name: 'Bavaria' },
      departments: [{ id: workshop.id, name: 'Workshop', isHidden: true }, { id: sales.id, name: 'Sales', isHidden: false }],
      approvers: [
        { id: cleo.id, name: 'Cleo', email: 'cleo@example.com', customId: 'C-1' }, { id: boss.id, name: 'Boss', email: 'boss@example.com', customId: null },
      ],
      // Employment now ends with 2026: there is no later year, and nothing is carried.
      allowances: [{
        allowanceType: annual, id: byHand.id, createdAt: created, updatedAt: byHand.updatedAt, year: 2026, from: '2026-01-01', to: '2026-12-31',
        ruleAllowance: 30, adjustments: 0, allowance: 30, broughtForward: 0, broughtForwardOverridden: false, compensatoryTimeOff: 2, taken: 0, accrued: 30,
        lapsed: 0, remaining: 32, available: 32, overdrawn: 0, carriedForward: 0, movedOn: 0, forfeited: 0, writtenOff: 0, unusedAtEnd: 32,
      }],
    }])
  })

  test('several fields make one event', async () => {
    const { ports, saved } = start()
    await updateMember(ports, root.id, ada.id, { name: 'B', email: 'b@example.com', timeZone: null })
    expect(saved().outbox).toHaveLength(1)
  })

  test.each<MemberChange>([
    {}, { name: 'Ada' }, { departmentIds: [...ada.departmentIds] }, { customId: 'A-1' }, { holidayCalendarId: bavaria.id },
    { email: 'ada@example.com' }, { emailConfirmed: false },
    { birthday: '1990-02-28', employmentStartDate: '2020-01-01', employmentEndDate: '2027-12-31', hasBillingAccess: false, isAdmin: false, timeZone: 'Europe/Berlin' },
  ])('D55: %o changes nothing: the record is answered, nothing is written', async (change) => {
    const { ports, saved, queries } = start()
    const before = saved()
    expect(valueOf(await updateMember(ports, root.id, ada.id, change))).toStrictEqual(employed)
    expect(saved()).toStrictEqual(before)
    expect(employed.updatedAt).toBe(created)
    expect(queries).not.toContain('members.save')
    expect(queries).not.toContain('outbox.add')
  })

  test.each([
    { id: bob.id, status: 'ARCHIVED', updatedAt: now, foo: 1, name: undefined }, { createdAt: now, identityProviderAccount: null, schedules: null, approverIds: [bob.id] },
    { name: undefined, email: undefined, emailConfirmed: undefined, departmentIds: undefined, customId: undefined, timeZone: undefined },
  ])('nothing but the fields of a change is taken, and none that is undefined: %o changes nothing, writes nothing, tells nothing', async (change) => {
    const { ports, saved, queries } = start()
    const before = saved()
    expect(valueOf(await updateMember(ports, root.id, ada.id, change as never))).toStrictEqual(employed)
    expect(saved()).toStrictEqual(before)
    expect(queries).not.toContain('members.save')
    expect(queries).not.toContain('outbox.add')
  })

  test('beside a field that changes the others are not taken either', async () => {
    const { ports, saved } = start({ ...employed, emailConfirmed: true })
    const change = { email: 'b@example.com', emailConfirmed: undefined, name: undefined, status: 'ARCHIVED', createdAt: now, foo: 1 } as never
    const after = { ...employed, email: 'b@example.com', emailConfirmed: false, updatedAt: now }
    expect(valueOf(await updateMember(ports, root.id, ada.id, change))).toStrictEqual(after)
    expect(saved().members.at(-1)).toStrictEqual(after)
    expect(saved().outbox.map(({ payload }) => payload['member'])).toStrictEqual([after])
  })

  test('one field of several that changes is a change', async () => {
    const { ports, saved } = start()
    await updateMember(ports, root.id, ada.id, { name: 'Ada', isAdmin: true })
    expect(saved().outbox).toHaveLength(1)
  })
})

describe('spec: Authentication rule 5: whether the e-mail address is confirmed', () => {
  const confirmed: Member = { ...employed, emailConfirmed: true }

  test.each<[string, MemberChange, boolean]>([
    ['another address is not', { email: 'b@example.com' }, false], ['the same in other letters is another', { email: 'ADA@example.com' }, false],
    ['another one that the admin confirms is', { email: 'b@example.com', emailConfirmed: true }, true],
    ['the same one stays so', { email: 'ada@example.com', name: 'Ada L.' }, true], ['no other change touches it', { name: 'Ada L.', isAdmin: true }, true],
    ['an admin can take it back', { emailConfirmed: false }, false],
  ])('%s', async (_, change, emailConfirmed) => {
    const { ports, saved } = start(confirmed)
    const after = { ...confirmed, ...change, emailConfirmed, updatedAt: now }
    expect(valueOf(await updateMember(ports, root.id, ada.id, change))).toStrictEqual(after)
    expect(saved().members.at(-1)).toStrictEqual(after)
  })
})

describe('an update that is refused', () => {
  test.each<[MemberChange, string, string]>([
    [{ name: '' }, 'name', 'expected a text that is not empty, got ""'],
    [{ email: ' \t' }, 'email', 'expected a text that is not empty, got " \\t"'],
    [{ birthday: '1990-02-29' }, 'birthday', 'expected a calendar date YYYY-MM-DD, got "1990-02-29"'],
    [{ employmentStartDate: '' }, 'employmentStartDate', 'expected a calendar date YYYY-MM-DD, got ""'],
    [{ employmentEndDate: '2026-3-1' }, 'employmentEndDate', 'expected a calendar date YYYY-MM-DD, got "2026-3-1"'],
    [{ employmentEndDate: '2019-12-31' }, 'employmentEndDate', 'expected 2020-01-01 (employmentStartDate) or later, got "2019-12-31"'],
    [{ employmentStartDate: '2028-01-01' }, 'employmentStartDate', 'expected 2027-12-31 (employmentEndDate) or earlier, got "2028-01-01"'],
    [{ employmentStartDate: '2028-01-02', employmentEndDate: '2028-01-01' }, 'employmentEndDate', 'expected 2028-01-02 (employmentStartDate) or later, got "2028-01-01"'],
    [{ departmentIds: [sales.id, 'none'] }, 'departmentIds[1]', 'expected the id of a department, got "none"'],
    [{ departmentIds: ['sales', 'sales'].map(() => sales.id) }, 'departmentIds[1]', `expected each id once, got "${sales.id}"`],
    [{ holidayCalendarId: 'none' }, 'holidayCalendarId', 'expected the id of a holiday calendar, got "none"'],
    [{ timeZone: 'Europe/Nowhere' }, 'timeZone', 'expected the name of a time zone, got "Europe/Nowhere"'],
    [{ timeZone: '' }, 'timeZone', 'expected the name of a time zone, got ""'],
    [{ timeZone: '+02:00' }, 'timeZone', 'expected the name of a time zone, got "+02:00"'],
  ])('%o: its place and what was expected', async (change, path, message) => {
    expect(await issues(change)).toStrictEqual([{ path, message }])
  })

  test('every fault at once', async () => {
    const all: MemberChange = {
      name: ' ', email: '', birthday: 'x', employmentStartDate: '2026-02-30', employmentEndDate: '2019-01-01', departmentIds: ['a', 'b'],
      holidayCalendarId: 'c', timeZone: 'd',
    }
    expect((await issues(all)).map(({ path }) => path)).toStrictEqual([
      'name', 'email', 'birthday', 'employmentStartDate', 'departmentIds[0]', 'departmentIds[1]', 'holidayCalendarId', 'timeZone',
    ])
  })

  test('D49: an archived member keeps an employment end date', async () => {
    const archived: Member = { ...employed, status: 'ARCHIVED' }
    expect(await issues({ employmentEndDate: null }, archived)).toStrictEqual([
      { path: 'employmentEndDate', message: 'expected a date, because the member is ARCHIVED, got null' },
    ])
    expect((await updateMember(start(archived).ports, root.id, ada.id, { employmentEndDate: '2027-01-01' })).ok).toBe(true)
  })

  test('employment of one day is in order', async () => {
    expect((await updateMember(start().ports, root.id, ada.id, { employmentStartDate: '2027-12-31' })).ok).toBe(true)
  })

  test('the custom id of another member is a CONFLICT; faults come first; nothing is written', async () => {
    const { ports, saved } = start()
    const before = saved()
    expect(failureOf(await updateMember(ports, root.id, ada.id, { customId: 'C-1', name: 'B' }))).toMatchObject({ code: 'CONFLICT', issues: [{ path: 'customId' }] })
    expect(saved()).toStrictEqual(before)
    expect((await issues({ customId: 'C-1', name: '' })).map(({ path }) => path)).toStrictEqual(['name'])
  })
})

describe('D53: only admins change members', () => {
  const nobody = member('Nobody')

  test.each<[string, Member, Member, string]>([
    ['a manager', boss, ada, 'FORBIDDEN'], ['the member', ada, ada, 'FORBIDDEN'], ['a manager, an unknown member', boss, nobody, 'FORBIDDEN'],
    ['an admin, an unknown member', root, nobody, 'NOT_FOUND'], ['an unknown caller', nobody, ada, 'UNAUTHORIZED'],
  ])('%s', async (_, caller, of, code) => {
    const { ports, saved } = start()
    const before = saved()
    expect(failureOf(await updateMember(ports, caller.id, of.id, { name: '' })).code).toBe(code)
    expect(failureOf(await changeMemberStatus(ports, caller.id, of.id, 'INACTIVE')).code).toBe(code)
    expect(saved()).toStrictEqual(before)
  })
})

describe('D49, D55: a status', () => {
  const moves: readonly (readonly [MemberStatus, MemberStatus, number])[] = [
    ['ACTIVE', 'INACTIVE', 1], ['ACTIVE', 'ARCHIVED', 1], ['INACTIVE', 'ACTIVE', 1], ['ARCHIVED', 'ACTIVE', 1],
    // Events tell an archived member as INACTIVE.
    ['INACTIVE', 'ARCHIVED', 0], ['ARCHIVED', 'INACTIVE', 0],
  ]

  test.each(moves)('%s to %s: saved, %i events', async (from, to, events) => {
    const { ports, saved } = start({ ...employed, status: from })
    const after = { ...employed, status: to, updatedAt: now }
    expect(valueOf(await changeMemberStatus(ports, root.id, ada.id, to))).toStrictEqual(after)
    expect(saved().members.at(-1)).toStrictEqual(after)
    expect(saved().outbox.map(({ type, payload }) => [type, payload['member']])).toStrictEqual(Array(events).fill(['user_updated', after]))
  })

  test('the same one writes nothing', async () => {
    const { ports, saved, queries } = start()
    expect(valueOf(await changeMemberStatus(ports, root.id, ada.id, 'ACTIVE'))).toStrictEqual(employed)
    expect(saved().outbox).toStrictEqual([])
    expect(queries).not.toContain('members.save')
  })

  test('archiving without an employment end date is refused and writes nothing', async () => {
    const { ports, saved } = start({ ...employed, employmentEndDate: null })
    const before = saved()
    expect(failureOf(await changeMemberStatus(ports, root.id, ada.id, 'ARCHIVED'))).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: 'status' }] })
    expect(saved()).toStrictEqual(before)
  })
})
