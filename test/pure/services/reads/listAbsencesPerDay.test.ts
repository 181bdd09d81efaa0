/** GET /absences_per_day: who is away on which date, and why (spec: List endpoints; decisions 3, 9, 13, 53). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Ports } from '../../../../src/ports'
import type { AbsenceRequest, Member, WorkspaceSnapshot } from '../../../../src/records'
import { type AbsenceOnDay, type AbsenceQuery, listAbsencesPerDay, listRequests } from '../../../../src/services'
import { absences } from '../../../../src/testing'
import { holidays } from '../../schedule/given'
import {
  ada, annual, back, bavaria, between, bob, boss, cleo, company, dan, doctor, everything, failureOf, id, member, olaf, open, request, root, sales, sick,
  vacation, valueOf, window, workshop,
} from './given'

async function away(some: Partial<WorkspaceSnapshot>, query: Partial<AbsenceQuery> = {}, caller: Member = root): Promise<AbsenceOnDay[]> {
  return valueOf(await listAbsencesPerDay(open(company(some)).ports, caller.id, { ...everything, ...query }))
}

const march = { window: window('2026-03-01', '2026-03-31') }

/** `03-02 morning-end_of_day 1/0.5`: calendar and working time of each date. */
const partsOf = (list: readonly AbsenceOnDay[]): string[] => list.flatMap(({ date, startAt, endAt, request: part }) =>
  part === null ? [] : [`${date.slice(5)} ${startAt}-${endAt} ${part.duration}/${part.workdayAbsenceDuration}`])

describe('D3: a request', () => {
  test('is an element with member, date, times and what the request means on that date', async () => {
    expect(await away({ requests: [request('one', bob, '2026-03-02')] }, march)).toStrictEqual([{
      type: 'request', memberId: bob.id, date: '2026-03-02', startAt: 'morning', endAt: 'end_of_day', holiday: null,
      request: { id: id('one'), duration: 1, workdayAbsenceDuration: 1, status: 'APPROVED', leaveType: vacation, allowanceType: annual, takesFromAllowance: true },
    }])
  })

  test('names no allowance type when nothing is drawn', async () => {
    const [one] = await away({ requests: [request('one', bob, '2026-03-02', undefined, { leaveTypeId: sick.id })] }, march)
    expect(one?.request).toMatchObject({ leaveType: sick, takesFromAllowance: false, allowanceType: null })
  })

  test('both durations are those of the date: half days, free days and holidays', async () => {
    const whitsun = request('whitsun', ada, '2026-05-22', '2026-05-26', { startAt: 'afternoon', endAt: 'lunchtime' })
    expect(partsOf(await away({ requests: [whitsun] }, { window: window('2026-05-01', '2026-05-31') }))).toStrictEqual([
      '05-22 afternoon-end_of_day 0.5/0.5', '05-23 morning-end_of_day 1/0', '05-24 morning-end_of_day 1/0',
      '05-25 morning-end_of_day 1/0', '05-26 morning-lunchtime 0.5/0.5',
    ])
  })

  test('a half holiday takes its half; a single half is its own', async () => {
    const december = { window: window('2026-12-01', '2027-01-31') }
    expect(partsOf(await away({ requests: [request('eve', ada, '2026-12-24')] }, december))).toStrictEqual(['12-24 morning-end_of_day 1/0.5'])
    const lunch = request('lunch', ada, '2026-12-24', undefined, { endAt: 'lunchtime' })
    expect(partsOf(await away({ requests: [lunch] }, december))).toStrictEqual(['12-24 morning-lunchtime 0.5/0.5'])
    const after = request('after', ada, '2026-12-24', undefined, { startAt: 'afternoon' })
    expect(partsOf(await away({ requests: [after] }, december))).toStrictEqual(['12-24 afternoon-end_of_day 0.5/0'])
  })

  test('D13: time units in minutes of each date of the member, reported as morning to end_of_day', async () => {
    // 14:00 on Monday to 10:00 on Tuesday in Berlin.
    const night = between('night', bob, '2026-03-02 13:00', '2026-03-03 09:00', { startAt: 'afternoon', endAt: 'lunchtime' })
    expect(partsOf(await away({ requests: [night] }, march))).toStrictEqual(['03-02 morning-end_of_day 600/180', '03-03 morning-end_of_day 600/120'])
    expect((await away({ requests: [night] }, march))[0]?.request?.leaveType).toStrictEqual(doctor)
  })

  test('D19: between two times that the clock of the member shows as one, nothing', async () => {
    // 23:30 on 17 February 2018 in São Paulo, and again an hour later: at midnight the clock went back.
    const paulista = { ...bob, timeZone: 'America/Sao_Paulo' }
    const hour = between('hour', paulista, '2018-02-18 01:30', '2018-02-18 02:30')
    const list = await away({ requests: [hour], members: [root, paulista] }, { window: window('2018-02-01', '2018-02-28') })
    expect(partsOf(list)).toStrictEqual(['02-17 morning-end_of_day 0/0'])
  })

  test('only the dates within the window', async () => {
    const long = request('long', bob, '2026-02-01', '2026-04-30')
    expect((await away({ requests: [long] }, { window: window('2026-02-28', '2026-03-01') })).map(({ date }) => date)).toStrictEqual(['2026-02-28', '2026-03-01'])
    const halves = { ...long, startAt: 'afternoon', endAt: 'lunchtime' } as const
    expect(partsOf(await away({ requests: [halves] }, { window: window('2026-02-28', '2026-03-02') })).map((part) => part.slice(6, 24))).toStrictEqual(Array(3).fill('morning-end_of_day'))
  })

  test('pending and approved ones only', async () => {
    const requests = (['PENDING', 'APPROVED', 'DECLINED', 'CANCELED'] as const).map((status) => request(status, bob, '2026-03-02', undefined, { status }))
    expect((await away({ requests }, march)).map((one) => one.request?.status)).toStrictEqual(['APPROVED', 'PENDING'])
  })

  test('also outside of employment, when it was made before', async () => {
    expect(await away({ requests: [request('one', dan, '2026-03-02')] }, march)).toHaveLength(1)
  })
})

describe('D3: a public holiday', () => {
  test('is an element of everybody who has that calendar, with the record', async () => {
    expect(await away({}, { window: window('2026-05-01', '2026-05-31') })).toStrictEqual([{
      type: 'public_holiday', memberId: ada.id, date: '2026-05-25', startAt: 'morning', endAt: 'end_of_day', request: null, holiday: bavaria.days[0],
    }])
  })

  test('half ones are mornings or afternoons', async () => {
    const winter = await away({}, { window: window('2026-12-01', '2027-01-31') })
    expect(winter.map(({ date, startAt, endAt }) => [date, startAt, endAt])).toStrictEqual([
      ['2026-12-24', 'afternoon', 'end_of_day'], ['2027-01-01', 'morning', 'lunchtime'],
    ])
  })

  test.each([
    ['2026-05-25', '2026-05-25', 1], ['2026-05-26', '2026-06-30', 0], ['2026-05-01', '2026-05-24', 0],
    ['2026-05-01', '2026-05-24T23:59:59.999Z', 0], ['2026-05-01', '2026-05-25T00:00:00.000Z', 1], ['2026-05-25T23:59:59.999Z', '2026-06-01', 1],
  ])('window %s to %s: %i', async (start, end, count) => {
    expect(await away({}, { window: window(start, end) })).toHaveLength(count)
    const employed = { ...ada, employmentStartDate: '2020-01-01', employmentEndDate: '2030-12-31' }
    expect(await away({ members: [root, employed] }, { window: window(start, end) })).toHaveLength(count)
  })

  test.each<[string, Partial<Member>, number]>([
    ['since ever, still', {}, 1], ['from that date', { employmentStartDate: '2026-05-25' }, 1], ['from the next', { employmentStartDate: '2026-05-26' }, 0],
    ['until that date', { employmentEndDate: '2026-05-25' }, 1], ['until the day before', { employmentEndDate: '2026-05-24' }, 0],
    ['archived, but employed on it', { employmentEndDate: '2026-05-31', status: 'ARCHIVED' }, 1], ['without a calendar', { holidayCalendarId: null }, 0],
  ])('while employed: %s', async (_, some, count) => {
    expect(await away({ members: [root, { ...ada, ...some }] }, { window: window('2026-05-01', '2026-05-31') })).toHaveLength(count)
  })
})

test('by date, member, requests before holidays, then by id', async () => {
  const { days } = holidays(['2026-03-03', 'morning'], ['2026-03-03', 'afternoon'])
  // Their ids come before those of all requests.
  const free = { ...bavaria, days: days.map((day) => ({ ...day, id: `00 ${day.duration}` })) }
  const requests = [request('z', ada, '2026-03-02', '2026-03-03'), request('y', ada, '2026-03-03'), request('x', cleo, '2026-03-02'), request('w', cleo, '2026-03-03')]
  const list = await away({ requests, holidayCalendars: [free] }, march)
  expect(list.map(({ date, memberId, request: part, holiday }) => [date.slice(8), memberId, part?.id ?? holiday?.duration])).toStrictEqual([
    ['02', ada.id, id('z')], ['02', cleo.id, id('x')],
    ['03', ada.id, id('y')], ['03', ada.id, id('z')], ['03', ada.id, 'afternoon'], ['03', ada.id, 'morning'], ['03', cleo.id, id('w')],
  ])
})

describe('D53: whose', () => {
  const all = [root, olaf, dan, cleo, boss, bob, ada]
  const requests = all.map((of) => request(of.name, of, '2026-03-02'))

  async function names(caller: Member, query: Partial<AbsenceQuery> = {}): Promise<string> {
    const result = await listAbsencesPerDay(open(company({ requests })).ports, caller.id, { ...everything, ...march, ...query })
    return result.ok ? result.value.map(({ memberId }) => all.find((of) => of.id === memberId)!.name).join(' ') : result.failure.code
  }

  test.each<[string, Member, Partial<AbsenceQuery>, string]>([
    ['an admin', root, {}, 'Ada Bob Boss Cleo Dan Olaf Root'], ['a manager', boss, {}, 'Ada Bob Boss Dan'], ['a member', bob, {}, 'Bob'],
    ['an admin, narrowed', root, { memberIds: [ada.id, cleo.id], departmentIds: [sales.id] }, 'Ada'],
    ['a manager, narrowed', boss, { departmentIds: [sales.id] }, 'Ada Bob'], ['a manager, another department', boss, { departmentIds: [back.id] }, 'FORBIDDEN'],
    ['a member, a colleague', bob, { memberIds: [ada.id] }, 'FORBIDDEN'], ['unknown ids', root, { memberIds: [id('nobody')] }, ''],
    ['an unknown caller', member('Nobody'), {}, 'UNAUTHORIZED'],
  ])('%s', async (_, caller, query, expected) => {
    expect(await names(caller, query)).toBe(expected)
  })
})

describe('everybody once', () => {
  const may = { window: window('2026-05-01', '2026-05-31') }

  test('a manager who belongs to a department that they manage', async () => {
    const playing = { ...boss, departmentIds: [sales.id], holidayCalendarId: bavaria.id }
    expect((await away({ members: [playing] }, may, playing)).map(({ memberId }) => memberId)).toStrictEqual([boss.id])
  })

  test('a member of two of the departments', async () => {
    expect(await away({}, { ...may, departmentIds: [sales.id, workshop.id] })).toHaveLength(1)
  })

  test('a member who is named twice, of a store that answers each id that is asked for', async () => {
    const { ports } = open(company())
    const literal: Ports = {
      ...ports,
      unitOfWork: {
        ...ports.unitOfWork,
        read: (work) => ports.unitOfWork.read((stores) => work({
          ...stores,
          members: { ...stores.members, byIds: async (ids) => (await Promise.all(ids.map(stores.members.byId))).filter((one) => one !== null) },
        })),
      },
    }
    expect(valueOf(await listAbsencesPerDay(literal, root.id, { ...everything, ...may, memberIds: [ada.id, ada.id] }))).toHaveLength(1)
  })
})

test('an admin pages over everybody, once each, and nobody else does', async () => {
  const members = [root, ...Array.from({ length: 1000 }, (_, n) => member(`m${n}`, { holidayCalendarId: bavaria.id }))]
  const { ports, queries } = open(company({ members }))
  const list = valueOf(await listAbsencesPerDay(ports, root.id, { ...everything, window: window('2026-05-01', '2026-05-31') }))
  expect(list.map(({ memberId }) => memberId)).toStrictEqual(members.slice(1).map((of) => of.id).sort())
  expect(queries.filter((query) => query === 'requests.ofMembersWithin').length).toBeGreaterThan(1)
  expect(queries).not.toContain('requests.within')

  const narrowed = open(company())
  failureOf(await listAbsencesPerDay(narrowed.ports, boss.id, { ...everything, memberIds: [cleo.id] }))
  await listAbsencesPerDay(narrowed.ports, boss.id, everything)
  await listAbsencesPerDay(narrowed.ports, root.id, { ...everything, departmentIds: [sales.id] })
  expect(narrowed.queries).not.toContain('members.page')
})

test('D3: the dates of a request add up to its durations', async () => {
  const times = fc.oneof(
    absences('half_days', { min: '2026-05-18', max: '2026-05-31' }),
    absences('minutes_15', { min: '2026-10-20', max: '2026-10-30', timeZone: 'Europe/Berlin' }),
  )
  const berliner = { ...ada, timeZone: 'Europe/Berlin' }
  await fc.assert(fc.asyncProperty(times, async (absence) => {
    const requests: AbsenceRequest[] = [request('one', berliner, absence.start, absence.end, absence)]
    const { ports } = open(company({ requests, members: [root, berliner] }))
    const [details] = valueOf(await listRequests(ports, root.id, everything))
    const parts = valueOf(await listAbsencesPerDay(ports, root.id, everything)).flatMap((one) => one.request ?? [])
    const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
    expect(sum(parts.map(({ duration }) => duration))).toBe(details?.duration)
    expect(sum(parts.map(({ workdayAbsenceDuration }) => workdayAbsenceDuration))).toBe(details?.workdayAbsenceDuration)
  }), { numRuns: 150 })
})
