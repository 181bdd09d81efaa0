/** Decision 38: which of a member's own requests are in the way of an absence, date by date. */
import { describe, expect, test } from 'vitest'
import { ownConflicts } from '../../../../src/requests/ownConflicts'
import { afternoons, calendar, day, everyDay } from '../../schedule/given'
import { type Halves, between, dates, oneDay } from '../../duration/given'
import { conflicting, inConflict, proposed, request } from './given'

const monday = '2026-03-02'
const clock = (start: string, end: string) => between(`${monday}T${start}Z`, `${monday}T${end}Z`)

describe('D38: halves conflict only with the same half', () => {
  test.each<[Halves, Halves, boolean]>([
    ['am', 'am', true],
    ['pm', 'pm', true],
    ['am', 'pm', false],
    ['am', 'both', true],
    ['pm', 'both', true],
    ['both', 'both', true],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(inConflict(oneDay(monday, one), oneDay(monday, other))).toBe(expected)
    expect(inConflict(oneDay(monday, one), oneDay(monday, other), { calendar: calendar([everyDay(afternoons)]), zone: 'Asia/Tokyo' })).toBe(expected)
  })

  test('also on a Sunday that is not worked, and on days on which the clock changes', () => {
    for (const date of ['2026-03-29', '2026-10-25']) {
      expect(inConflict(oneDay(date, 'am'), oneDay(date, 'pm'), { zone: 'Europe/Berlin' })).toBe(false)
      expect(inConflict(oneDay(date, 'am'), oneDay(date, 'am'), { zone: 'Europe/Berlin' })).toBe(true)
    }
  })

  test('the halves within a longer absence: its first morning and its last afternoon are free', () => {
    const long = dates('2026-03-02', '2026-03-04', 'afternoon', 'lunchtime')
    expect(inConflict(long, oneDay('2026-03-02', 'am'))).toBe(false)
    expect(inConflict(long, oneDay('2026-03-02', 'pm'))).toBe(true)
    expect(inConflict(long, oneDay('2026-03-03', 'am'))).toBe(true)
    expect(inConflict(long, oneDay('2026-03-04', 'am'))).toBe(true)
    expect(inConflict(long, oneDay('2026-03-04', 'pm'))).toBe(false)
  })
})

describe('D38: a time request conflicts where it overlaps the covered halves', () => {
  const until13 = calendar([everyDay(day('08:00-13:00', '14:00-18:00'))])
  const pmOnly = calendar([everyDay(afternoons)])
  test.each([
    ['office week', calendar(), '09:00', '11:00', true, false],
    ['office week', calendar(), '11:00', '12:00', true, false],
    ['office week', calendar(), '12:00', '13:00', false, true],
    ['office week', calendar(), '11:59', '12:01', true, true],
    ['office week, before work', calendar(), '00:00', '06:00', true, false],
    ['office week, after work', calendar(), '18:00', '23:59', false, true],
    ['am slot until 13:00', until13, '12:00', '13:00', true, false],
    ['am slot until 13:00', until13, '13:00', '13:30', false, true],
    ['am slot until 13:00', until13, '12:59', '13:01', true, true],
    ['am slot not enabled', pmOnly, '11:00', '12:00', true, false],
    ['am slot not enabled', pmOnly, '12:00', '12:30', false, true],
    ['am slot not enabled', pmOnly, '00:00', '01:00', true, false],
  ])('%s, %s', (_, of, start, end, am, pm) => {
    expect(inConflict(clock(start, end), oneDay(monday, 'am'), { calendar: of })).toBe(am)
    expect(inConflict(clock(start, end), oneDay(monday, 'pm'), { calendar: of })).toBe(pm)
    expect(inConflict(clock(start, end), oneDay(monday), { calendar: of })).toBe(true)
  })

  test("D9: on the member's clock", () => {
    const place = { zone: 'America/New_York' }
    expect(inConflict(clock('16:00', '17:00'), oneDay(monday, 'am'), place)).toBe(true)
    expect(inConflict(clock('17:00', '18:00'), oneDay(monday, 'am'), place)).toBe(false)
    expect(inConflict(clock('04:00', '05:00'), oneDay(monday), place)).toBe(false)
  })

  test('D12: on days on which the clock changes', () => {
    const inBerlin = { zone: 'Europe/Berlin' }
    expect(inConflict(between('2026-03-29T09:59Z', '2026-03-29T10:00Z'), oneDay('2026-03-29', 'am'), inBerlin)).toBe(true)
    expect(inConflict(between('2026-03-29T10:00Z', '2026-03-29T11:00Z'), oneDay('2026-03-29', 'am'), inBerlin)).toBe(false)
    expect(inConflict(between('2026-10-25T10:00Z', '2026-10-25T11:00Z'), oneDay('2026-10-25', 'am'), inBerlin)).toBe(true)
    expect(inConflict(between('2026-10-25T10:00Z', '2026-10-25T11:00Z'), oneDay('2026-10-25', 'pm'), inBerlin)).toBe(false)
    expect(inConflict(between('2026-09-06T03:00Z', '2026-09-06T04:00Z'), oneDay('2026-09-06'), { zone: 'America/Santiago' })).toBe(false)
    expect(inConflict(between('2026-09-06T04:00Z', '2026-09-06T04:01Z'), oneDay('2026-09-06'), { zone: 'America/Santiago' })).toBe(true)
    expect(inConflict(between('2026-10-29T21:00Z', '2026-10-29T22:00Z'), oneDay('2026-10-29', 'pm'), { zone: 'Africa/Cairo' })).toBe(true)
    expect(inConflict(between('2026-10-29T21:00Z', '2026-10-29T22:00Z'), oneDay('2026-10-30', 'am'), { zone: 'Africa/Cairo' })).toBe(false)
  })
})

describe('D38: touching ends do not overlap', () => {
  test.each([
    ['times', clock('09:00', '10:00'), clock('10:00', '11:00')],
    ['dates', dates('2026-03-02', '2026-03-03'), dates('2026-03-04', '2026-03-05')],
    ['a morning and the time after it', oneDay(monday, 'am'), clock('12:00', '12:01')],
    ['a time until midnight and the next date', clock('23:00', '24:00'), oneDay('2026-03-03')],
  ])('%s', (_, one, other) => {
    expect(inConflict(one, other)).toBe(false)
  })

  test('a minute in common is an overlap', () => {
    expect(inConflict(clock('09:00', '10:01'), clock('10:00', '11:00'))).toBe(true)
    expect(inConflict(clock('09:00', '10:00'), clock('09:00', '10:00'))).toBe(true)
    expect(inConflict(clock('09:00', '12:00'), clock('10:00', '10:01'))).toBe(true)
  })

  test('an absence without any time overlaps nothing', () => {
    expect(inConflict(clock('10:00', '10:00'), oneDay(monday))).toBe(false)
    expect(inConflict(clock('10:00', '10:00'), clock('10:00', '10:00'))).toBe(false)
    expect(inConflict(dates(monday, monday, 'afternoon', 'lunchtime'), dates('2026-03-01', '2026-03-03'))).toBe(false)
  })
})

describe('D38: only pending and approved requests', () => {
  test.each([['PENDING', 1], ['APPROVED', 1], ['DECLINED', 0], ['CANCELED', 0]] as const)('%s', (status, count) => {
    expect(conflicting([oneDay(monday)], [request('other', oneDay(monday), { status })])).toHaveLength(count)
  })
})

describe('spec, preview: `conflicts` has the dates of the proposal that are not free', () => {
  test('each with all that is known of the other requests', () => {
    const others = [
      request('known', oneDay(monday, 'am'), { status: 'PENDING', leaveTypeId: 'vacation' }),
      request('unknown', clock('08:00', '13:00'), { leaveTypeId: 'gone' }),
    ]
    expect(ownConflicts(proposed([oneDay(monday)]), others, [{ id: 'vacation', name: 'Vacation' }], calendar(), 'UTC')).toEqual([{
      date: monday,
      conflictsWith: [
        { requestId: 'known', start: monday, end: monday, status: 'PENDING', leaveTypeName: 'Vacation' },
        { requestId: 'unknown', start: '2026-03-02T08:00:00.000Z', end: '2026-03-02T13:00:00.000Z', status: 'APPROVED', leaveTypeName: null },
      ],
    }])
  })

  test('a series: only the occurrences in conflict, in order', () => {
    const series = ['2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23'].map((date) => oneDay(date, 'am'))
    const others = [
      request('last', oneDay('2026-03-23')), request('between', dates('2026-03-10', '2026-03-15')),
      request('afternoon', oneDay('2026-03-16', 'pm')), request('second', clock('00:00', '00:01')),
      request('first', dates('2026-02-27', '2026-03-02')),
    ]
    expect(conflicting(series, others)).toEqual([['2026-03-02', ['first', 'second']], ['2026-03-23', ['last']]])
  })

  test('a long request that began before, with a short one inside and one after it', () => {
    const others = [
      request('short', oneDay('2026-03-03')), request('long', dates('2025-03-01', '2026-03-04', 'afternoon')),
      request('next', clock('00:00', '24:00')), request('after', oneDay('2026-03-05', 'pm')), request('ended', dates('2026-01-01', '2026-03-01')),
    ]
    expect(conflicting([dates('2026-03-02', '2026-03-06', 'morning', 'lunchtime')], others)).toEqual([
      ['2026-03-02', ['long', 'next']], ['2026-03-03', ['long', 'short']], ['2026-03-04', ['long']], ['2026-03-05', ['after']],
    ])
  })

  test('the others by start, then by id', () => {
    const others = [
      request('b', oneDay(monday)), request('c', dates('2026-03-01', monday)), request('a', dates(monday, '2026-03-03')),
      request('0', oneDay(monday, 'pm')), request('d', clock('00:00', '02:00')), request('e', clock('08:00', '09:00')),
    ]
    expect(conflicting([oneDay(monday)], others)).toEqual([[monday, ['c', 'a', 'b', 'd', 'e', '0']]])
    expect(conflicting([oneDay(monday)], [...others].reverse())).toEqual([[monday, ['c', 'a', 'b', 'd', 'e', '0']]])
  })

  test('a request over the whole year of a daily series is told on each date', () => {
    const days = [dates('2026-01-01', '2026-12-31')]
    const found = conflicting(days, [request('year', dates('2020-01-01', '2030-01-01'))])
    expect([found.length, found[0]![0], found.at(-1)![0]]).toEqual([365, '2026-01-01', '2026-12-31'])
  })

  test('nothing proposed, or no requests: nothing', () => {
    expect(conflicting([], [request('other', oneDay(monday))])).toEqual([])
    expect(conflicting([oneDay(monday)], [])).toEqual([])
  })
})
