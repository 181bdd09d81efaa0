/** Decisions 15, 18 and 21: what a schedule says of one weekday, and how long a day is. */
import { describe, expect, test } from 'vitest'
import { plainDate } from '../../../src/calendar'
import type { PlainDate } from '../../../src/records'
import { type WorkingCalendar, minutesOfDay, workingCalendar } from '../../../src/schedule'
import { afternoons, calendar, day, dayOff, dayOn, fullDay, holidays, mornings, noHolidays, office, week, workdays } from './given'

const monday = '2026-03-02'
const lengthOn = (of: WorkingCalendar, date: PlainDate): number => minutesOfDay(of, plainDate(date))

describe('decision 15: a half is worked when its slot is enabled', () => {
  test('both slots enabled: two ranges of minutes since midnight', () => {
    expect(dayOn(calendar(), monday)).toEqual({
      am: { from: 480, to: 720 }, pm: { from: 780, to: 1020 }, deductFullDay: false, scheduledMinutes: 480, division: 720,
    })
  })

  test.each([
    ['mornings', mornings, { am: { from: 480, to: 720 }, pm: null, scheduledMinutes: 240 }],
    ['afternoons', afternoons, { am: null, pm: { from: 780, to: 1020 }, scheduledMinutes: 240 }],
    ['day off', dayOff, { am: null, pm: null, scheduledMinutes: 0 }],
  ])('%s: the times of a disabled slot mean nothing', (_, each, expected) => {
    expect(dayOn(calendar([workdays(each)]), monday)).toMatchObject(expected)
  })

  test('odd minutes, and a slot through midnight\'s 24:00', () => {
    expect(dayOn(calendar([workdays(day('00:00-07:41', '19:59-24:00'))]), monday)).toMatchObject({
      am: { from: 0, to: 461 }, pm: { from: 1199, to: 1440 }, scheduledMinutes: 461 + 241,
    })
  })

  test('decision 16: the flag of the weekday is kept', () => {
    const of = calendar([week({ monday: day('08:00-12:00', null, true), tuesday: fullDay })])
    expect([dayOn(of, '2026-03-02').deductFullDay, dayOn(of, '2026-03-03').deductFullDay]).toEqual([true, false])
  })

  test.each([
    ['the morning slot\'s end', day('06:00-11:30', '12:30-14:00'), 690],
    ['the morning slot\'s end without an afternoon', day('06:00-10:00', null), 600],
    ['noon without a morning slot', day(null, '10:00-18:00'), 720],
    ['noon on a day off', dayOff, 720],
  ])('decision 38: the day divides at %s', (_, each, division) => {
    expect(dayOn(calendar([workdays(each)]), monday).division).toBe(division)
  })
})

describe('decision 18: slots that no reader let through are programmer errors', () => {
  test.each([['12:00-08:00'], ['12:00-12:00'], ['12:00-00:00']])('a slot that does not end after its start: %s', (times) => {
    expect(() => calendar([workdays(day(times, null))])).toThrow(RangeError)
    expect(() => calendar([workdays(day(null, times))])).toThrow(RangeError)
  })

  test.each([['8:00-12:00'], ['08:00-noon'], ['08:00-12:00:00'], ['-12:00']])('a time that is not HH:mm: %s', (times) => {
    expect(() => calendar([workdays(day(times, null))])).toThrow(RangeError)
  })

  test('a time that no clock shows', () => {
    for (const times of ['08:00-08:60', '08:00-25:00', '08:00-24:01', '08:75-12:00']) {
      expect(() => calendar([workdays(day(times, null))]), times).toThrow(RangeError)
    }
  })

  test('the default is not read beside a member\'s own schedule', () => {
    expect(() => workingCalendar([office], workdays(day('12:00-08:00', null)), noHolidays)).not.toThrow()
  })
})

describe('decision 21: the minutes of one day', () => {
  test('the date\'s scheduled minutes, not those of its holidays', () => {
    const of = calendar([], holidays([monday, 'full_day'], ['2026-03-03', 'morning']))
    expect([lengthOn(of, monday), lengthOn(of, '2026-03-03')]).toEqual([480, 480])
  })

  const uneven = [
    week({ monday: mornings, thursday: day('07:00-12:00', '12:30-16:35'), friday: day('08:00-14:00', null) }),
    week({ monday: day('08:00-10:00', null) }, '2026-03-09'),
  ]

  test('each weekday has its own', () => {
    expect([lengthOn(calendar(uneven), '2026-03-02'), lengthOn(calendar(uneven), '2026-03-05'), lengthOn(calendar(uneven), '2026-03-06')])
      .toEqual([240, 545, 360])
  })

  test('where the date has none, the longest day of the schedule', () => {
    expect([lengthOn(calendar(uneven), '2026-03-03'), lengthOn(calendar(uneven), '2026-03-07')]).toEqual([545, 545])
  })

  test('the longest day of the schedule in force on the date, not of another version', () => {
    expect([lengthOn(calendar(uneven), '2026-03-08'), lengthOn(calendar(uneven), '2026-03-10')]).toEqual([545, 120])
  })

  test('a Sunday of the office week lasts eight hours', () => {
    expect(lengthOn(calendar([office]), '2026-03-08')).toBe(480)
  })

  test('a schedule without any working time still has days of some length, so that nothing is divided by zero', () => {
    expect(lengthOn(calendar([week({})]), monday)).toBeGreaterThan(0)
  })
})
