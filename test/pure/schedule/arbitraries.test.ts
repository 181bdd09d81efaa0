/** The test kit's schedules, holidays and absences: sound, and varied enough to find faults. */
import { describe, expect, test } from 'vitest'
import { formatPlainDate } from '../../../src/calendar'
import { isDayUnit } from '../../../src/duration/leaveUnits'
import type { Schedule, Slot } from '../../../src/records'
import { absences } from '../../../src/testing/schedules/absences'
import { holidayCalendars } from '../../../src/testing/schedules/holidayCalendars'
import { schedules } from '../../../src/testing/schedules/schedules'
import { workingCalendars } from '../../../src/testing/schedules/workingCalendars'
import { dayUnits, timeUnits } from '../duration/given'
import { wallMinutes } from '../duration/oracle'
import { counted, rarerThan, sampled } from '../testing/sampled'

const window = { min: '2026-01-01', max: '2026-12-31' }
const daysOf = (list: readonly Schedule[]) => list.flatMap(({ days }) => Object.values(days))
const backwards = ({ start, end }: Slot): boolean => end <= start

test('schedules: each from another date of the window or from ever, in no order', () => {
  const lists = sampled(schedules({ ...window, maxLength: 3 }), 2000)
  const froms = lists.map((list) => list.map(({ from }) => from))
  expect(froms.filter((list) => list.length > 3 || new Set(list).size < list.length)).toEqual([])
  expect(froms.flat().filter((from) => from !== null && (from < window.min || from > window.max))).toEqual([])
  expect(rarerThan(150, counted(froms, {
    none: (list) => list.length === 0, one: (list) => list.length === 1, three: (list) => list.length === 3,
    'from ever': (list) => list.includes(null), 'only dated': (list) => list.length > 0 && !list.includes(null),
    unsorted: (list) => list.some((from, index) => index > 0 && (from ?? '') < (list[index - 1] ?? '')),
  }))).toEqual([])
})

test('schedules: slots run forward, do not overlap and end by 24:00; ids are their own', () => {
  for (const list of sampled(schedules(window))) {
    expect(daysOf(list).filter(({ am, pm }) => backwards(am) || backwards(pm) || am.end > pm.start || pm.end > '24:00')).toEqual([])
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
  }
})

test('schedules: whole, half and free days, odd hours and deductions', () => {
  expect(rarerThan(500, counted(daysOf(sampled(schedules(window)).flat()), {
    whole: ({ am, pm }) => am.enabled && pm.enabled, morning: ({ am, pm }) => am.enabled && !pm.enabled,
    afternoon: ({ am, pm }) => !am.enabled && pm.enabled, free: ({ am, pm }) => !am.enabled && !pm.enabled,
    'odd hours': ({ am }) => /[1-46-9]$/.test(am.start), deducting: ({ deductFullDay }) => deductFullDay,
  }))).toEqual([])
})

test('records are plain objects', () => {
  const records: object[] = [
    ...sampled(schedules(window), 200).flat().flatMap((one) => [one, one.days, one.days.monday, one.days.monday.am]),
    ...sampled(holidayCalendars(window), 200).flatMap((one) => [one, ...one.days]),
    ...sampled(absences('half_days', window), 200), ...sampled(absences('hours', window), 200),
  ]
  expect(records.filter((one) => Object.getPrototypeOf(one) !== Object.prototype)).toEqual([])
})

test('holiday calendars: whole and half days in the window, some dates twice', () => {
  const calendars = sampled(holidayCalendars({ ...window, maxHolidays: 6 }), 2000)
  expect(calendars.filter(({ days }) => days.length > 6 || days.some(({ date }) => date < window.min || date > window.max))).toEqual([])
  expect(rarerThan(100, counted(calendars, {
    none: ({ days }) => days.length === 0, six: ({ days }) => days.length === 6,
    'a morning': ({ days }) => days.some(({ duration }) => duration === 'morning'),
    'an afternoon': ({ days }) => days.some(({ duration }) => duration === 'afternoon'),
    'a whole day': ({ days }) => days.some(({ duration }) => duration === 'full_day'),
    'one date twice': ({ days }) => new Set(days.map(({ date }) => date)).size < days.length,
  }))).toEqual([])
})

test('working calendars: weeks in order, holidays of the window', () => {
  const calendars = sampled(workingCalendars(window))
  for (const { weeks, holidays } of calendars) {
    expect(weeks.length).toBeGreaterThan(0)
    expect(weeks.map(({ from }) => from)).toEqual(weeks.map(({ from }) => from).sort((a, b) => (a < b ? -1 : 1)))
    expect([...holidays.keys()].map(formatPlainDate).filter((date) => date < window.min || date > window.max)).toEqual([])
  }
  expect(rarerThan(100, counted(calendars, { several: ({ weeks }) => weeks.length > 1, holidays: ({ holidays }) => holidays.size > 0 }))).toEqual([])
})

describe.each(dayUnits)('absences of %s', (unit) => {
  const list = sampled(absences(unit, { ...window, maxDays: 3 }), 2000)

  test('start in the window, last at most as long as wished, and cover something', () => {
    expect(list.filter(({ start, end }) => start < window.min || start > window.max || end < start)).toEqual([])
    expect(Math.max(...list.map(({ start, end }) => (Date.parse(end) - Date.parse(start)) / 86_400_000))).toBe(2)
    expect(list.filter(({ start, end, startAt, endAt }) => start === end && startAt === 'afternoon' && endAt === 'lunchtime')).toEqual([])
  })

  test('halves are covered by half days only', () => {
    const halves = counted(list, { late: ({ startAt }) => startAt === 'afternoon', short: ({ endAt }) => endAt === 'lunchtime', both: ({ startAt, endAt }) => startAt === 'afternoon' && endAt === 'lunchtime' })
    if (unit === 'days') expect(halves).toEqual({ late: 0, short: 0, both: 0 })
    else expect(rarerThan(200, halves)).toEqual([])
  })
})

describe.each(timeUnits)('absences of %s', (unit) => {
  const grid = unit === 'hours' ? 60 : Number(unit.slice('minutes_'.length))
  const timeZone = 'Australia/Lord_Howe'
  const list = sampled(absences(unit, { ...window, near: ['2026-04-05', '2026-10-04'], timeZone, maxDays: 2 }))

  test('begin and end on the grid of the zone\'s clock, one after the other', () => {
    expect(isDayUnit(unit)).toBe(false)
    expect(list.filter(({ start, end }) => wallMinutes(start, timeZone) % grid !== 0 || wallMinutes(end, timeZone) % grid !== 0 || end <= start)).toEqual([])
  })

  test('within a day, over midnight, and for days', () => {
    const minutes = list.map(({ start, end }) => (Date.parse(end) - Date.parse(start)) / 60_000)
    expect(Math.max(...minutes)).toBeLessThanOrEqual(2 * 1440 + 60)
    expect(rarerThan(50, counted(minutes, { short: (length) => length < 240, 'most of a day': (length) => length > 400, 'more than a day': (length) => length > 1440 }))).toEqual([])
    const dateOf = (instant: string): number => Math.floor(wallMinutes(instant, timeZone) / 1440)
    expect(list.filter(({ start, end }) => dateOf(end) > dateOf(start)).length).toBeGreaterThan(100)
  })
})
