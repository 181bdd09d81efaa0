/** GET /requests_per_day: requests date by date (spec: List endpoints; decisions 3, 9, 13, 14, 53). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AbsenceRequest, Member } from '../../../../src/records'
import { type RequestOnDay, type RequestQuery, listRequests, listRequestsPerDay } from '../../../../src/services'
import { absences } from '../../../../src/testing'
import { ada, between, bob, boss, cleo, company, everything, failureOf, id, member, open, request, root, valueOf, window } from './given'

async function days(requests: readonly AbsenceRequest[], query: Partial<RequestQuery> = {}, caller: Member = root): Promise<RequestOnDay[]> {
  return valueOf(await listRequestsPerDay(open(company({ requests })).ports, caller.id, { ...everything, ...query }))
}

const datesOf = async (of: AbsenceRequest, start: string, end: string): Promise<string> =>
  (await days([of], { window: window(start, end) })).map(({ date, fullday }) => `${date.slice(5)}${fullday ? ' full' : ''}`).join(', ')

describe('D3: the same as the list, with day, month, weekday and fullday', () => {
  test('one element for each covered date, free days too; the durations are those of the whole request', async () => {
    const weekend = request('weekend', ada, '2026-02-27', '2026-03-02')
    const [details] = valueOf(await listRequests(open(company({ requests: [weekend] })).ports, root.id, everything))
    expect(details).toMatchObject({ duration: 4, workdayAbsenceDuration: 2 })
    expect(await days([weekend])).toStrictEqual([
      { ...details, date: '2026-02-27', day: 27, month: 2, weekday: 'friday', fullday: true },
      { ...details, date: '2026-02-28', day: 28, month: 2, weekday: 'saturday', fullday: true },
      { ...details, date: '2026-03-01', day: 1, month: 3, weekday: 'sunday', fullday: true },
      { ...details, date: '2026-03-02', day: 2, month: 3, weekday: 'monday', fullday: true },
    ])
  })

  test('leap days, the last day of a year and the other weekdays', async () => {
    const of = async (date: string) => (await days([request('one', ada, date)], { window: window(date, date) })).map(({ day, month, weekday }) => ({ day, month, weekday }))
    expect(await of('2028-02-29')).toStrictEqual([{ day: 29, month: 2, weekday: 'tuesday' }])
    expect(await of('2026-12-31')).toStrictEqual([{ day: 31, month: 12, weekday: 'thursday' }])
    expect(await of('2026-01-07')).toStrictEqual([{ day: 7, month: 1, weekday: 'wednesday' }])
  })
})

describe('fullday: both halves are covered', () => {
  test.each([
    ['2026-03-02', '2026-03-02', 'morning', 'lunchtime', '03-02'], ['2026-03-02', '2026-03-02', 'afternoon', 'end_of_day', '03-02'],
    ['2026-03-02', '2026-03-02', 'morning', 'end_of_day', '03-02 full'], ['2026-03-02', '2026-03-04', 'afternoon', 'lunchtime', '03-02, 03-03 full, 03-04'],
    ['2026-03-02', '2026-03-03', 'morning', 'lunchtime', '03-02 full, 03-03'], ['2026-03-02', '2026-03-03', 'afternoon', 'end_of_day', '03-02, 03-03 full'],
  ] as const)('%s to %s, %s to %s', async (start, end, startAt, endAt, expected) => {
    expect(await datesOf(request('days', ada, start, end, { startAt, endAt }), '2026-01-01', '2026-12-31')).toBe(expected)
  })

  test('time units: only from midnight to midnight', async () => {
    const all = ['2026-01-01', '2026-12-31'] as const
    expect(await datesOf(between('work', ada, '2026-03-02 08:00', '2026-03-02 17:00'), ...all)).toBe('03-02')
    expect(await datesOf(between('day', ada, '2026-03-02 00:00', '2026-03-03 00:00'), ...all)).toBe('03-02 full')
    expect(await datesOf(between('less', ada, '2026-03-02 00:00', '2026-03-02 23:59'), ...all)).toBe('03-02')
    expect(await datesOf(between('less', ada, '2026-03-02 00:01', '2026-03-03 00:00'), ...all)).toBe('03-02')
    expect(await datesOf(between('more', ada, '2026-03-01 12:00', '2026-03-03 12:00'), ...all)).toBe('03-01, 03-02 full, 03-03')
    // D13: halves of time units are not looked at.
    expect(await datesOf(between('halves', ada, '2026-03-02 00:00', '2026-03-03 00:00', { startAt: 'afternoon', endAt: 'lunchtime' }), ...all)).toBe('03-02 full')
  })

  test('D9: in Berlin, also where a date has 23 or 25 hours', async () => {
    const all = ['2026-01-01', '2026-12-31'] as const
    expect(await datesOf(between('winter', bob, '2026-03-01 23:00', '2026-03-02 23:00'), ...all)).toBe('03-02 full')
    expect(await datesOf(between('spring', bob, '2026-03-28 23:00', '2026-03-29 22:00'), ...all)).toBe('03-29 full')
    expect(await datesOf(between('autumn', bob, '2026-10-24 22:00', '2026-10-25 23:00'), ...all)).toBe('10-25 full')
    expect(await datesOf(between('short', bob, '2026-10-24 22:00', '2026-10-25 22:00'), ...all)).toBe('10-25')
    expect(await datesOf(between('utc', bob, '2026-03-02 00:00', '2026-03-03 00:00'), ...all)).toBe('03-02, 03-03')
  })
})

describe('only dates within the window', () => {
  const march = request('march', ada, '2026-02-20', '2026-03-20')

  test.each([
    ['2026-03-01', '2026-03-02', '03-01 full, 03-02 full'], ['2026-03-19', '2026-04-02', '03-19 full, 03-20 full'],
    ['2026-02-01', '2026-02-20', '02-20 full'], ['2026-03-21', '2026-04-01', ''],
    ['2026-03-02T12:00:00Z', '2026-03-03T00:00:00Z', '03-02 full, 03-03 full'], ['2026-03-02T12:00:00Z', '2026-03-02T23:59:59.999Z', '03-02 full'],
  ])('%s to %s', async (start, end, expected) => {
    expect(await datesOf(march, start, end)).toBe(expected)
  })

  test('D9, D13: of a night in Berlin, the date whose part of it lies in the window', async () => {
    // 22:00 on 2 March to 02:00 on 3 March in Berlin; midnight there is 23:00 in UTC.
    const night = between('night', bob, '2026-03-02 21:00', '2026-03-03 01:00')
    expect(await datesOf(night, '2026-03-01', '2026-03-05')).toBe('03-02, 03-03')
    expect(await datesOf(night, '2026-03-01', '2026-03-02T22:59:59.999Z')).toBe('03-02')
    expect(await datesOf(night, '2026-03-01', '2026-03-02T23:00:00.000Z')).toBe('03-02, 03-03')
    expect(await datesOf(night, '2026-03-02T23:00:00.000Z', '2026-03-05')).toBe('03-03')
    // All of it on 3 March in Berlin, all of it on 2 March in UTC.
    expect(await datesOf(between('hour', bob, '2026-03-02 23:00', '2026-03-02 23:45'), '2026-03-02', '2026-03-02')).toBe('03-03')
    expect(await datesOf(between('hour', bob, '2026-03-02 23:00', '2026-03-02 23:45'), '2026-03-03', '2026-03-03')).toBe('')
  })

  test('D9: west of UTC, a date that ends on the UTC date after it', async () => {
    // 22:00 to 23:00 on 2 March in Honolulu.
    const islander = { ...ada, timeZone: 'Pacific/Honolulu' }
    const evening = between('evening', islander, '2026-03-03 08:00', '2026-03-03 09:00')
    const { ports } = open(company({ requests: [evening], members: [root, islander] }))
    const query = { ...everything, window: window('2026-03-03', '2026-03-03') }
    expect(valueOf(await listRequestsPerDay(ports, root.id, query)).map(({ date }) => date)).toStrictEqual(['2026-03-02'])
  })
})

test('by date, then as in the list', async () => {
  const requests = [request('c', ada, '2026-03-02', '2026-03-04'), between('b', bob, '2026-03-03 08:00', '2026-03-03 09:00'), request('a', cleo, '2026-03-03'), request('d', cleo, '2026-03-01', '2026-03-02')]
  expect((await days(requests)).map(({ date, request: { id: of } }) => [date.slice(8), of])).toStrictEqual([
    ['01', id('d')], ['02', id('d')], ['02', id('c')], ['03', id('c')], ['03', id('a')], ['03', id('b')], ['04', id('c')],
  ])
})

describe('D53: the same people and refusals as in the list', () => {
  const requests = [request('a', ada, '2026-03-02'), request('b', bob, '2026-03-02', undefined, { status: 'DECLINED' }), request('c', cleo, '2026-03-02')]
  const ids = async (caller: Member, query: Partial<RequestQuery> = {}) => (await days(requests, query, caller)).map((one) => one.request.id)

  test('each role, a filter and a status', async () => {
    expect(await ids(root)).toStrictEqual(['a', 'b', 'c'].map(id))
    expect(await ids(boss)).toStrictEqual(['a', 'b'].map(id))
    expect(await ids(ada)).toStrictEqual([id('a')])
    expect(await ids(root, { memberIds: [cleo.id] })).toStrictEqual([id('c')])
    expect(await ids(root, { status: 'DECLINED' })).toStrictEqual([id('b')])
  })

  test('FORBIDDEN and UNAUTHORIZED', async () => {
    const refused = async (caller: Member) =>
      failureOf(await listRequestsPerDay(open(company({ requests })).ports, caller.id, { ...everything, memberIds: [cleo.id] })).code
    expect(await refused(boss)).toBe('FORBIDDEN')
    expect(await refused(member('Nobody'))).toBe('UNAUTHORIZED')
  })
})

test('a request has dates exactly when it is listed, each once, in any window', async () => {
  const instants = fc.integer({ min: 0, max: 4 * 96 }).map((quarters) => new Date(Date.UTC(2026, 9, 23) + quarters * 900_000).toISOString())
  const times = fc.oneof(
    absences('half_days', { min: '2026-10-23', max: '2026-10-26', maxDays: 3 }),
    fc.tuple(instants, instants).filter(([a, b]) => a !== b).map(([a, b]) => ({ start: a < b ? a : b, end: a < b ? b : a, startAt: 'morning', endAt: 'end_of_day' } as const)),
  )
  await fc.assert(fc.asyncProperty(times, instants, instants, async (absence, a, b) => {
    const requests = [request('one', bob, absence.start, absence.end, absence)]
    const query = { ...everything, window: { start: Date.parse(a < b ? a : b), end: Date.parse(a < b ? b : a) } }
    const { ports } = open(company({ requests }))
    const [list, perDay] = [valueOf(await listRequests(ports, root.id, query)), valueOf(await listRequestsPerDay(ports, root.id, query))]
    const dates = perDay.map(({ date }) => date)
    expect(dates.length > 0).toBe(list.length > 0)
    expect(new Set(dates).size).toBe(dates.length)
    for (const { date, fullday, ...details } of perDay) {
      expect(details).toMatchObject(list[0]!)
      expect(typeof fullday === 'boolean' && date >= '2026-10-23' && date <= '2026-10-28').toBe(true)
    }
  }), { numRuns: 200 })
})
