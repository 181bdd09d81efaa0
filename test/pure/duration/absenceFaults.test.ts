/** Decisions 13 and 17: what is wrong with the times of an absence, each fault with its path and message. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LeaveUnit } from '../../../src/records'
import type { AbsenceTimes } from '../../../src/duration/absenceDays'
import { absenceFaults } from '../../../src/duration/absenceFaults'
import { absences } from '../../../src/testing/schedules/absences'
import { between, dates, dayUnits, oneDay, timeUnits } from './given'
import { wallMinutes } from './oracle'

const monday = '2026-03-02'

describe.each(dayUnits)('decision 13: %s are dates', (unit) => {
  const faults = (absence: AbsenceTimes) => absenceFaults(absence, unit, 'UTC')

  test.each([
    ['a day', oneDay(monday)], ['a morning', oneDay(monday, 'am')], ['an afternoon', oneDay(monday, 'pm')],
    ['several days', dates(monday, '2026-03-06')], ['an afternoon to the next lunchtime', dates(monday, '2026-03-03', 'afternoon', 'lunchtime')],
    ['a leap day', oneDay('2028-02-29')], ['over New Year', dates('2026-12-31', '2027-01-01')],
  ])('%s: nothing', (_, absence) => {
    expect(faults(absence)).toEqual([])
  })

  test.each(['2026-02-29', '2026-04-31', '2026-13-01', '2026-3-2', '02.03.2026', '', '2026-03-02T00:00:00.000Z'])('a start of "%s"', (start) => {
    expect(faults(dates(start, '2026-05-01'))).toEqual([{ path: 'start', message: `expected a calendar date YYYY-MM-DD, got "${start}"` }])
  })

  test('an end that is no date', () => {
    expect(faults(dates(monday, '2026-03-32'))).toEqual([{ path: 'end', message: 'expected a calendar date YYYY-MM-DD, got "2026-03-32"' }])
  })

  test('both, in one answer', () => {
    expect(faults(dates('today', 'tomorrow'))).toEqual([
      { path: 'start', message: 'expected a calendar date YYYY-MM-DD, got "today"' },
      { path: 'end', message: 'expected a calendar date YYYY-MM-DD, got "tomorrow"' },
    ])
  })

  test('an end before the start', () => {
    expect(faults(dates('2026-03-03', monday))).toEqual([{ path: 'end', message: 'expected 2026-03-03 or later, got "2026-03-02"' }])
    expect(faults(dates('2026-03-03', monday, 'afternoon', 'lunchtime'))).toHaveLength(1)
  })

  test('from an afternoon to lunchtime of the same day', () => {
    expect(faults(dates(monday, monday, 'afternoon', 'lunchtime'))).toEqual([
      { path: 'end', message: 'expected an end after the start, got "2026-03-02 lunchtime"' },
    ])
  })
})

describe.each(timeUnits)('decision 13: %s are instants', (unit) => {
  const faults = (absence: AbsenceTimes) => absenceFaults(absence, unit, 'UTC')
  const times = (start: string, end: string): AbsenceTimes => ({ start, end, startAt: 'morning', endAt: 'end_of_day' })
  const [nine, ten] = ['2026-03-02T09:00:00.000Z', '2026-03-02T10:00:00.000Z']

  test('an hour, a night, halves that mean nothing: nothing', () => {
    expect(faults(times(nine, ten))).toEqual([])
    expect(faults(between('2026-03-02T22:00Z', '2026-03-03T02:00Z'))).toEqual([])
    expect(faults({ ...times(nine, ten), startAt: 'afternoon', endAt: 'lunchtime' })).toEqual([])
  })

  test.each([
    '2026-03-02', '2026-03-02T09:00', '2026-03-02T09:00:00Z', '2026-03-02T09:00:00.000', '2026-03-02T09:00:00.000+01:00',
    '2026-03-02T25:00:00.000Z', '2026-13-02T09:00:00.000Z', '', ' 2026-03-02T09:00:00.000Z', '2026-03-02T09:00:00.000Z ',
  ])('a start of "%s"', (start) => {
    expect(faults(times(start, ten))).toEqual([{ path: 'start', message: `expected an instant like 2026-03-02T09:00:00.000Z, got "${start}"` }])
  })

  test('an end at the start, and before it', () => {
    expect(faults(times(nine, nine))).toEqual([{ path: 'end', message: `expected later than ${nine}, got "${nine}"` }])
    expect(faults(times(ten, nine))).toEqual([{ path: 'end', message: `expected later than ${ten}, got "${nine}"` }])
  })

  test('both ends, in one answer', () => {
    expect(faults(times('nine', '2026-03-02T10:00:01.000Z')).map(({ path }) => path)).toEqual(['start', 'end'])
  })

  test('seconds and milliseconds are off every grid', () => {
    for (const end of ['2026-03-02T10:00:01.000Z', '2026-03-02T10:00:00.001Z', '2026-03-02T09:59:59.999Z']) {
      expect(faults(times(nine, end)).map(({ path }) => path), end).toEqual(['end'])
    }
  })
})

describe('an absence is ten years long at most: its cost is counted date by date', () => {
  test('days', () => {
    const absence = { ...oneDay(monday), start: '2026-01-01', end: '2035-12-31' }
    expect(absenceFaults({ ...absence, end: '2036-01-01' }, 'days', 'UTC')).toEqual([])
    expect(absenceFaults({ ...absence, end: '2036-01-02' }, 'days', 'UTC'))
      .toEqual([{ path: 'end', message: 'expected an absence of at most 3653 days, got "2036-01-02"' }])
  })

  test('times', () => {
    const absence = { ...oneDay(monday), start: '2026-01-01T00:00:00.000Z', end: '2036-01-02T00:00:00.000Z' }
    expect(absenceFaults(absence, 'hours', 'UTC')).toEqual([])
    expect(absenceFaults({ ...absence, end: '2036-01-02T01:00:00.000Z' }, 'hours', 'UTC').map(({ path }) => path)).toEqual(['end'])
  })
})

describe('decision 13: an instant is in its one normal form, or it is none', () => {
  const message = (text: string): string => `expected an instant like 2026-03-02T09:00:00.000Z, got "${text}"`

  test('a date that does not exist has no instants', () => {
    for (const end of ['2026-02-29T09:00:00.000Z', '2026-02-30T09:00:00.000Z', '2026-04-31T09:00:00.000Z']) {
      const absence = { ...oneDay(monday), start: '2026-02-02T09:00:00.000Z', end }
      expect(absenceFaults(absence, 'hours', 'UTC')).toEqual([{ path: 'end', message: message(end) }])
    }
  })

  test('24:00 is no time of it: an absence without length would hide behind it', () => {
    const [start, end] = ['2026-03-02T24:00:00.000Z', '2026-03-03T00:00:00.000Z']
    expect(absenceFaults({ ...oneDay(monday), start, end }, 'hours', 'UTC')).toEqual([{ path: 'start', message: message(start) }])
  })
})

describe('decision 17: start and end lie on the unit\'s grid', () => {
  const grids: readonly (readonly [(typeof timeUnits)[number], number, readonly number[]])[] = [
    ['hours', 60, [0]],
    ['minutes_30', 30, [0, 30]],
    ['minutes_15', 15, [0, 15, 30, 45]],
    ['minutes_10', 10, [0, 10, 20, 30, 40, 50]],
    ['minutes_5', 5, [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55]],
    ['minutes_1', 1, Array.from({ length: 60 }, (_, minute) => minute)],
  ]
  const minutesOfAnHour = grids[5]![2]
  const at = (minute: number): string => `2026-03-02T04:${`${minute}`.padStart(2, '0')}Z`

  test.each(grids)('%s: the minutes of an hour in UTC', (unit, _, onGrid) => {
    const free = minutesOfAnHour.filter((minute) => absenceFaults(between(at(minute), '2026-03-02T23:00Z'), unit, 'UTC').length === 0)
    expect(free).toEqual(onGrid)
  })

  test.each(grids)('%s: of the wall clock in Kathmandu, 45 minutes ahead of UTC\'s', (unit, grid, onGrid) => {
    const free = minutesOfAnHour.filter((minute) => absenceFaults(between(at(minute), '2026-03-02T23:15Z'), unit, 'Asia/Kathmandu').length === 0)
    expect(free).toEqual(minutesOfAnHour.filter((minute) => onGrid.includes((minute + 45) % 60)))
    expect(free).toHaveLength(60 / grid)
  })

  test('Kathmandu: 09:00 there is 03:15 in UTC; 09:00 in UTC is off the grid of hours and of half hours', () => {
    const faults = (unit: LeaveUnit, start: string, end: string) => absenceFaults(between(start, end), unit, 'Asia/Kathmandu')
    expect(faults('hours', '2026-03-02T03:15Z', '2026-03-02T09:15Z')).toEqual([])
    expect(faults('hours', '2026-03-02T09:00Z', '2026-03-02T10:15Z')).toEqual([
      { path: 'start', message: 'expected a multiple of 60 minutes in Asia/Kathmandu, got "2026-03-02T09:00:00.000Z"' },
    ])
    expect(faults('minutes_30', '2026-03-02T03:15Z', '2026-03-02T10:00Z')).toEqual([
      { path: 'end', message: 'expected a multiple of 30 minutes in Asia/Kathmandu, got "2026-03-02T10:00:00.000Z"' },
    ])
    expect(faults('minutes_15', '2026-03-02T09:00Z', '2026-03-02T10:00Z')).toEqual([])
    expect(faults('minutes_10', '2026-03-02T09:00Z', '2026-03-02T10:00Z').map(({ path }) => path)).toEqual(['start', 'end'])
  })

  test('Lord Howe: hours are on the clock before and after it moves by 30 minutes', () => {
    const faults = (start: string, end: string) => absenceFaults(between(start, end), 'hours', 'Australia/Lord_Howe').map(({ path }) => path)
    // 4 October 2026: 01:00 at +10:30, 03:00 and 04:00 at +11
    expect(faults('2026-10-03T14:30Z', '2026-10-03T16:00Z')).toEqual([])
    expect(faults('2026-10-03T16:00Z', '2026-10-03T17:00Z')).toEqual([])
    // The clock shows 02:30 when it would be 02:00: no hour begins in the gap
    expect(faults('2026-10-03T14:30Z', '2026-10-03T15:30Z')).toEqual(['end'])
    expect(faults('2026-10-03T16:30Z', '2026-10-03T17:00Z')).toEqual(['start'])
  })

  test('before 1970 the grid is the same', () => {
    expect(absenceFaults(between('1969-12-31T09:00Z', '1969-12-31T10:00Z'), 'hours', 'UTC')).toEqual([])
    expect(absenceFaults(between('1969-12-31T09:30Z', '1969-12-31T10:00Z'), 'hours', 'UTC')).toHaveLength(1)
  })

  test('an unknown zone is a programmer error, not a fault of the absence', () => {
    expect(() => absenceFaults(between('2026-03-02T09:00Z', '2026-03-02T10:00Z'), 'hours', 'Mars/Base')).toThrow(RangeError)
    expect(absenceFaults(oneDay(monday), 'days', 'Mars/Base')).toEqual([])
  })

  const zones = ['UTC', 'Asia/Kathmandu', 'Europe/Berlin', 'Australia/Lord_Howe', 'America/St_Johns', 'Pacific/Apia', 'America/Sao_Paulo']
  const window = { min: '2011-12-01', max: '2026-12-31', near: ['2011-12-30', '2018-11-04', '2026-03-29', '2026-04-05', '2026-10-04'] }
  const someUnit = fc.constantFrom(...grids.map(([unit, grid]) => ({ unit, grid })))

  test('any absence of the unit is free of faults; moved by some minutes, only when they keep the grid', () => {
    const inputs = fc.tuple(someUnit, fc.constantFrom(...zones)).chain(([{ unit, grid }, timeZone]) =>
      fc.record({ unit: fc.constant(unit), grid: fc.constant(grid), timeZone: fc.constant(timeZone), absence: absences(unit, { ...window, timeZone }), minutes: fc.integer({ min: 1, max: 120 }) }))
    fc.assert(fc.property(inputs, ({ unit, grid, timeZone, absence, minutes }) => {
      expect(absenceFaults(absence, unit, timeZone)).toEqual([])
      const moved = { ...absence, start: new Date(Date.parse(absence.start) - minutes * 60_000).toISOString() }
      const isOn = wallMinutes(moved.start, timeZone) % grid === 0
      expect(absenceFaults(moved, unit, timeZone).map(({ path }) => path)).toEqual(isOn ? [] : ['start'])
    }), { numRuns: 300 })
  })

  test('any absence of a day unit is free of faults; turned round it has one, unless it is one day', () => {
    const inputs = fc.constantFrom(...dayUnits).chain((unit) => fc.tuple(fc.constant(unit), absences(unit, window)))
    fc.assert(fc.property(inputs, ([unit, absence]) => {
      expect(absenceFaults(absence, unit, 'UTC')).toEqual([])
      const turned = { ...absence, start: absence.end, end: absence.start }
      expect(absenceFaults(turned, unit, 'UTC').map(({ path }) => path)).toEqual(absence.start === absence.end ? [] : ['end'])
    }), { numRuns: 200 })
  })
})
