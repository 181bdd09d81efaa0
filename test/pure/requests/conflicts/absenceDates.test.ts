/** Decisions 9, 13 and 39: which dates an absence covers. */
import { describe, expect, test } from 'vitest'
import { formatPlainDate } from '../../../../src/calendar'
import type { AbsenceTimes } from '../../../../src/duration/absenceDays'
import { absenceDates } from '../../../../src/requests/absenceDates'
import { between, dates, oneDay } from '../../duration/given'

function covered(times: AbsenceTimes, zone: string): [string, string] {
  const { from, to } = absenceDates(times, zone)
  return [formatPlainDate(from), formatPlainDate(to)]
}

test('D13: day units cover their dates, half ones too, in every zone', () => {
  for (const zone of ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    expect(covered(oneDay('2028-02-29', 'pm'), zone)).toEqual(['2028-02-29', '2028-02-29'])
    expect(covered(dates('2026-12-31', '2027-01-01', 'afternoon', 'lunchtime'), zone)).toEqual(['2026-12-31', '2027-01-01'])
  }
})

describe("D9: time units cover the dates of the zone's calendar", () => {
  test.each([
    ['within a date', 'UTC', '2026-03-02T08:00Z', '2026-03-02T09:00Z', '2026-03-02', '2026-03-02'],
    ['a whole date: an end at midnight does not cover the next', 'UTC', '2026-03-02T00:00Z', '2026-03-03T00:00Z', '2026-03-02', '2026-03-02'],
    ['one minute past midnight', 'UTC', '2026-03-02T00:00Z', '2026-03-03T00:01Z', '2026-03-02', '2026-03-03'],
    ['the next date already', 'Asia/Kathmandu', '2026-03-02T18:15Z', '2026-03-02T19:00Z', '2026-03-03', '2026-03-03'],
    ['until midnight there', 'Asia/Kathmandu', '2026-03-02T17:00Z', '2026-03-02T18:15Z', '2026-03-02', '2026-03-02'],
    ['still the date before', 'America/New_York', '2026-03-03T04:00Z', '2026-03-03T05:00Z', '2026-03-02', '2026-03-02'],
    ['until the skipped midnight', 'America/Santiago', '2026-09-06T03:00Z', '2026-09-06T04:00Z', '2026-09-05', '2026-09-05'],
    ['over the skipped midnight', 'America/Santiago', '2026-09-06T03:00Z', '2026-09-06T04:30Z', '2026-09-05', '2026-09-06'],
    ['within the last hour the second time', 'Africa/Cairo', '2026-10-29T21:30Z', '2026-10-29T22:00Z', '2026-10-29', '2026-10-29'],
    ['no time at all, at midnight', 'UTC', '2026-03-02T00:00Z', '2026-03-02T00:00Z', '2026-03-02', '2026-03-02'],
  ])('%s (%s)', (_, zone, start, end, first, last) => {
    expect(covered(between(start, end), zone)).toEqual([first, last])
  })
})
