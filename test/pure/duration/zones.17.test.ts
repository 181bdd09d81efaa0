/**
 * Decisions 12, 17 and 19 on the days on which clocks change. Minutes are those of the clock's face ("elapsed wall-clock
 * minutes"): a day is worth its slots, however many hours it really has.
 */
import { Temporal } from '@js-temporal/polyfill'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PlainDate } from '../../../src/records'
import { absences } from '../../../src/testing/schedules/absences'
import { schedules } from '../../../src/testing/schedules/schedules'
import { calendar, day, everyDay, holidays, office } from '../schedule/given'
import { amounts, between, costs, duration, timeTerms, timeUnits } from './given'
import { oracleMinutes } from './oracle'

/** Slots over the hours in which clocks change. */
const early = calendar([everyDay(day('00:00-04:00', '20:00-24:00'))])
const earlyIn = (zone: string) => timeTerms({ zone, calendar: early })
const anyTimeIn = (zone: string) => timeTerms({ zone, leave: { ignoreSchedule: true } })

describe('a day that loses an hour costs its slots', () => {
  test.each([
    ['Europe/Berlin, 29 March 2026', 'Europe/Berlin', '2026-03-28T23:00Z', '2026-03-29T02:00Z', '2026-03-29'],
    ['America/New_York, 8 March 2026', 'America/New_York', '2026-03-08T05:00Z', '2026-03-08T08:00Z', '2026-03-08'],
    ['Australia/Lord_Howe (30 minutes), 4 October 2026', 'Australia/Lord_Howe', '2026-10-03T13:30Z', '2026-10-03T17:00Z', '2026-10-04'],
  ])('%s: 00:00 to 04:00', (_, zone, start, end, date) => {
    expect(costs(between(start, end), earlyIn(zone))).toEqual([[date, 240]])
    expect(costs(between(start, end), anyTimeIn(zone))).toEqual([[date, 240]])
  })

  test('Europe/Berlin: 01:00 to 03:00 is two hours of the clock, one of them skipped', () => {
    expect(amounts(between('2026-03-29T00:00Z', '2026-03-29T01:00Z'), earlyIn('Europe/Berlin'))).toEqual([120])
  })

  test('Europe/Berlin: from the first minute after the gap', () => {
    expect(amounts(between('2026-03-29T01:00Z', '2026-03-29T02:00Z'), earlyIn('Europe/Berlin'))).toEqual([60])
  })

  test('Australia/Lord_Howe: 01:30 to 03:00, half an hour of it skipped', () => {
    expect(amounts(between('2026-10-03T15:00Z', '2026-10-03T16:00Z'), earlyIn('Australia/Lord_Howe'))).toEqual([90])
  })

  test('Europe/Berlin: a weekend with the change, schedule ignored, is twice 24 hours', () => {
    expect(costs(between('2026-03-27T23:00Z', '2026-03-29T22:00Z'), anyTimeIn('Europe/Berlin'))).toEqual([['2026-03-28', 1440], ['2026-03-29', 1440]])
  })
})

describe('a day that gains an hour costs its slots', () => {
  test.each([
    ['Europe/Berlin, 25 October 2026', 'Europe/Berlin', '2026-10-24T22:00Z', '2026-10-25T03:00Z', '2026-10-25'],
    ['America/New_York, 1 November 2026', 'America/New_York', '2026-11-01T04:00Z', '2026-11-01T09:00Z', '2026-11-01'],
    ['Australia/Lord_Howe (30 minutes), 5 April 2026', 'Australia/Lord_Howe', '2026-04-04T13:00Z', '2026-04-04T17:30Z', '2026-04-05'],
  ])('%s: 00:00 to 04:00', (_, zone, start, end, date) => {
    expect(costs(between(start, end), earlyIn(zone))).toEqual([[date, 240]])
    expect(costs(between(start, end), anyTimeIn(zone))).toEqual([[date, 240]])
  })

  test('Europe/Berlin: from the second 02:30 to 04:00', () => {
    expect(amounts(between('2026-10-25T01:30Z', '2026-10-25T03:00Z'), earlyIn('Europe/Berlin'))).toEqual([90])
  })

  test('Europe/Berlin: from the first 02:30 to 04:00 is the same on the clock', () => {
    expect(amounts(between('2026-10-25T00:30Z', '2026-10-25T03:00Z'), earlyIn('Europe/Berlin'))).toEqual([90])
  })

  test('Europe/Berlin: from the first to the second 02:30, and to an earlier time on the clock, nothing, and never less', () => {
    for (const of of [earlyIn('Europe/Berlin'), anyTimeIn('Europe/Berlin')]) {
      for (const [start, end] of [['00:30', '01:30'], ['00:45', '01:15'], ['00:59', '01:00']]) {
        const found = duration([between(`2026-10-25T${start!}Z`, `2026-10-25T${end!}Z`)], of)
        expect([found.workdayMinutes, found.workdayDays]).toEqual([0, 0])
      }
    }
  })
})

test('decision 20: an hour within the slots, while the clock shows it a second time, is not outside of the schedule', () => {
  const found = duration([between('2026-10-25T00:30Z', '2026-10-25T01:30Z')], earlyIn('Europe/Berlin'))
  expect(found.outsideOfSchedule).toBe(false)
})

test('decisions 19, 20: nor is it where the schedule is ignored', () => {
  const found = duration([between('2026-10-25T00:30Z', '2026-10-25T01:30Z')], anyTimeIn('Europe/Berlin'))
  expect(found.outsideOfSchedule).toBe(false)
})

describe('working hours of the days around are not moved', () => {
  test.each([
    ['Europe/Berlin', '2026-03-27T08:00Z', '2026-03-30T07:00Z'],
    ['America/New_York', '2026-03-06T14:00Z', '2026-03-09T13:00Z'],
    ['Australia/Lord_Howe', '2026-10-01T22:30Z', '2026-10-04T22:00Z'],
  ])('%s: Friday 09:00 to Monday 09:00', (zone, start, end) => {
    expect(amounts(between(start, end), timeTerms({ zone }))).toEqual([420, 0, 0, 60])
  })
})

describe('Pacific/Apia went from Thursday 29 to Saturday 31 December 2011', () => {
  const zone = 'Pacific/Apia'

  test('Thursday 09:00 to 12:00 and Monday 09:00 to 12:00, 24 hours nearer to UTC', () => {
    expect(costs(between('2011-12-29T19:00Z', '2011-12-29T22:00Z'), timeTerms({ zone }))).toEqual([['2011-12-29', 180]])
    expect(costs(between('2012-01-01T19:00Z', '2012-01-01T22:00Z'), timeTerms({ zone }))).toEqual([['2012-01-02', 180]])
  })

  test('through the last minute of Thursday: the skipped date is not touched', () => {
    expect(costs(between('2011-12-30T09:00Z', '2011-12-30T09:59Z'), earlyIn(zone))).toEqual([['2011-12-29', 59]])
  })

  test('from the first minute of Saturday: the skipped date is not touched', () => {
    expect(costs(between('2011-12-30T10:00Z', '2011-12-30T12:00Z'), earlyIn(zone))).toEqual([['2011-12-31', 120]])
  })

  test('over the skipped Friday: a date of the calendar like any other, in hours as in days (decisions 10, 17)', () => {
    const absence = between('2011-12-29T22:00Z', '2011-12-30T22:00Z')
    expect(costs(absence, timeTerms({ zone }))).toEqual([['2011-12-29', 240], ['2011-12-30', 480], ['2011-12-31', 0]])
  })
})

describe('America/Sao_Paulo: Sunday 4 November 2018 begins at 01:00', () => {
  const zone = 'America/Sao_Paulo'

  test('over the gap: Saturday 22:00 to Sunday 02:00', () => {
    expect(costs(between('2018-11-04T01:00Z', '2018-11-04T04:00Z'), anyTimeIn(zone))).toEqual([['2018-11-03', 120], ['2018-11-04', 120]])
    expect(costs(between('2018-11-04T01:00Z', '2018-11-04T04:00Z'), earlyIn(zone))).toEqual([['2018-11-03', 120], ['2018-11-04', 120]])
  })

  test('from the first instant of Sunday, which the clock shows as 01:00', () => {
    expect(costs(between('2018-11-04T03:00Z', '2018-11-04T04:00Z'), anyTimeIn(zone))).toEqual([['2018-11-04', 60]])
  })

  test('through the last minute of Saturday', () => {
    expect(costs(between('2018-11-04T01:00Z', '2018-11-04T02:59Z'), anyTimeIn(zone))).toEqual([['2018-11-03', 119]])
  })

  test('the Monday after costs its usual hours', () => {
    expect(costs(between('2018-11-05T11:00Z', '2018-11-05T13:00Z'), timeTerms({ zone }))).toEqual([['2018-11-05', 120]])
  })

  test('Saturday 17 February 2018 has its last hour twice: 22:00 to 01:00 is three hours of the clock', () => {
    expect(costs(between('2018-02-18T00:00Z', '2018-02-18T04:00Z'), anyTimeIn(zone))).toEqual([['2018-02-17', 120], ['2018-02-18', 60]])
  })
})

describe('any absence near a change of the clock: minute by minute as the oracle says', () => {
  const changes: readonly (readonly [string, PlainDate])[] = [
    ['Europe/Berlin', '2026-03-29'], ['Europe/Berlin', '2026-10-25'],
    ['America/New_York', '2026-03-08'], ['America/New_York', '2026-11-01'],
    ['Australia/Lord_Howe', '2026-04-05'], ['Australia/Lord_Howe', '2026-10-04'],
    ['Pacific/Apia', '2011-12-30'], ['Pacific/Apia', '2012-04-01'],
    ['America/Sao_Paulo', '2018-11-04'], ['America/Sao_Paulo', '2018-02-18'],
    ['Africa/Casablanca', '2026-02-15'], ['Africa/Casablanca', '2026-03-22'],
    ['Asia/Kathmandu', '1986-01-01'],
  ]
  test.each(changes)('%s, %s', (timeZone, date) => {
    const shifted = (days: number): PlainDate => Temporal.PlainDate.from(date).add({ days }).toString()
    const window = { min: shifted(-2), max: shifted(2), near: [date] }
    const inputs = fc.record({ unit: fc.constantFrom(...timeUnits), ignoreSchedule: fc.boolean() })
      .chain(({ unit, ignoreSchedule }) => fc.record({
        absence: absences(unit, { ...window, timeZone, maxDays: 2 }), versions: schedules(window),
        leave: fc.constant({ leaveUnit: unit, ignoreSchedule, ignorePublicHolidays: false }),
      }))
    fc.assert(fc.property(inputs, ({ absence, versions, leave }) => {
      const expected = oracleMinutes(absence, { schedules: versions, defaultSchedule: office, holidays: holidays(), timeZone, leave })
      const found = costs(absence, timeTerms({ zone: timeZone, calendar: calendar(versions), leave }))
      expect(found.filter(([, minutes]) => minutes > 0)).toEqual(expected.filter(({ amount }) => amount > 0).map((one) => [one.date, one.amount]))
    }), { numRuns: 60 })
  })
})
