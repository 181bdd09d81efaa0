/** Which dates an absence covers, and what each is worth where schedule and holidays are ignored: decisions 9, 13 and 19. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AbsenceTimes, absenceDays } from '../../../src/duration/absenceDays'
import type { LeaveUnit, PlainDate } from '../../../src/records'
import { workingCalendar } from '../../../src/schedule'
import { workweek } from '../../../src/testing/build/workweek'

const timeUnits = ['hours', 'minutes_30', 'minutes_15', 'minutes_10', 'minutes_5', 'minutes_1'] as const
const DAY_MS = 86_400_000

const dateOf = (day: number): PlainDate => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** A member of the usual week who has a holiday on each of these dates, all of which the leave type ignores. */
const ignored = (holidays: readonly PlainDate[] = []) =>
  workingCalendar([], workweek('00000000-0000-4000-8000-000000000001', '2020-01-01T00:00:00.000Z'),
    new Map(holidays.map((date) => [Date.parse(date) / DAY_MS, { am: true, pm: true }])))

/** [date, worth] of every date that costs something. */
function worths(absence: AbsenceTimes, leaveUnit: LeaveUnit, timeZone = 'UTC', holidays: readonly PlainDate[] = []): [PlainDate, number][] {
  const leaveType = { leaveUnit, ignoreSchedule: true, ignorePublicHolidays: true }
  return [...absenceDays(absence, { leaveType, calendar: ignored(holidays), timeZone })]
    .filter(({ amount }) => amount > 0)
    .map(({ date, amount }) => [dateOf(date), amount])
}

const days = (start: PlainDate, startAt: AbsenceTimes['startAt'], end: PlainDate, endAt: AbsenceTimes['endAt']): AbsenceTimes => ({ start, end, startAt, endAt })

/** Instants without seconds; halves that would say nothing at all, since time units ignore them (decision 13). */
const times = (start: string, end: string): AbsenceTimes => ({
  start: start.length === 17 ? `${start.slice(0, -1)}:00.000Z` : start, end: end.length === 17 ? `${end.slice(0, -1)}:00.000Z` : end,
  startAt: 'afternoon', endAt: 'lunchtime',
})

describe('decision 19: day units: half a day for each covered half', () => {
  test.each<[AbsenceTimes['startAt'], AbsenceTimes['endAt'], [PlainDate, number][]]>([
    ['morning', 'end_of_day', [['2026-06-30', 1]]],
    ['morning', 'lunchtime', [['2026-06-30', 0.5]]],
    ['afternoon', 'end_of_day', [['2026-06-30', 0.5]]],
    ['afternoon', 'lunchtime', []],
  ])('one date, %s to %s', (startAt, endAt, expected) => {
    for (const unit of ['days', 'half_days'] as const) {
      expect(worths(days('2026-06-30', startAt, '2026-06-30', endAt), unit)).toEqual(expected)
    }
  })

  test.each<[AbsenceTimes['startAt'], AbsenceTimes['endAt'], number, number]>([
    ['morning', 'end_of_day', 1, 1],
    ['morning', 'lunchtime', 1, 0.5],
    ['afternoon', 'end_of_day', 0.5, 1],
    ['afternoon', 'lunchtime', 0.5, 0.5],
  ])('two dates, %s to %s', (startAt, endAt, first, last) => {
    for (const unit of ['days', 'half_days'] as const) {
      expect(worths(days('2026-06-30', startAt, '2026-07-01', endAt), unit)).toEqual([['2026-06-30', first], ['2026-07-01', last]])
    }
  })

  test('over a year end', () => {
    expect(worths(days('2025-12-30', 'afternoon', '2026-01-02', 'lunchtime'), 'half_days'))
      .toEqual([['2025-12-30', 0.5], ['2025-12-31', 1], ['2026-01-01', 1], ['2026-01-02', 0.5]])
  })

  test('over the end of February, with and without a leap day', () => {
    expect(worths(days('2028-02-28', 'morning', '2028-03-01', 'end_of_day'), 'days')).toEqual([['2028-02-28', 1], ['2028-02-29', 1], ['2028-03-01', 1]])
    expect(worths(days('2026-02-28', 'morning', '2026-03-01', 'end_of_day'), 'days')).toEqual([['2026-02-28', 1], ['2026-03-01', 1]])
  })

  test('weekends and holidays count like any day', () => {
    // 2 May 2026 is a Saturday.
    expect(worths(days('2026-05-01', 'morning', '2026-05-04', 'lunchtime'), 'days', 'UTC', ['2026-05-01', '2026-05-04']))
      .toEqual([['2026-05-01', 1], ['2026-05-02', 1], ['2026-05-03', 1], ['2026-05-04', 0.5]])
  })

  test('decision 10: dates know no zone', () => {
    for (const zone of ['UTC', 'Pacific/Apia', 'America/New_York', 'Asia/Kathmandu']) {
      expect(worths(days('2011-12-29', 'morning', '2011-12-31', 'end_of_day'), 'days', zone))
        .toEqual([['2011-12-29', 1], ['2011-12-30', 1], ['2011-12-31', 1]])
    }
  })

  test('an absence that ends before it starts covers nothing', () => {
    expect(worths(days('2026-07-01', 'morning', '2026-06-30', 'end_of_day'), 'days')).toEqual([])
  })

  test('a long absence has a day for each date, less the halves at its ends', () => {
    const halves = fc.record({ startAt: fc.constantFrom('morning', 'afternoon'), endAt: fc.constantFrom('lunchtime', 'end_of_day') })
    fc.assert(fc.property(fc.integer({ min: -200_000, max: 200_000 }), fc.integer({ min: 0, max: 800 }), halves, (first, more, { startAt, endAt }) => {
      const covered = worths(days(dateOf(first), startAt, dateOf(first + more), endAt), 'half_days')
      const missing = (startAt === 'afternoon' ? 0.5 : 0) + (endAt === 'lunchtime' ? 0.5 : 0)
      expect(covered.reduce((sum, [, amount]) => sum + amount, 0)).toBe(more + 1 - missing)
      if (more > 0) expect(covered.map(([date]) => date)).toEqual(Array.from({ length: more + 1 }, (_, index) => dateOf(first + index)))
    }))
  })
})

describe('decision 19: time units: the minutes that pass on the member’s wall clock', () => {
  test.each<[string, string, string, AbsenceTimes, [PlainDate, number][]]>([
    ['a morning', 'Berlin', 'Europe/Berlin', times('2026-06-30T06:00Z', '2026-06-30T10:00Z'), [['2026-06-30', 240]]],
    ['over midnight', 'Berlin', 'Europe/Berlin', times('2026-06-30T20:00Z', '2026-07-01T00:30Z'), [['2026-06-30', 120], ['2026-07-01', 150]]],
    ['over midnight of UTC, but not of the member', 'New York', 'America/New_York', times('2026-06-30T23:00Z', '2026-07-01T03:00Z'), [['2026-06-30', 240]]],
    ['up to midnight', 'Berlin', 'Europe/Berlin', times('2026-06-30T20:00Z', '2026-06-30T22:00Z'), [['2026-06-30', 120]]],
    ['from midnight', 'Berlin', 'Europe/Berlin', times('2026-06-30T22:00Z', '2026-06-30T22:01Z'), [['2026-07-01', 1]]],
    ['a whole day', 'Berlin', 'Europe/Berlin', times('2026-06-29T22:00Z', '2026-06-30T22:00Z'), [['2026-06-30', 1440]]],
    ['three days over a year end', 'Kathmandu', 'Asia/Kathmandu', times('2025-12-30T18:00Z', '2026-01-01T18:30Z'),
      [['2025-12-30', 15], ['2025-12-31', 1440], ['2026-01-01', 1440], ['2026-01-02', 15]]],
    ['over the leap day', 'UTC', 'UTC', times('2028-02-28T12:00Z', '2028-03-01T12:00Z'), [['2028-02-28', 720], ['2028-02-29', 1440], ['2028-03-01', 720]]],
  ])('%s, in %s', (_, __, zone, absence, expected) => {
    for (const unit of timeUnits) expect(worths(absence, unit, zone), unit).toEqual(expected)
  })

  test.each<[string, AbsenceTimes, [PlainDate, number][]]>([
    // 29 March 2026: at 02:00 the clock goes to 03:00.
    ['over the gap: one hour passes, the clock shows two', times('2026-03-29T00:30Z', '2026-03-29T01:30Z'), [['2026-03-29', 120]]],
    ['up to the gap', times('2026-03-29T00:00Z', '2026-03-29T01:00Z'), [['2026-03-29', 120]]],
    ['from the gap', times('2026-03-29T01:00Z', '2026-03-29T02:00Z'), [['2026-03-29', 60]]],
    ['the short day as a whole', times('2026-03-28T23:00Z', '2026-03-29T22:00Z'), [['2026-03-29', 1440]]],
    ['from the evening before to the morning after', times('2026-03-28T22:00Z', '2026-03-30T06:00Z'), [['2026-03-28', 60], ['2026-03-29', 1440], ['2026-03-30', 480]]],
    // 25 October 2026: at 03:00 the clock goes back to 02:00.
    ['over the overlap: three hours pass, the clock shows two', times('2026-10-24T23:30Z', '2026-10-25T02:30Z'), [['2026-10-25', 120]]],
    ['the long day as a whole', times('2026-10-24T22:00Z', '2026-10-25T23:00Z'), [['2026-10-25', 1440]]],
    ['within the first of the two hours', times('2026-10-25T00:15Z', '2026-10-25T00:45Z'), [['2026-10-25', 30]]],
    ['within the second of the two hours', times('2026-10-25T01:15Z', '2026-10-25T01:45Z'), [['2026-10-25', 30]]],
    ['from a time to the same time an hour later', times('2026-10-25T00:30Z', '2026-10-25T01:30Z'), []],
    ['from a time to an earlier one an hour later', times('2026-10-25T00:45Z', '2026-10-25T01:15Z'), []],
    ['from a time to a later one an hour later', times('2026-10-25T00:15Z', '2026-10-25T01:45Z'), [['2026-10-25', 30]]],
  ])('when the clock changes in Berlin: %s', (_, absence, expected) => {
    expect(worths(absence, 'minutes_1', 'Europe/Berlin')).toEqual(expected)
  })

  test('seconds are ignored at both ends', () => {
    expect(worths(times('2026-06-30T06:00:59.999Z', '2026-06-30T06:01:00.000Z'), 'minutes_1')).toEqual([['2026-06-30', 1]])
    expect(worths(times('2026-06-30T06:00:00.000Z', '2026-06-30T06:00:59.999Z'), 'minutes_1')).toEqual([])
    expect(worths(times('2026-06-30T06:00:30.000Z', '2026-06-30T07:00:30.000Z'), 'minutes_1')).toEqual([['2026-06-30', 60]])
    expect(worths(times('2026-06-30T23:59:30.000Z', '2026-07-01T00:00:30.000Z'), 'minutes_1')).toEqual([['2026-06-30', 1]])
  })

  test('without length, or reversed, an absence is worth nothing', () => {
    expect(worths(times('2026-06-30T06:00Z', '2026-06-30T06:00Z'), 'hours')).toEqual([])
    expect(worths(times('2026-06-30T06:00Z', '2026-06-30T05:00Z'), 'hours')).toEqual([])
    expect(worths(times('2026-07-01T06:00Z', '2026-06-30T06:00Z'), 'hours')).toEqual([])
  })

  test('nights, weekends and holidays count like any time', () => {
    // Saturday evening to Monday morning.
    expect(worths(times('2026-05-02T18:00Z', '2026-05-04T06:00Z'), 'hours', 'UTC', ['2026-05-03', '2026-05-04']))
      .toEqual([['2026-05-02', 360], ['2026-05-03', 1440], ['2026-05-04', 360]])
  })

  test('in UTC the minutes are those that pass, day by day', () => {
    const minutes = fc.integer({ min: 0, max: 60_000_000 })
    fc.assert(fc.property(minutes, fc.integer({ min: 0, max: 20_000 }), (from, length) => {
      const covered = worths(times(new Date(from * 60_000).toISOString(), new Date((from + length) * 60_000).toISOString()), 'minutes_1')
      const expected = new Map<PlainDate, number>()
      for (let minute = from; minute < from + length; ) {
        const end = Math.min(from + length, (Math.floor(minute / 1440) + 1) * 1440)
        expected.set(dateOf(Math.floor(minute / 1440)), end - minute)
        minute = end
      }
      expect(covered).toEqual([...expected])
      expect(covered.reduce((sum, [, amount]) => sum + amount, 0)).toBe(length)
    }))
  })
})

describe('what a record promises', () => {
  test('a date that does not exist is a programmer error that names it', () => {
    expect(() => worths(days('2026-06-31', 'morning', '2026-07-01', 'end_of_day'), 'days')).toThrow('got "2026-06-31"')
    expect(() => worths(days('2026-06-30', 'morning', '2026-06-31', 'end_of_day'), 'days')).toThrow('got "2026-06-31"')
  })

  test('so is an instant that does not, and a zone', () => {
    expect(() => worths(times('2026-06-30T25:00:00.000Z', '2026-07-01T00:00:00.000Z'), 'hours')).toThrow('got "2026-06-30T25:00:00.000Z"')
    expect(() => worths(times('2026-06-30T06:00Z', '2026-06-30T07:00Z'), 'hours', 'Europe/Atlantis')).toThrow('"Europe/Atlantis"')
  })
})
