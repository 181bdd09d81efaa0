/** On which dates a series falls, case by case (decisions 23, 25 to 29). */
import { describe, expect, test } from 'vitest'
import { plainDate } from '../../../src/calendar'
import { codes } from '../../../src/kernel/codes'
import { type Recurrence, expandRecurrence, occurrenceDays } from '../../../src/recurrence'
import { TODAY, dates, days2026, series } from './given'

/*     March 2026             April 2026              May 2026
 * Mo Tu We Th Fr Sa Su   Mo Tu We Th Fr Sa Su   Mo Tu We Th Fr Sa Su
 *                    1          1  2  3  4  5                1  2  3
 *  2  3  4  5  6  7  8    6  7  8  9 10 11 12    4  5  6  7  8  9 10
 *  9 10 11 12 13 14 15   13 14 15 16 17 18 19   11 12 13 14 15 16 17
 * 16 17 18 19 20 21 22   20 21 22 23 24 25 26   18 19 20 21 22 23 24
 * 23 24 25 26 27 28 29   27 28 29 30            25 26 27 28 29 30 31
 * 30 31
 */

describe('daily', () => {
  test('every day from the first', () => {
    expect(days2026({ repeat: 'daily', from: '2026-03-30' })).toEqual(['03-30', '03-31', '04-01'])
  })

  test('every 10 days', () => {
    expect(days2026({ repeat: 'daily', interval: 10, from: '2026-03-25' })).toEqual(['03-25', '04-04', '04-14'])
  })

  test('over a leap day', () => {
    expect(dates({ repeat: 'daily', from: '2028-02-28', count: 3 }, '2028-01-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
    expect(dates({ repeat: 'daily', from: '2100-02-28', count: 2 }, '2100-01-01')).toEqual(['2100-02-28', '2100-03-01'])
  })

  test('over a new year, and before 1970', () => {
    expect(dates({ repeat: 'daily', from: '2026-12-31', count: 2 })).toEqual(['2026-12-31', '2027-01-01'])
    expect(dates({ repeat: 'daily', interval: 2, from: '1969-12-30', count: 3 })).toEqual(['1969-12-30', '1970-01-01', '1970-01-03'])
  })
})

describe('weekly: weeks start on Monday, the interval counts them from the week of from (decisions 23, 25)', () => {
  test('without weekDays: the weekday of from', () => {
    expect(days2026({ from: '2026-03-04' })).toEqual(['03-04', '03-11', '03-18'])
  })

  test('from counts only if it matches (decision 28)', () => {
    expect(days2026({ from: '2026-03-04', weekDays: 'MO,FR', count: 4 })).toEqual(['03-06', '03-09', '03-13', '03-16'])
  })

  test('an interval of two from mid-week: the other days of the first week count, then a week is left out', () => {
    expect(days2026({ interval: 2, from: '2026-03-04', weekDays: 'MO,WE,SU', count: 5 })).toEqual(['03-04', '03-08', '03-16', '03-18', '03-22'])
  })

  test('from on a Sunday: its week began the Monday before', () => {
    expect(days2026({ interval: 2, from: '2026-03-08', weekDays: 'MO', count: 2 })).toEqual(['03-16', '03-30'])
    expect(days2026({ interval: 2, from: '2026-03-08', weekDays: 'SU', count: 2 })).toEqual(['03-08', '03-22'])
  })

  test('weekdays come in date order, however listed', () => {
    expect(days2026({ from: '2026-03-02', weekDays: 'SU,WE,MO' })).toEqual(['03-02', '03-04', '03-08'])
  })

  test('all seven days', () => {
    expect(days2026({ from: '2026-03-07', weekDays: 'MO,TU,WE,TH,FR,SA,SU' })).toEqual(['03-07', '03-08', '03-09'])
  })

  test('before 1970', () => {
    expect(dates({ interval: 2, from: '1969-12-24', weekDays: 'TH,TU', count: 3 })).toEqual(['1969-12-25', '1970-01-06', '1970-01-08'])
  })
})

describe('monthly by day (decisions 25, 27)', () => {
  test('the day of from', () => {
    expect(days2026({ repeat: 'monthly' })).toEqual(['03-03', '04-03', '05-03'])
  })

  test('a 31st is skipped where there is none, never moved', () => {
    expect(days2026({ repeat: 'monthly', from: '2026-03-31', count: 4 })).toEqual(['03-31', '05-31', '07-31', '08-31'])
  })

  test('29 and 30 February are skipped', () => {
    expect(dates({ repeat: 'monthly', day: '29,30', from: '2026-01-30', count: 3 })).toEqual(['2026-01-30', '2026-03-29', '2026-03-30'])
    expect(dates({ repeat: 'monthly', day: '29,30', from: '2028-01-30', count: 3 }, '2028-01-01')).toEqual(['2028-01-30', '2028-02-29', '2028-03-29'])
  })

  test('29 February every 12 months is every leap year', () => {
    const rule = series({ repeat: 'monthly', interval: 12, from: '2024-02-29', count: 3 })
    expect(occurrenceDays(rule, plainDate('2040-01-01')).days).toEqual(['2024-02-29', '2028-02-29', '2032-02-29'].map(plainDate))
  })

  test('the last day', () => {
    expect(dates({ repeat: 'monthly', day: '-1', from: '2026-01-31', count: 4 })).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'])
    expect(dates({ repeat: 'monthly', day: '-1', from: '2028-02-01', count: 2 }, '2028-01-01')).toEqual(['2028-02-29', '2028-03-31'])
  })

  test('-31 is the first day of the months of 31 days only, -29 lacks in a short February', () => {
    expect(days2026({ repeat: 'monthly', day: '-31', count: 3 })).toEqual(['05-01', '07-01', '08-01'])
    expect(dates({ repeat: 'monthly', day: '-29', from: '2026-01-01', count: 3 })).toEqual(['2026-01-03', '2026-03-03', '2026-04-02'])
  })

  test('each of a list, in date order; a day that is named from both ends counts once', () => {
    expect(days2026({ repeat: 'monthly', day: '-1,1,30,15', count: 7 })).toEqual(['03-15', '03-30', '03-31', '04-01', '04-15', '04-30', '05-01'])
  })

  test('every third month from the month of from', () => {
    expect(days2026({ repeat: 'monthly', interval: 3, day: 1, from: '2026-03-02' })).toEqual(['06-01', '09-01', '12-01'])
  })
})

describe('monthly by position (decision 26)', () => {
  test('the second Tuesday', () => {
    expect(days2026({ repeat: 'monthly', pos: 2, weekDays: 'TU' })).toEqual(['03-10', '04-14', '05-12'])
  })

  test('the last Friday', () => {
    expect(days2026({ repeat: 'monthly', pos: -1, weekDays: 'FR' })).toEqual(['03-27', '04-24', '05-29'])
  })

  test('a fifth Monday only where there is one', () => {
    expect(days2026({ repeat: 'monthly', pos: 5, weekDays: 'MO' })).toEqual(['03-30', '06-29', '08-31'])
    expect(days2026({ repeat: 'monthly', pos: '-5', weekDays: 'MO' })).toEqual(['06-01', '08-03', '11-02'])
  })

  test('from the ordered set of all listed weekdays: the last weekday, the first weekday', () => {
    expect(days2026({ repeat: 'monthly', pos: -1, weekDays: 'MO,TU,WE,TH,FR' })).toEqual(['03-31', '04-30', '05-29'])
    expect(days2026({ repeat: 'monthly', pos: 1, weekDays: 'MO,TU,WE,TH,FR', from: '2026-03-01' })).toEqual(['03-02', '04-01', '05-01'])
    expect(days2026({ repeat: 'monthly', pos: 2, weekDays: 'SA,SU', from: '2026-03-01' })).toEqual(['03-07', '04-05', '05-03'])
  })

  test('each of a list of positions, once, in date order', () => {
    expect(days2026({ repeat: 'monthly', pos: '-1,1', weekDays: 'MO', from: '2026-03-01', count: 4 })).toEqual(['03-02', '03-30', '04-06', '04-27'])
    expect(days2026({ repeat: 'monthly', pos: '4,-1', weekDays: 'WE', from: '2026-03-01', count: 3 })).toEqual(['03-25', '04-22', '04-29'])
  })

  test('from is the lower bound', () => {
    expect(days2026({ repeat: 'monthly', pos: 1, weekDays: 'MO' })).toEqual(['04-06', '05-04', '06-01'])
  })
})

describe('the end of a series (decision 28)', () => {
  test('until is inclusive, by date', () => {
    expect(days2026({ until: '2026-03-17', count: null })).toEqual(['03-03', '03-10', '03-17'])
    expect(days2026({ until: '2026-03-16', count: null })).toEqual(['03-03', '03-10'])
    expect(days2026({ until: '2026-03-16T23:30:00Z', count: null }), 'already the 17th in Berlin').toEqual(['03-03', '03-10', '03-17'])
  })

  test('of until and count the earlier end wins', () => {
    expect(days2026({ until: '2026-03-17', count: 2 })).toEqual(['03-03', '03-10'])
    expect(days2026({ until: '2026-03-17', count: 9 })).toEqual(['03-03', '03-10', '03-17'])
  })

  test('count counts occurrences, not days or weeks, from the first that matches', () => {
    expect(days2026({ from: '2026-03-04', weekDays: 'MO,TU', count: 3 })).toEqual(['03-09', '03-10', '03-16'])
  })

  test('count counts before exDates are removed', () => {
    expect(days2026({ count: 4, exDates: ['2026-03-10'] })).toEqual(['03-03', '03-17', '03-24'])
    expect(days2026({ count: 3, exDates: ['2026-03-03'] })).toEqual(['03-10', '03-17'])
  })

  test('exDates match by date; others are ignored', () => {
    expect(days2026({ exDates: ['2026-03-09T23:00:00Z', '2026-03-11', '2025-01-01', '2099-01-01'] }), 'the 10th in Berlin').toEqual(['03-03', '03-17'])
  })
})

describe('RECURRENCE_WINDOW_EXCEEDED (decision 29)', () => {
  test('an occurrence 365 days after today is in, the next one is not', () => {
    expect(dates({ repeat: 'daily', interval: 1, from: '2027-02-28', count: 2 })).toEqual(['2027-02-28', '2027-03-01'])
    expect(dates({ repeat: 'daily', from: '2027-02-28', count: 3 })).toEqual({ code: 'RECURRENCE_WINDOW_EXCEEDED', date: '2027-03-02' })
  })

  test('over a leap day too it is 365 days, not a year', () => {
    expect(dates({ repeat: 'daily', from: '2028-02-27', until: '2028-02-28', count: null }, '2027-02-28')).toHaveLength(2)
    expect(dates({ repeat: 'daily', from: '2028-02-28', until: '2028-03-01', count: null }, '2027-03-01')).toEqual({ code: 'RECURRENCE_WINDOW_EXCEEDED', date: '2028-03-01' })
  })

  test('a far until alone is fine', () => {
    expect(dates({ until: '2099-12-31', count: 2 })).toEqual(['2026-03-03', '2026-03-10'])
    expect(dates({ repeat: 'monthly', interval: 100, until: '2030-01-01', count: null, day: '3,4' })).toEqual(['2026-03-03', '2026-03-04'])
  })

  test('it names the first date beyond, however far', () => {
    expect(dates({ interval: 60, until: null, count: 365 })).toEqual({ code: 'RECURRENCE_WINDOW_EXCEEDED', date: '2027-04-27' })
    expect(dates({ repeat: 'monthly', interval: 100, count: 2 })).toEqual({ code: 'RECURRENCE_WINDOW_EXCEEDED', date: '2034-07-03' })
  })

  test('it looks at what the rule generates: a date beyond that is excluded still counts', () => {
    expect(dates({ from: '2027-02-23', count: 2, exDates: ['2027-03-02'] })).toEqual({ code: 'RECURRENCE_WINDOW_EXCEEDED', date: '2027-03-02' })
  })

  test('it comes before RECURRENCE_TOO_FEW_OCCURRENCES', () => {
    expect(dates({ from: '2030-01-01', count: 1 })).toEqual({ code: 'RECURRENCE_WINDOW_EXCEEDED', date: '2030-01-01' })
  })

  test('the past has no window', () => {
    expect(dates({ repeat: 'daily', from: '2020-01-01', until: '2020-01-03', count: null })).toHaveLength(3)
  })

  test('message, status and date', () => {
    expect(expandRecurrence(series({ from: '2030-01-01' }), { today: TODAY })).toEqual({ ok: false, failure: {
      code: 'RECURRENCE_WINDOW_EXCEEDED', message: codes.RECURRENCE_WINDOW_EXCEEDED.message, issues: [], date: '2030-01-01',
    } })
    expect(codes.RECURRENCE_WINDOW_EXCEEDED.status).toBe(400)
  })
})

describe('RECURRENCE_TOO_FEW_OCCURRENCES', () => {
  const tooFew = { code: 'RECURRENCE_TOO_FEW_OCCURRENCES', date: null }

  test('one is too few, two are enough', () => {
    expect(dates({ count: 1 })).toEqual(tooFew)
    expect(dates({ count: 2 })).toHaveLength(2)
  })

  test('counted after exDates', () => {
    expect(dates({ count: 2, exDates: ['2026-03-10'] })).toEqual(tooFew)
    expect(dates({ count: 3, exDates: ['2026-03-10'] })).toHaveLength(2)
  })

  test('until before from, or before the first match', () => {
    expect(dates({ until: '2026-03-02', count: null })).toEqual(tooFew)
    expect(dates({ weekDays: 'MO', until: '2026-03-08', count: null })).toEqual(tooFew)
  })

  test('a rule that never matches', () => {
    expect(dates({ repeat: 'monthly', interval: 12, day: 31, from: '2026-04-01', count: 365 })).toEqual(tooFew)
    expect(dates({ repeat: 'monthly', interval: 12, day: '30,31', from: '2026-02-01', until: '9999-12-31', count: null })).toEqual(tooFew)
  })
})

describe('bounds (decision 29)', () => {
  const far = plainDate('9999-12-31')

  test('no further than 100 years from from', () => {
    const { days, beyond } = occurrenceDays(series({ repeat: 'monthly', interval: 100, from: '2026-03-03', until: '9999-12-31', count: null }), far)
    expect([days.length, beyond, days.at(-1)]).toEqual([13, null, plainDate('2126-03-03')])
    const daily = occurrenceDays(series({ repeat: 'daily', interval: 1, from: '2000-02-29', until: '9999-12-31', count: null }), far).days
    expect(daily.at(-1), '29 February 2100 does not exist').toBe(plainDate('2100-02-28'))
  })

  test.each([
    ['2026-03-03', '2126-03-03', '2126-03-04'], // 36,524 days
    ['2000-01-01', '2100-01-01', '2100-01-02'], // 36,525 days
    ['2000-02-29', '2100-02-28', '2100-03-01'],
  ])('from %s the hundred years end with %s', (from, last, after) => {
    const daily = (until: string): number | undefined =>
      occurrenceDays(series({ repeat: 'daily', from, until, count: null }), far).days.at(-1)
    expect([daily(last), daily(after)]).toEqual([plainDate(last), plainDate(last)])
  })

  test('a series from a century ago ends before today', () => {
    expect(occurrenceDays(series({ from: '1900-01-01', until: '2026-12-31', count: null }), far).days.at(-1)).toBe(plainDate('1999-12-27'))
  })

  test('nothing after the year 9999', () => {
    const rule = series({ repeat: 'daily', from: '9999-12-30', count: 9 })
    expect(expandRecurrence(rule, { today: '9999-12-01' })).toEqual({ ok: true, value: ['9999-12-30', '9999-12-31'] })
  })

  test('a rule that never matches ends at once', () => {
    const rule = series({ repeat: 'monthly', interval: 12, day: 31, from: '2026-04-01', count: 365 })
    const started = process.hrtime.bigint()
    for (let round = 0; round < 100; round++) occurrenceDays(rule, far)
    expect(Number(process.hrtime.bigint() - started) / 100).toBeLessThan(5e6)
  })
})

describe('occurrenceDays', () => {
  test('tells what could be expanded where the window is exceeded (decision 32)', () => {
    const rule = series({ count: 4, exDates: ['2026-03-10'] })
    expect(occurrenceDays(rule, plainDate('2026-03-17'))).toEqual({ days: [plainDate('2026-03-03'), plainDate('2026-03-17')], beyond: plainDate('2026-03-24') })
    expect(occurrenceDays(rule, plainDate('2026-03-24')).beyond).toBeNull()
    expect(occurrenceDays(rule, plainDate('2020-01-01'))).toEqual({ days: [], beyond: plainDate('2026-03-03') })
  })
})

describe('records that the types rule out are programmer errors', () => {
  const rule: Recurrence = { repeat: 'weekly', weekDays: ['MO'], interval: 1, from: '2026-03-03', until: null, count: 3, exDates: [] }
  const monthly: Recurrence = { ...rule, repeat: 'monthly', by: 'day', days: [1] }
  const position: Recurrence = { ...rule, repeat: 'monthly', by: 'position', positions: [1], weekDays: ['MO'] }
  test.each([
    ['an interval of zero', { ...rule, interval: 0 }],
    ['a fraction of an interval', { ...rule, interval: 0.5 }],
    ['no number', { ...rule, interval: Number.NaN }],
    ['a count of zero', { ...rule, count: 0 }],
    ['a date that does not exist', { ...rule, from: '2026-02-29' }],
    ['an until that does not exist', { ...rule, until: '2026-02-29' }],
    ['an excluded date that does not exist', { ...rule, exDates: ['2026-02-29'] }],
    ['a weekday that does not exist', { ...rule, weekDays: ['XX' as 'MO'] }],
    ['day 0', { ...monthly, days: [0] }],
    ['day 32', { ...monthly, days: [32] }],
    ['day -32', { ...monthly, days: [-32] }],
    ['day 1.5', { ...monthly, days: [1.5] }],
    ['position 0', { ...position, positions: [0] }],
    ['position 6', { ...position, positions: [6] }],
  ])('%s', (_, wrong) => {
    expect(() => expandRecurrence(wrong, { today: TODAY })).toThrow(RangeError)
  })

  test('lists in any order and with repetitions are none', () => {
    const shuffled: Recurrence = { ...rule, weekDays: ['WE', 'MO', 'WE'], exDates: ['2026-03-09', '2026-03-04', '2026-03-09'], count: 4 }
    expect(expandRecurrence(shuffled, { today: TODAY })).toEqual({ ok: true, value: ['2026-03-11', '2026-03-16'] })
  })
})
