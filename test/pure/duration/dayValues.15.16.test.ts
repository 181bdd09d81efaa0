/** Decisions 15 and 16: what a day or a half of it is worth. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Holiday, ScheduleDay } from '../../../src/records'
import { plainDates } from '../../../src/testing'
import { absences } from '../../../src/testing/schedules/absences'
import { holidayCalendars } from '../../../src/testing/schedules/holidayCalendars'
import { schedules } from '../../../src/testing/schedules/schedules'
import { afternoons, calendar, day, dayOff, fullDay, holidays, mornings, office, workdays } from '../schedule/given'
import { type Halves, amounts, costs, dates, dayUnits, oneDay, terms, total } from './given'
import { oracleDays, scheduleOn, weekdayOf } from './oracle'

const monday = '2026-03-02'

type HolidayPart = 'none' | Holiday['duration']

const holidayParts: readonly HolidayPart[] = ['none', 'morning', 'afternoon', 'full_day']
const worked: Readonly<Record<string, ScheduleDay>> = { both: fullDay, am: mornings, pm: afternoons, none: dayOff }

/** A Monday of this shape, on which this part is a holiday. */
const mondayOf = (each: ScheduleDay, part: HolidayPart) => calendar([workdays(each)], part === 'none' ? holidays() : holidays([monday, part]))

const worthOf = (halves: Halves, each: ScheduleDay, part: HolidayPart = 'none'): number =>
  total(oneDay(monday, halves), terms({ calendar: mondayOf(each, part) }))

const deducting = (each: ScheduleDay): ScheduleDay => ({ ...each, deductFullDay: true })

describe('the examples that the decisions name', () => {
  test('decision 15: 0.5 per worked half covered', () => {
    expect([worthOf('am', fullDay), worthOf('pm', fullDay), worthOf('both', fullDay)]).toEqual([0.5, 0.5, 1])
  })

  test('decision 15: a mornings-only member, full day without deductFullDay: 0.5', () => {
    expect(worthOf('both', mornings)).toBe(0.5)
  })

  test('decision 15: long and short slots weigh the same', () => {
    const uneven = day('06:00-13:00', '13:30-14:00')
    expect([worthOf('am', uneven), worthOf('pm', uneven), worthOf('both', uneven)]).toEqual([0.5, 0.5, 1])
  })

  test('decision 15: less halves that are holidays', () => {
    expect([worthOf('both', fullDay, 'morning'), worthOf('both', fullDay, 'afternoon'), worthOf('both', fullDay, 'full_day')]).toEqual([0.5, 0.5, 0])
  })

  test('decision 16: afternoon only: 1', () => {
    expect(worthOf('pm', deducting(fullDay))).toBe(1)
  })

  test('decision 16: morning only: 1', () => {
    expect(worthOf('am', deducting(fullDay))).toBe(1)
  })

  test('decision 16: mornings-only member, full day: 1', () => {
    expect(worthOf('both', deducting(mornings))).toBe(1)
  })

  test('decision 16: morning holiday, full day: 0.5', () => {
    expect(worthOf('both', deducting(fullDay), 'morning')).toBe(0.5)
  })

  test('decision 16: a half not worked: 0', () => {
    expect([worthOf('pm', deducting(mornings)), worthOf('am', deducting(afternoons)), worthOf('both', deducting(dayOff))]).toEqual([0, 0, 0])
  })

  test('decision 16: only the weekday that has the flag', () => {
    const of = terms({ calendar: calendar([{ ...office, days: { ...office.days, monday: deducting(fullDay) } }]) })
    expect([total(oneDay(monday, 'am'), of), total(oneDay('2026-03-03', 'am'), of)]).toEqual([1, 0.5])
  })
})

describe('half holidays with half days with deductFullDay, each combination by hand', () => {
  //            which half    no holiday, morning, afternoon, full day
  const table: readonly (readonly [string, boolean, Halves, number, number, number, number])[] = [
    ['both', false, 'am', 0.5, 0, 0.5, 0],
    ['both', false, 'pm', 0.5, 0.5, 0, 0],
    ['both', false, 'both', 1, 0.5, 0.5, 0],
    ['both', true, 'am', 1, 0, 0.5, 0],
    ['both', true, 'pm', 1, 0.5, 0, 0],
    ['both', true, 'both', 1, 0.5, 0.5, 0],
    ['am', false, 'am', 0.5, 0, 0.5, 0],
    ['am', false, 'pm', 0, 0, 0, 0],
    ['am', false, 'both', 0.5, 0, 0.5, 0],
    ['am', true, 'am', 1, 0, 0.5, 0],
    ['am', true, 'pm', 0, 0, 0, 0],
    ['am', true, 'both', 1, 0, 0.5, 0],
    ['pm', false, 'am', 0, 0, 0, 0],
    ['pm', false, 'pm', 0.5, 0.5, 0, 0],
    ['pm', false, 'both', 0.5, 0.5, 0, 0],
    ['pm', true, 'am', 0, 0, 0, 0],
    ['pm', true, 'pm', 1, 0.5, 0, 0],
    ['pm', true, 'both', 1, 0.5, 0, 0],
    ['none', false, 'both', 0, 0, 0, 0],
    ['none', true, 'both', 0, 0, 0, 0],
  ]
  for (const [works, deductFullDay, halves, ...expected] of table) {
    for (const [index, part] of holidayParts.entries()) {
      const flag = deductFullDay ? 'with deductFullDay' : 'without it'
      test(`decisions 15, 16: ${halves} covered, ${works} worked, holiday ${part}, ${flag}: ${expected[index]!}`, () => {
        expect(worthOf(halves, { ...worked[works]!, deductFullDay }, part)).toBe(expected[index])
      })
    }
  }
})

describe('decisions 15, 16, 19: every combination, by sets of halves', () => {
  const flags = [false, true]
  for (const part of holidayParts) {
    test(`holiday ${part}: covered × worked × deductFullDay × ignoreSchedule × ignorePublicHolidays × unit`, () => {
      let combinations = 0
      for (const halves of ['am', 'pm', 'both'] as const) {
        for (const [works, each] of Object.entries(worked)) {
          for (const deductFullDay of flags) for (const ignoreSchedule of flags) for (const ignorePublicHolidays of flags) for (const leaveUnit of dayUnits) {
            const free = part === 'none' ? holidays() : holidays([monday, part])
            const [schedule, leave] = [workdays({ ...each, deductFullDay }), { leaveUnit, ignoreSchedule, ignorePublicHolidays }]
            const expected = oracleDays(oneDay(monday, halves), { schedules: [schedule], defaultSchedule: office, holidays: free, timeZone: 'UTC', leave })
            const name = JSON.stringify({ halves, works, deductFullDay, ...leave })
            expect(costs(oneDay(monday, halves), terms({ calendar: calendar([schedule], free), leave })), name)
              .toEqual(expected.map(({ date, amount }) => [date, amount]))
            combinations++
          }
        }
      }
      expect(combinations).toBe(3 * 4 * 2 * 2 * 2 * 2)
    })
  }
})

describe('several days (decision 13)', () => {
  const of = terms()

  test('Monday to Friday: five days; Friday to Monday: two of four dates', () => {
    expect(amounts(dates(monday, '2026-03-06'), of)).toEqual([1, 1, 1, 1, 1])
    expect(costs(dates('2026-03-06', '2026-03-09'), of)).toEqual([['2026-03-06', 1], ['2026-03-07', 0], ['2026-03-08', 0], ['2026-03-09', 1]])
  })

  test('from an afternoon to a lunchtime: half the first and half the last date', () => {
    expect(amounts(dates(monday, '2026-03-04', 'afternoon', 'lunchtime'), of)).toEqual([0.5, 1, 0.5])
    expect(amounts(dates(monday, '2026-03-03', 'afternoon', 'lunchtime'), of)).toEqual([0.5, 0.5])
    expect(amounts(dates(monday, '2026-03-03', 'afternoon'), of)).toEqual([0.5, 1])
    expect(amounts(dates(monday, '2026-03-03', 'morning', 'lunchtime'), of)).toEqual([1, 0.5])
  })

  test('half holidays on the first and the last date of an absence from an afternoon to a lunchtime', () => {
    const last = '2026-03-04'
    const worths = (first: Holiday['duration'], end: Holiday['duration']) =>
      amounts(dates(monday, last, 'afternoon', 'lunchtime'), terms({ calendar: calendar([], holidays([monday, first], [last, end])) }))
    expect(worths('morning', 'afternoon')).toEqual([0.5, 1, 0.5])
    expect(worths('afternoon', 'morning')).toEqual([0, 1, 0])
    expect(worths('full_day', 'full_day')).toEqual([0, 1, 0])
  })

  test('the day before and the leap day itself: 28 February to 1 March 2028 are Monday to Wednesday', () => {
    expect(costs(dates('2028-02-28', '2028-03-01'), of)).toEqual([['2028-02-28', 1], ['2028-02-29', 1], ['2028-03-01', 1]])
  })

  test('decision 10: a date is that date, whatever the member\'s zone', () => {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Pacific/Apia', 'America/Sao_Paulo', 'Asia/Kathmandu']) {
      expect(costs(oneDay('2018-11-05'), terms({ zone })), zone).toEqual([['2018-11-05', 1]])
      expect(costs(oneDay('2011-12-30'), terms({ zone })), zone).toEqual([['2011-12-30', 1]])
    }
  })
})

test('bug class "half-day leave on a half holiday not additive": morning + afternoon = day, for every shape of day', () => {
  for (const each of Object.values(worked)) {
    for (const part of holidayParts) {
      expect(worthOf('am', each, part) + worthOf('pm', each, part)).toBe(worthOf('both', each, part))
    }
  }
  // The named case: half a holiday and both halves taken apart cost the other half once
  expect([worthOf('am', fullDay, 'morning'), worthOf('pm', fullDay, 'morning'), worthOf('both', fullDay, 'morning')]).toEqual([0, 0.5, 0.5])
})

test('decision 16: with deductFullDay morning + afternoon is more than the day', () => {
  const each = deducting(fullDay)
  expect([worthOf('am', each), worthOf('pm', each), worthOf('both', each)]).toEqual([1, 1, 1])
})

describe('any schedules, holidays and absence', () => {
  const window = { min: '2025-12-20', max: '2026-04-10' }
  const facts = fc.record({
    versions: schedules(window), free: holidayCalendars(window),
    leave: fc.record({ leaveUnit: fc.constantFrom(...dayUnits), ignoreSchedule: fc.boolean(), ignorePublicHolidays: fc.boolean() }),
  })
  type Facts = typeof facts extends fc.Arbitrary<infer T> ? T : never

  const termsOf = ({ versions, free, leave }: Facts) => terms({ calendar: calendar(versions, free), leave })

  test('decisions 13, 15, 16, 18, 19: date by date as the oracle says', () => {
    const absent = facts.chain((of) => fc.tuple(fc.constant(of), absences(of.leave.leaveUnit, { ...window, maxDays: 20 })))
    fc.assert(fc.property(absent, ([of, absence]) => {
      const expected = oracleDays(absence, { schedules: of.versions, defaultSchedule: office, holidays: of.free, timeZone: 'UTC', leave: of.leave })
      expect(costs(absence, termsOf(of))).toEqual(expected.map(({ date, amount }) => [date, amount]))
    }), { numRuns: 400 })
  })

  test('decision 15: morning + afternoon = day, unless the weekday deducts a full day', () => {
    fc.assert(fc.property(facts, plainDates(window), (of, date) => {
      const worth = (halves: Halves): number => total(oneDay(date, halves), termsOf(of))
      const { deductFullDay } = scheduleOn(of.versions, office, date).days[weekdayOf(date)]
      if (!deductFullDay || of.leave.ignoreSchedule) expect(worth('am') + worth('pm')).toBe(worth('both'))
      else expect(worth('am') + worth('pm')).toBeGreaterThanOrEqual(worth('both'))
    }), { numRuns: 400 })
  })
})
