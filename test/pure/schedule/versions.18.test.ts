/** Decision 18: which schedule holds on a date. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainDate } from '../../../src/calendar'
import type { PlainDate, Schedule } from '../../../src/records'
import { workingCalendar } from '../../../src/schedule'
import { plainDates } from '../../../src/testing'
import { schedules } from '../../../src/testing/schedules/schedules'
import { weekdayOf, scheduleOn } from '../duration/oracle'
import { calendar, day, dayOn, everyDay, holidays, noHolidays } from './given'

/** A week whose every day starts at this hour, so that the day tells which version it comes from. */
const hour = (start: string, from: PlainDate | null = null): Schedule => everyDay(day(`${start}:00-12:00`, null), from)

const starts = (list: readonly Schedule[], ...dates: PlainDate[]) => {
  const of = workingCalendar(list, hour('01'), noHolidays)
  return dates.map((date) => (dayOn(of, date).am?.from ?? Number.NaN) / 60)
}

describe('decision 18: schedule of a date', () => {
  const ever = hour('05')
  const march = hour('06', '2026-03-04')
  const june = hour('07', '2026-06-01')

  test('the latest `from` on or before it: its own first day, the day before, the day after', () => {
    expect(starts([ever, march, june], '2026-03-03', '2026-03-04', '2026-03-05')).toEqual([5, 6, 6])
    expect(starts([ever, march, june], '2026-05-31', '2026-06-01', '2099-12-31')).toEqual([6, 7, 7])
  })

  test('`from` null = since ever, also before 1970', () => {
    expect(starts([ever, march], '0001-01-01', '1969-12-31', '1970-01-01', '2026-03-03')).toEqual([5, 5, 5, 5])
  })

  test('`from` null comes before every date, also one before 1970', () => {
    expect(starts([hour('06', '1960-01-01'), ever], '1959-12-31', '1960-01-01', '1970-01-01', '2026-03-03')).toEqual([5, 6, 6, 6])
  })

  test('before the first, the first', () => {
    expect(starts([march, june], '2026-03-03', '2000-01-01', '0001-01-01')).toEqual([6, 6, 6])
  })

  test('one dated version holds before and after its date', () => {
    expect(starts([june], '2026-05-31', '2026-06-01')).toEqual([7, 7])
  })

  test('none at all: the workspace\'s default, on every date', () => {
    expect(starts([], '0001-01-01', '2026-03-04', '9999-12-31')).toEqual([1, 1, 1])
  })

  test('the default is not used beside a member\'s own schedule, not even before its first date', () => {
    expect(starts([hour('09', '2026-03-04')], '2026-03-03')).toEqual([9])
  })

  test('a dated default holds since ever: it is the only one', () => {
    const of = workingCalendar([], hour('02', '2026-03-04'), noHolidays)
    expect([dayOn(of, '2026-03-03').am?.from, dayOn(of, '2026-03-04').am?.from]).toEqual([120, 120])
  })

  test.each([
    [[ever, march, june]], [[ever, june, march]], [[march, ever, june]], [[march, june, ever]], [[june, ever, march]], [[june, march, ever]],
  ])('the order of the list does not matter (%#)', (list) => {
    expect(starts(list, '2026-03-03', '2026-03-04', '2026-05-31', '2026-06-01')).toEqual([5, 6, 6, 7])
  })

  test('before the first of an unsorted list without a null: the earliest, not the first listed', () => {
    expect(starts([june, march], '2026-01-01')).toEqual([6])
  })

  test('of two from the same date the later in the list holds, as with revisions of a rule', () => {
    expect(starts([hour('08', '2026-03-04'), march], '2026-03-03', '2026-03-04')[1]).toBe(6)
    expect(starts([march, hour('08', '2026-03-04')], '2026-03-03', '2026-03-04')[1]).toBe(8)
    expect(starts([ever, hour('08')], '2026-03-04')).toEqual([8])
    expect(starts([hour('08'), march, ever], '2026-03-03')).toEqual([5])
  })

  test('the list is left as it was', () => {
    const list = Object.freeze([june, ever, march])
    starts(list, '2026-03-04')
    expect(list).toEqual([june, ever, march])
  })

  test('any list of versions, any date: as a plain search through the records finds it', () => {
    const fallback = hour('01')
    const window = { min: '2026-02-01', max: '2026-03-31', near: ['2026-03-04'] }
    fc.assert(fc.property(schedules({ ...window, maxLength: 5 }), plainDates({ ...window, min: '2026-01-01', max: '2026-12-31' }), (list, date) => {
      const { am, pm, deductFullDay } = scheduleOn(list, fallback, date).days[weekdayOf(date)]
      const found = dayOn(workingCalendar(list, fallback, noHolidays), date)
      expect([found.am !== null, found.pm !== null, found.deductFullDay]).toEqual([am.enabled, pm.enabled, deductFullDay])
      expect(found.am === null ? null : clock(found.am.from)).toBe(am.enabled ? am.start : null)
      expect(found.pm === null ? null : clock(found.pm.to)).toBe(pm.enabled ? pm.end : null)
    }), { numRuns: 500 })
  })
})

describe('weekday of a date', () => {
  const named = calendar([{
    ...hour('00'),
    days: {
      monday: day('01:00-12:00', null), tuesday: day('02:00-12:00', null), wednesday: day('03:00-12:00', null),
      thursday: day('04:00-12:00', null), friday: day('05:00-12:00', null), saturday: day('06:00-12:00', null),
      sunday: day('07:00-12:00', null),
    },
  }], holidays())
  const hours = (...dates: PlainDate[]) => dates.map((date) => (dayOn(named, date).am?.from ?? Number.NaN) / 60)

  test('Monday 2 to Monday 9 March 2026', () => {
    const dates = ['02', '03', '04', '05', '06', '07', '08', '09'].map((dd) => `2026-03-${dd}`)
    expect(hours(...dates)).toEqual([1, 2, 3, 4, 5, 6, 7, 1])
  })

  test('Thursday 1 January 1970, the Wednesday before it, a leap day (a Thursday in 2024), and far away', () => {
    expect(hours('1970-01-01', '1969-12-31', '2024-02-29', '2000-01-01', '1600-01-01')).toEqual([4, 3, 4, 6, 6])
  })

  test('any date: the platform\'s own weekday', () => {
    fc.assert(fc.property(plainDates({ min: '1900-01-01', max: '2150-12-31' }), (date) => {
      expect(hours(date)).toEqual([((new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7) + 1])
      expect(plainDate(date)).toBe(Date.parse(date) / 86_400_000)
    }))
  })
})

function clock(minute: number): string {
  const twoDigits = (value: number): string => `${value}`.padStart(2, '0')
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
}
