/** Decisions 9, 12, 13 and 38: the dates of a proposal, each with the stretch that it covers there. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { absenceInterval } from '../../../../src/requests/absenceInterval'
import { absences } from '../../../../src/testing/schedules/absences'
import { calendar, day, everyDay } from '../../schedule/given'
import { between, dates, oneDay } from '../../duration/given'
import { outline, proposed } from './given'

test('D38: an absence of several dates divides at midnights; halves only shorten its ends', () => {
  expect(outline(proposed([dates('2026-03-02', '2026-03-04', 'afternoon', 'lunchtime')]))).toEqual([
    '2026-03-02: 2026-03-02T12:00:00.000Z to 2026-03-03T00:00:00.000Z',
    '2026-03-03: 2026-03-03T00:00:00.000Z to 2026-03-04T00:00:00.000Z',
    '2026-03-04: 2026-03-04T00:00:00.000Z to 2026-03-04T12:00:00.000Z',
  ])
})

test('D38: each occurrence of a series divides by its own date', () => {
  const place = { calendar: calendar([everyDay(day('08:00-12:00', null)), everyDay(day('08:00-10:00', null), '2026-03-03')]) }
  expect(outline(proposed([oneDay('2026-03-02', 'am'), oneDay('2026-03-09', 'am')], place))).toEqual([
    '2026-03-02: 2026-03-02T00:00:00.000Z to 2026-03-02T12:00:00.000Z',
    '2026-03-09: 2026-03-09T00:00:00.000Z to 2026-03-09T10:00:00.000Z',
  ])
})

test("D9: a time request divides at the midnights of the member's clock", () => {
  expect(outline(proposed([between('2026-03-02T17:00Z', '2026-03-02T19:30Z')], { zone: 'Asia/Kathmandu' }))).toEqual([
    '2026-03-02: 2026-03-02T17:00:00.000Z to 2026-03-02T18:15:00.000Z',
    '2026-03-03: 2026-03-02T18:15:00.000Z to 2026-03-02T19:30:00.000Z',
  ])
})

test('D9: a time request until midnight has no stretch on the next date', () => {
  expect(outline(proposed([between('2026-03-02T22:00Z', '2026-03-03T00:00Z')]))).toEqual([
    '2026-03-02: 2026-03-02T22:00:00.000Z to 2026-03-03T00:00:00.000Z',
  ])
})

test('D12: dates begin where the clock jumps over midnight', () => {
  expect(outline(proposed([dates('2026-09-05', '2026-09-06')], { zone: 'America/Santiago' }))).toEqual([
    '2026-09-05: 2026-09-05T04:00:00.000Z to 2026-09-06T04:00:00.000Z',
    '2026-09-06: 2026-09-06T04:00:00.000Z to 2026-09-07T03:00:00.000Z',
  ])
})

test('no absences have no days', () => {
  expect(proposed([])).toEqual([])
})

describe('D38: the stretches of an absence follow on each other and make up the whole of it', () => {
  const options = { min: '2026-03-20', max: '2026-04-10', maxDays: 20 }
  test.each(['UTC', 'Europe/Berlin', 'America/Santiago', 'Africa/Cairo', 'Australia/Lord_Howe'])('%s', (zone) => {
    const any = fc.oneof(absences('half_days', options), absences('minutes_5', { ...options, timeZone: zone }))
    fc.assert(fc.property(any, (absence) => {
      const days = proposed([absence], { zone })
      const whole = absenceInterval(absence, calendar(), zone)
      expect([days[0]!.from, days.at(-1)!.to]).toEqual([whole.from, whole.to])
      for (let index = 1; index < days.length; index++) {
        expect([days[index]!.date, days[index]!.from]).toEqual([days[index - 1]!.date + 1, days[index - 1]!.to])
      }
      expect(days.every(({ from, to }) => from < to)).toBe(true)
    }), { numRuns: 60 })
  })
})
