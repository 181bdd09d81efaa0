/** Decisions 12, 13 and 38: which stretch of the timeline an absence covers, also on days on which the clock changes. */
import { describe, expect, test } from 'vitest'
import { afternoons, calendar, day, everyDay, mornings, office, workdays } from '../../schedule/given'
import { between, dates, oneDay } from '../../duration/given'
import { interval } from './given'

const longMornings = day('08:00-13:00', '14:00-18:00')
const until13 = everyDay(longMornings)

describe('D38: a day divides where its am slot ends', () => {
  test.each([
    ['whole', 'both', '2026-03-02T00:00Z', '2026-03-03T00:00Z'],
    ['morning', 'am', '2026-03-02T00:00Z', '2026-03-02T12:00Z'],
    ['afternoon', 'pm', '2026-03-02T12:00Z', '2026-03-03T00:00Z'],
  ] as const)('office week, %s', (_, halves, from, to) => {
    expect(interval(oneDay('2026-03-02', halves))).toEqual([from, to])
  })

  test('am slot until 13:00', () => {
    const place = { calendar: calendar([until13]) }
    expect(interval(oneDay('2026-03-02', 'am'), place)).toEqual(['2026-03-02T00:00Z', '2026-03-02T13:00Z'])
    expect(interval(oneDay('2026-03-02', 'pm'), place)).toEqual(['2026-03-02T13:00Z', '2026-03-03T00:00Z'])
  })

  test('am slot until 11:00 and no pm slot', () => {
    const place = { calendar: calendar([everyDay(day('07:00-11:00', null))]) }
    expect(interval(oneDay('2026-03-02', 'pm'), place)).toEqual(['2026-03-02T11:00Z', '2026-03-03T00:00Z'])
  })

  test('at 12:00 where the am slot is not enabled, whatever times it carries', () => {
    const place = { calendar: calendar([everyDay(afternoons)]) }
    expect(interval(oneDay('2026-03-02', 'am'), place)).toEqual(['2026-03-02T00:00Z', '2026-03-02T12:00Z'])
    expect(interval(oneDay('2026-03-07', 'pm'), { calendar: calendar([office]) })).toEqual(['2026-03-07T12:00Z', '2026-03-08T00:00Z'])
  })

  test('D18: by the schedule version of that date', () => {
    const place = { calendar: calendar([workdays(mornings), everyDay(longMornings, '2026-03-10')]) }
    expect(interval(dates('2026-03-09', '2026-03-10', 'afternoon', 'lunchtime'), place))
      .toEqual(['2026-03-09T12:00Z', '2026-03-10T13:00Z'])
    expect(interval(dates('2026-03-10', '2026-03-11', 'afternoon'), place)).toEqual(['2026-03-10T13:00Z', '2026-03-12T00:00Z'])
  })
})

test('D13: several dates run from the first midnight to the one after the last date, over month ends and the leap day', () => {
  expect(interval(dates('2028-02-28', '2028-03-01'))).toEqual(['2028-02-28T00:00Z', '2028-03-02T00:00Z'])
  expect(interval(dates('2026-12-31', '2027-01-01', 'afternoon', 'lunchtime'))).toEqual(['2026-12-31T12:00Z', '2027-01-01T12:00Z'])
})

test('D13: time units are their instants, in every zone; their halves say nothing', () => {
  expect(interval(between('2026-03-02T08:00Z', '2026-03-03T09:30Z'), { zone: 'Asia/Kathmandu' }))
    .toEqual(['2026-03-02T08:00Z', '2026-03-03T09:30Z'])
})

describe("D9: dates are those of the zone's calendar", () => {
  test.each([
    ['Asia/Kathmandu', '2026-03-01T18:15Z', '2026-03-02T18:15Z'],
    ['Pacific/Kiritimati', '2026-03-01T10:00Z', '2026-03-02T10:00Z'],
    ['Pacific/Pago_Pago', '2026-03-02T11:00Z', '2026-03-03T11:00Z'],
  ])('%s', (zone, from, to) => {
    expect(interval(oneDay('2026-03-02'), { zone })).toEqual([from, to])
  })
})

describe('D12: days on which the clock changes', () => {
  test.each([
    ['23 hours', 'Europe/Berlin', '2026-03-29', '2026-03-28T23:00Z', '2026-03-29T10:00Z', '2026-03-29T22:00Z'],
    ['25 hours', 'Europe/Berlin', '2026-10-25', '2026-10-24T22:00Z', '2026-10-25T11:00Z', '2026-10-25T23:00Z'],
    ['no midnight', 'America/Santiago', '2026-09-06', '2026-09-06T04:00Z', '2026-09-06T15:00Z', '2026-09-07T03:00Z'],
    ['the evening before no midnight', 'America/Santiago', '2026-09-05', '2026-09-05T04:00Z', '2026-09-05T16:00Z', '2026-09-06T04:00Z'],
    ['its last hour twice', 'America/Santiago', '2026-04-04', '2026-04-04T03:00Z', '2026-04-04T15:00Z', '2026-04-05T04:00Z'],
    ['no midnight', 'Africa/Cairo', '2026-04-24', '2026-04-23T22:00Z', '2026-04-24T09:00Z', '2026-04-24T21:00Z'],
    ['its last hour twice', 'Africa/Cairo', '2026-10-29', '2026-10-28T21:00Z', '2026-10-29T09:00Z', '2026-10-29T22:00Z'],
    ['its first hour twice', 'America/Havana', '2026-11-01', '2026-11-01T04:00Z', '2026-11-01T17:00Z', '2026-11-02T05:00Z'],
  ])('%s: %s, %s', (_, zone, date, from, noon, to) => {
    expect(interval(oneDay(date), { zone })).toEqual([from, to])
    expect(interval(oneDay(date, 'am'), { zone })).toEqual([from, noon])
    expect(interval(oneDay(date, 'pm'), { zone })).toEqual([noon, to])
  })

  const until0230 = { zone: 'Europe/Berlin', calendar: calendar([everyDay(day('00:00-02:30', '03:30-06:00'))]) }

  test('a division within the gap moves forward by it', () => {
    expect(interval(oneDay('2026-03-29', 'am'), until0230)).toEqual(['2026-03-28T23:00Z', '2026-03-29T01:30Z'])
  })

  test('of a division that the clock shows twice the first counts', () => {
    expect(interval(oneDay('2026-10-25', 'pm'), until0230)).toEqual(['2026-10-25T00:30Z', '2026-10-25T23:00Z'])
  })
})
