/** Decision 17: what hours and minutes are worth, in zones without a change of the clock. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Holiday, PlainDate } from '../../../src/records'
import { absences } from '../../../src/testing/schedules/absences'
import { holidayCalendars } from '../../../src/testing/schedules/holidayCalendars'
import { schedules } from '../../../src/testing/schedules/schedules'
import { calendar, day, everyDay, holidays, office, week, workdays } from '../schedule/given'
import { amounts, between, costs, timeTerms, timeUnits, total } from './given'
import { oracleMinutes } from './oracle'

const monday = '2026-03-02'
/** Monday 2 March in UTC. */
const at = (start: string, end: string) => between(`${monday}T${start}Z`, `${monday}T${end}Z`)

describe('decision 17: overlap with the enabled slots (08:00 to 12:00, 13:00 to 17:00)', () => {
  test.each([
    ['within the morning', '09:00', '11:00', 120],
    ['the whole morning', '08:00', '12:00', 240],
    ['over the lunch break, which does not count', '09:00', '15:00', 300],
    ['within the lunch break', '12:00', '13:00', 0],
    ['up to the first minute', '07:00', '08:00', 0],
    ['the first minute', '07:59', '08:01', 1],
    ['the last minute', '16:59', '17:01', 1],
    ['after work', '17:00', '20:00', 0],
    ['the last minute before the break', '11:59', '13:00', 1],
    ['the first minute after the break', '12:00', '13:01', 1],
    ['around all of it', '00:00', '23:59', 480],
    ['odd minutes', '09:07', '13:04', 177],
  ])('%s, %s to %s: %i', (_, start, end, minutes) => {
    expect(costs(at(start, end), timeTerms())).toEqual([[monday, minutes]])
  })

  test.each(timeUnits)('%s count the same whole minutes', (leaveUnit) => {
    expect(amounts(at('09:00', '15:00'), timeTerms({ leave: { leaveUnit } }))).toEqual([300])
  })

  test('decision 13: time units ignore startAt and endAt', () => {
    const halves = [{ startAt: 'morning', endAt: 'end_of_day' }, { startAt: 'morning', endAt: 'lunchtime' }, { startAt: 'afternoon', endAt: 'end_of_day' }] as const
    for (const half of halves) expect(amounts({ ...at('09:00', '15:00'), ...half }, timeTerms())).toEqual([300])
  })

  test('decision 15: only enabled slots: mornings only, afternoons only, none', () => {
    const worth = (am: string | null, pm: string | null) => amounts(at('00:00', '23:59'), timeTerms({ calendar: calendar([workdays(day(am, pm))]) }))
    expect([worth('08:00-12:00', null), worth(null, '13:00-17:00'), worth(null, null)]).toEqual([[240], [240], [0]])
  })

  test('decision 16 speaks of days: minutes stay minutes on a weekday that deducts a full day', () => {
    expect(amounts(at('09:00', '10:00'), timeTerms({ calendar: calendar([workdays(day('08:00-12:00', '13:00-17:00', true))]) }))).toEqual([60])
  })
})

describe('decision 17: holidays removed', () => {
  const worth = (part: Holiday['duration'], ignorePublicHolidays = false) =>
    total(at('09:00', '15:00'), timeTerms({ calendar: calendar([], holidays([monday, part])), leave: { ignorePublicHolidays } }))

  test('a morning takes the morning slot out: 120; an afternoon the other: 180; a full day both: 0', () => {
    expect([worth('morning'), worth('afternoon'), worth('full_day')]).toEqual([120, 180, 0])
  })

  test('decision 19: ignorePublicHolidays leaves them in', () => {
    expect([worth('morning', true), worth('afternoon', true), worth('full_day', true)]).toEqual([300, 300, 300])
  })

  test('a half is a slot, whatever its hours: an afternoon slot that begins at 11:00 is not taken out by a morning', () => {
    const of = calendar([workdays(day('06:00-10:30', '11:00-15:00'))], holidays([monday, 'morning']))
    expect(total(at('06:00', '15:00'), timeTerms({ calendar: of }))).toBe(240)
  })

  test('a holiday of the day before takes nothing', () => {
    expect(total(at('09:00', '15:00'), timeTerms({ calendar: calendar([], holidays(['2026-03-01', 'full_day'])) }))).toBe(300)
  })
})

describe('decision 17: over several days each day apart', () => {
  test('Monday 15:00 to Tuesday 10:00', () => {
    expect(costs(between('2026-03-02T15:00Z', '2026-03-03T10:00Z'), timeTerms())).toEqual([['2026-03-02', 120], ['2026-03-03', 120]])
  })

  test('Friday 16:00 to Monday 09:00, over a weekend off', () => {
    expect(costs(between('2026-03-06T16:00Z', '2026-03-09T09:00Z'), timeTerms())).toEqual([
      ['2026-03-06', 60], ['2026-03-07', 0], ['2026-03-08', 0], ['2026-03-09', 60],
    ])
  })

  test('the days between are whole, less their holidays', () => {
    const of = calendar([], holidays(['2026-03-03', 'afternoon'], ['2026-03-04', 'full_day']))
    expect(amounts(between('2026-03-02T10:00Z', '2026-03-05T10:00Z'), timeTerms({ calendar: of }))).toEqual([360, 240, 0, 120])
  })

  const nights = everyDay(day('00:00-04:00', '20:00-24:00'))

  test('over midnight: a slot through 24:00 and the next day\'s from 00:00', () => {
    expect(costs(between('2026-03-02T22:00Z', '2026-03-03T03:00Z'), timeTerms({ calendar: calendar([nights]) }))).toEqual([['2026-03-02', 120], ['2026-03-03', 180]])
  })

  test('an end at midnight belongs to the day before: the next date is not touched', () => {
    expect(costs(between('2026-03-02T22:00Z', '2026-03-03T00:00Z'), timeTerms({ calendar: calendar([nights]) }))).toEqual([['2026-03-02', 120]])
    expect(costs(between('2026-03-02T00:00Z', '2026-03-03T00:00Z'), timeTerms())).toEqual([['2026-03-02', 480]])
  })

  test('a start at midnight belongs to its own day', () => {
    expect(costs(between('2026-03-03T00:00Z', '2026-03-03T01:00Z'), timeTerms({ calendar: calendar([nights]) }))).toEqual([['2026-03-03', 60]])
  })

  test('over a change of schedule each date has its own slots', () => {
    const of = calendar([office, workdays(day('10:00-11:00', null), '2026-03-03')])
    expect(amounts(between('2026-03-02T09:00Z', '2026-03-04T10:30Z'), timeTerms({ calendar: of }))).toEqual([420, 60, 30])
  })

  test('before 1970', () => {
    // 31 December 1969 was a Wednesday
    expect(costs(between('1969-12-31T15:00Z', '1970-01-01T09:00Z'), timeTerms())).toEqual([['1969-12-31', 120], ['1970-01-01', 60]])
  })
})

describe('decision 17: in the member\'s zone', () => {
  test('Asia/Kathmandu, +05:45: 09:00 to 15:00 there', () => {
    expect(costs(between('2026-03-02T03:15Z', '2026-03-02T09:15Z'), timeTerms({ zone: 'Asia/Kathmandu' }))).toEqual([['2026-03-02', 300]])
  })

  test('Asia/Kathmandu: the same instants read on another clock cost something else', () => {
    const absence = between('2026-03-02T03:15Z', '2026-03-02T09:15Z')
    expect(amounts(absence, timeTerms({ zone: 'UTC' }))).toEqual([75])
    expect(amounts(absence, timeTerms({ zone: 'Europe/Berlin' }))).toEqual([135])
  })

  test('the date is that of the zone: Sunday evening in UTC is Monday morning in Auckland (+13)', () => {
    expect(costs(between('2026-03-01T19:00Z', '2026-03-01T21:00Z'), timeTerms({ zone: 'Pacific/Auckland' }))).toEqual([['2026-03-02', 120]])
  })

  test('and a Tuesday morning in UTC is still Monday in Honolulu (-10)', () => {
    expect(costs(between('2026-03-03T02:00Z', '2026-03-03T04:00Z'), timeTerms({ zone: 'Pacific/Honolulu' }))).toEqual([['2026-03-02', 60]])
  })

  test('holidays are those of the zone\'s date', () => {
    const of = calendar([], holidays([monday, 'full_day']))
    expect(amounts(between('2026-03-01T19:00Z', '2026-03-01T21:00Z'), timeTerms({ zone: 'Pacific/Auckland', calendar: of }))).toEqual([0])
    expect(amounts(between('2026-03-02T19:00Z', '2026-03-02T21:00Z'), timeTerms({ zone: 'Pacific/Auckland', calendar: of }))).toEqual([120])
  })
})

describe('any schedules, holidays, zone and absence', () => {
  const window = { min: '2026-02-20', max: '2026-04-10' }
  const facts = fc.record({
    versions: schedules(window), free: holidayCalendars(window),
    timeZone: fc.constantFrom('UTC', 'Asia/Kathmandu', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/St_Johns'),
    leave: fc.record({ leaveUnit: fc.constantFrom(...timeUnits), ignoreSchedule: fc.boolean(), ignorePublicHolidays: fc.boolean() }),
  })
  const absent = facts.chain((of) => fc.tuple(fc.constant(of), absences(of.leave.leaveUnit, { ...window, timeZone: of.timeZone, maxDays: 4 })))

  test('decisions 17, 18, 19: minute by minute as the oracle says', () => {
    fc.assert(fc.property(absent, ([{ versions, free, timeZone, leave }, absence]) => {
      const expected = oracleMinutes(absence, { schedules: versions, defaultSchedule: office, holidays: free, timeZone, leave })
      expect(costs(absence, timeTerms({ calendar: calendar(versions, free), zone: timeZone, leave })))
        .toEqual(expected.map(({ date, amount }): [PlainDate, number] => [date, amount]))
    }), { numRuns: 250 })
  })

  test('an absence cut in two at any whole minute costs as much as in one piece', () => {
    fc.assert(fc.property(absent, fc.nat(), ([{ versions, free, leave }, absence], cut) => {
      const of = timeTerms({ calendar: calendar(versions, free), leave })
      const [start, end] = [Date.parse(absence.start), Date.parse(absence.end)]
      const middle = new Date(start + 60_000 * (cut % ((end - start) / 60_000))).toISOString()
      const pieces = middle === absence.start ? [absence] : [{ ...absence, end: middle }, { ...absence, start: middle }]
      expect(pieces.reduce((sum, piece) => sum + total(piece, of), 0)).toBe(total(absence, of))
    }), { numRuns: 300 })
  })

  test('the example beside them: half a week with a lunch break each day', () => {
    const leave = { leaveUnit: 'minutes_1', ignoreSchedule: false, ignorePublicHolidays: false } as const
    const absence = between('2026-03-02T08:30Z', '2026-03-04T09:15Z')
    const of = { schedules: [week({ monday: day('08:00-12:00', '12:45-16:00'), wednesday: day('09:00-10:00', null) })], defaultSchedule: office, holidays: holidays(), timeZone: 'UTC', leave }
    expect(amounts(absence, timeTerms({ calendar: calendar(of.schedules) }))).toEqual([405, 0, 15])
    expect(oracleMinutes(absence, of).map(({ amount }) => amount)).toEqual([405, 0, 15])
  })
})
