/** GET /requests and GET /requests/{id}: which requests, for whom, with what (spec: List endpoints; decisions 3, 6, 13, 14, 53). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AbsenceRequest, Id, Member, RequestStatus } from '../../../../src/records'
import { type RequestQuery, getRequest, listRequests } from '../../../../src/services'
import {
  ada, annual, back, bavaria, between, bob, boss, cleo, company, dan, everything, failureOf, id, member, olaf, open, request, root, sales, sick,
  vacation, valueOf, window, workshop,
} from './given'

async function listed(requests: readonly AbsenceRequest[], query: Partial<RequestQuery> = {}, caller: Member = root): Promise<Id[]> {
  const details = valueOf(await listRequests(open(company({ requests })).ports, caller.id, { ...everything, ...query }))
  return details.map((one) => one.request.id)
}

const isListed = async (one: AbsenceRequest, start: string, end: string): Promise<boolean> =>
  (await listed([one], { window: window(start, end) })).length === 1

describe('spec: a request overlapping the window is included', () => {
  const days = request('days', ada, '2026-03-02', '2026-03-04')

  test.each([
    ['2026-03-04', '2026-03-10', true], ['2026-03-05', '2026-03-10', false], ['2026-02-01', '2026-03-02', true], ['2026-02-01', '2026-03-01', false],
    ['2026-03-03', '2026-03-03', true], ['2026-02-01', '2026-04-01', true], ['2026-03-02', '2026-03-04', true],
  ])('D14: dates from 2 to 4 March, window %s to %s, whose end covers its day: %s', async (start, end, expected) => {
    expect(await isListed(days, start, end)).toBe(expected)
  })

  test.each([
    ['2026-02-01', '2026-03-01T23:59:59.999Z', false], ['2026-02-01', '2026-03-02T00:00:00.000Z', true],
    ['2026-03-04T23:59:59.999Z', '2026-03-10', true], ['2026-03-05T00:00:00.000Z', '2026-03-10', false],
  ])('D13: day units are whole UTC dates, window %s to %s: %s', async (start, end, expected) => {
    expect(await isListed(days, start, end)).toBe(expected)
    expect(await isListed({ ...days, startAt: 'afternoon', endAt: 'lunchtime' }, start, end)).toBe(expected)
    // Whatever the member's zone, in which 2 March begins at 23:00 UTC on 1 March.
    expect(await isListed({ ...days, memberId: bob.id }, start, end)).toBe(expected)
  })

  test.each([
    ['2026-03-01', '2026-03-02T09:00:00.000Z', true], ['2026-03-01', '2026-03-02T08:59:59.999Z', false],
    ['2026-03-02T11:59:59.999Z', '2026-03-09', true], ['2026-03-02T12:00:00.000Z', '2026-03-09', false],
    ['2026-03-02T10:00:00.000Z', '2026-03-02T10:00:00.000Z', true],
  ])('D13: time units are instants, window %s to %s: %s', async (start, end, expected) => {
    expect(await isListed(between('time', ada, '2026-03-02 09:00', '2026-03-02 12:00'), start, end)).toBe(expected)
    expect(await isListed(between('time', bob, '2026-03-02 09:00', '2026-03-02 12:00'), start, end)).toBe(expected)
  })

  test('a leap day and a year border', async () => {
    expect(await isListed(request('leap', ada, '2028-02-29'), '2028-02-29', '2028-02-29')).toBe(true)
    expect(await isListed(request('leap', ada, '2028-02-29'), '2028-03-01', '2028-03-01')).toBe(false)
    expect(await isListed(request('years', ada, '2026-12-31', '2027-01-01'), '2027-01-01', '2027-12-31')).toBe(true)
  })

  test('a window whose offset leaves the years that dates can tell', async () => {
    expect(await isListed(request('last', ada, '9999-12-31'), '9999-12-30', '9999-12-31T23:00:00-02:00')).toBe(true)
    expect(await isListed(request('first', ada, '0001-01-01'), '0001-01-01T00:00:00+02:00', '0001-01-02')).toBe(true)
  })

  test('against counting every date of small calendars', async () => {
    const date = fc.integer({ min: 0, max: 9 }).map((n) => `2026-02-2${n}`.replace('29', '28'))
    await fc.assert(fc.asyncProperty(date, date, date, date, async (a, b, c, d) => {
      const [from, to, start, end] = [a < b ? a : b, a < b ? b : a, c < d ? c : d, c < d ? d : c]
      const shared = Array.from({ length: 9 }, (_, n) => `2026-02-2${n}`).some((each) => each >= from && each <= to && each >= start && each <= end)
      expect(await isListed(request('one', ada, from, to), start, end)).toBe(shared)
    }), { numRuns: 60 })
  })
})

describe('which requests', () => {
  const ofEach = (['PENDING', 'APPROVED', 'DECLINED', 'CANCELED'] as const).map((status, day) =>
    request(status, ada, `2026-03-0${day + 1}`, undefined, { status }))

  test('of every status', async () => {
    expect(await listed(ofEach)).toStrictEqual(ofEach.map((one) => one.id))
  })

  test.each<RequestStatus>(['PENDING', 'APPROVED', 'DECLINED', 'CANCELED'])('D3: or only %s', async (status) => {
    expect(await listed(ofEach, { status })).toStrictEqual([id(status)])
  })

  test('by start, a date being its UTC midnight, then by id', async () => {
    const requests = [
      between('d', ada, '2026-03-02 00:15', '2026-03-02 10:00'), request('c', bob, '2026-03-02'), between('b', cleo, '2026-03-02 00:00', '2026-03-02 01:00'),
      between('a', ada, '2026-03-01 23:45', '2026-03-02 00:00'), request('e', ada, '2026-03-01', '2026-04-01'),
    ]
    expect(await listed(requests)).toStrictEqual(['e', 'a', 'b', 'c', 'd'].map(id))
    expect(await listed([...requests].reverse())).toStrictEqual(['e', 'a', 'b', 'c', 'd'].map(id))
  })
})

describe('D53: whose requests', () => {
  const requests = [root, olaf, dan, cleo, boss, bob, ada].map((of) => request(of.name, of, '2026-03-02'))

  const names = async (caller: Member, query: Partial<RequestQuery> = {}): Promise<string> => {
    const result = await listRequests(open(company({ requests })).ports, caller.id, { ...everything, ...query })
    if (!result.ok) return result.failure.code
    const all = [root, olaf, dan, cleo, boss, bob, ada]
    return result.value.map((one) => all.find((of) => of.id === one.request.memberId)!.name).join(' ')
  }

  test.each<[string, Member, string]>([
    ['admins: everybody', root, 'Ada Bob Boss Cleo Dan Olaf Root'],
    ['managers: their departments, once each, and themselves', boss, 'Ada Bob Boss Dan'],
    ['managers of another department', olaf, 'Cleo Olaf'],
    ['members: themselves', ada, 'Ada'],
  ])('%s', async (_, caller, expected) => {
    expect(await names(caller)).toBe(expected)
  })

  test.each<[string, Member, Partial<RequestQuery>, string]>([
    ['an admin, members', root, { memberIds: [cleo.id, ada.id] }, 'Ada Cleo'],
    ['an admin, one member twice', root, { memberIds: [ada.id, ada.id] }, 'Ada'],
    ['an admin, departments', root, { departmentIds: [sales.id, back.id] }, 'Ada Bob Cleo'],
    ['an admin, both: the intersection', root, { memberIds: [ada.id, bob.id, cleo.id], departmentIds: [workshop.id, back.id] }, 'Ada Cleo'],
    ['an admin, nobody fits both', root, { memberIds: [bob.id], departmentIds: [back.id] }, ''],
    ['a manager, members', boss, { memberIds: [dan.id, boss.id] }, 'Boss Dan'],
    ['a manager, their department', boss, { departmentIds: [sales.id] }, 'Ada Bob'],
    ['a manager, both', boss, { memberIds: [ada.id, bob.id], departmentIds: [workshop.id] }, 'Ada'],
    ['a manager, a member of another department', boss, { memberIds: [ada.id, cleo.id] }, 'FORBIDDEN'],
    ['a manager, an admin', boss, { memberIds: [root.id] }, 'FORBIDDEN'],
    ['a manager, another department', boss, { departmentIds: [sales.id, back.id] }, 'FORBIDDEN'],
    ['a manager, another department that only narrows', boss, { memberIds: [ada.id], departmentIds: [back.id] }, 'FORBIDDEN'],
    ['a member, themself', ada, { memberIds: [ada.id] }, 'Ada'],
    ['a member, their manager', ada, { memberIds: [boss.id] }, 'FORBIDDEN'],
    ['a member, a colleague', ada, { memberIds: [ada.id, bob.id] }, 'FORBIDDEN'],
    ['a member, their own department', ada, { departmentIds: [sales.id] }, 'FORBIDDEN'],
    ['unknown ids name nobody: admin', root, { memberIds: [id('nobody')], departmentIds: null }, ''],
    ['unknown ids name nobody: manager', boss, { memberIds: [id('nobody'), ada.id] }, 'Ada'],
    ['unknown ids name nobody: departments', boss, { departmentIds: [id('nowhere'), workshop.id] }, 'Ada Dan'],
    ['unknown ids name nobody: member', ada, { memberIds: [id('nobody')], departmentIds: [id('nowhere')] }, ''],
    ['an empty list names nobody', root, { memberIds: [] }, ''],
  ])('narrowed: %s', async (_, caller, query, expected) => {
    expect(await names(caller, query)).toBe(expected)
  })

  test('D6: a caller who is unknown is UNAUTHORIZED, whatever they name', async () => {
    expect(await names(member('Nobody'))).toBe('UNAUTHORIZED')
    expect(await names(member('Nobody'), { memberIds: [ada.id] })).toBe('UNAUTHORIZED')
  })

  test('only an admin without filters asks for requests of everybody, and nobody pages over members', async () => {
    const asked = async (caller: Member, query: Partial<RequestQuery>): Promise<readonly string[]> => {
      const { ports, queries } = open(company({ requests }))
      await listRequests(ports, caller.id, { ...everything, ...query })
      return queries
    }
    const all = await asked(root, {})
    expect(all).toContain('requests.within')
    for (const queries of [await asked(boss, {}), await asked(ada, {}), await asked(root, { memberIds: [ada.id] }), await asked(root, { departmentIds: [sales.id] })]) {
      expect(queries).toContain('requests.ofMembersWithin')
      expect(queries).not.toContain('requests.within')
    }
    expect(all).not.toContain('members.page')
  })
})

describe('D3: the details of a request', () => {
  const one = async (of: AbsenceRequest, caller: Member = root) => valueOf(await getRequest(open(company({ requests: [of] })).ports, caller.id, of.id))

  test('duration is the calendar extent, the other the part on working time after holidays', async () => {
    // Friday afternoon to Whit Monday and Tuesday noon: half + Saturday + Sunday + Monday + half; at work: half and half.
    const whitsun = request('whitsun', ada, '2026-05-22', '2026-05-26', { startAt: 'afternoon', endAt: 'lunchtime' })
    expect(await one(whitsun)).toMatchObject({ duration: 4, workdayAbsenceDuration: 1, leaveType: vacation, allowanceType: annual })
    // Without the calendar, Monday counts.
    expect(await one({ ...whitsun, memberId: bob.id })).toMatchObject({ duration: 4, workdayAbsenceDuration: 2 })
  })

  test('time units are minutes, on the wall clock of the member', async () => {
    // 11:00 to 14:30 in UTC; in Berlin 12:00 to 15:30, where the morning is over at 12:00.
    const times = ['2026-03-02 11:00', '2026-03-02 14:30'] as const
    expect(await one(between('utc', ada, ...times))).toMatchObject({ duration: 210, workdayAbsenceDuration: 60 + 90, allowanceType: null })
    expect(await one(between('berlin', bob, ...times))).toMatchObject({ duration: 210, workdayAbsenceDuration: 150 })
    expect(await one(between('late', bob, '2026-03-02 15:00', '2026-03-02 17:00'))).toMatchObject({ duration: 120, workdayAbsenceDuration: 60 })
  })

  test('no allowance type when nothing is drawn, though the leave type names one', async () => {
    expect(await one(request('sick', ada, '2026-03-02', undefined, { leaveTypeId: sick.id }))).toMatchObject({ leaveType: sick, allowanceType: null })
  })

  test('everybody whom it names, once, as id, name, email and custom id', async () => {
    const named = request('named', ada, '2026-03-02', undefined, {
      creatorMemberId: boss.id, approvedByMemberId: boss.id,
      approvers: [{ id: id('entry'), memberId: olaf.id, status: 'APPROVED_BY_ANOTHER_MANAGER', predecessorId: null, reason: null, statusChangedAt: null, statusChangedByMemberId: boss.id }],
      representativeApprovers: [
        { id: id('stand in'), memberId: cleo.id, status: 'REPLACED', replacedToMemberId: bob.id, predecessorId: null, reason: null, statusChangedAt: null },
      ],
    })
    const { members, request: record } = await one(named)
    expect(record).toStrictEqual(named)
    expect(members).toStrictEqual([ada, boss, olaf, cleo, bob].map(({ id: memberId, name, email, customId }) => ({ id: memberId, name, email, customId })))
  })

  test('are the same in the list', async () => {
    const requests = [request('a', ada, '2026-05-22', '2026-05-26'), between('b', bob, '2026-06-01 06:00', '2026-06-01 15:00')]
    const list = valueOf(await listRequests(open(company({ requests })).ports, root.id, everything))
    expect(list).toStrictEqual([await one(requests[0]!), await one(requests[1]!)])
    expect(bavaria.days[0]!.date).toBe('2026-05-25')
  })
})

describe('GET /requests/{id}', () => {
  const requests = [request('hers', ada, '2026-03-02')]
  const ask = (caller: Member, requestId = id('hers')) => getRequest(open(company({ requests })).ports, caller.id, requestId)

  test.each([['an admin', root], ['a manager of one of her departments', boss], ['the member', ada]] as const)('D53: %s reads it', async (_, caller) => {
    expect(valueOf(await ask(caller)).request).toStrictEqual(requests[0])
  })

  test.each([['a colleague', bob], ['a manager of another department', olaf]] as const)('D53: %s is FORBIDDEN', async (_, caller) => {
    expect(failureOf(await ask(caller)).code).toBe('FORBIDDEN')
  })

  test('D6: an unknown request is NOT_FOUND for everybody, an unknown caller UNAUTHORIZED', async () => {
    for (const caller of [root, ada]) expect(failureOf(await ask(caller, id('none'))).code).toBe('NOT_FOUND')
    expect(failureOf(await ask(member('Nobody'))).code).toBe('UNAUTHORIZED')
    expect(failureOf(await ask(member('Nobody'), id('none'))).code).toBe('UNAUTHORIZED')
  })
})
