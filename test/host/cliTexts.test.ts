import { describe, expect, test } from 'vitest'
import { obstacleText } from '../../src/cli/obstacleText'
import { periodText } from '../../src/cli/periodText'
import { codes } from '../../src/kernel/codes'
import { absencePolicies } from '../../src/preview/absencePolicies'
import { seriesPolicies } from '../../src/preview/seriesPolicies'
import { previewContext } from './docs/preamble'

const period = (start: string, end: string, startAt: 'morning' | 'afternoon' = 'morning', endAt: 'lunchtime' | 'end_of_day' = 'end_of_day'): string =>
  periodText({ start, end, startAt, endAt }, 'Europe/Berlin')

describe('when an absence is, in words', () => {
  test.each([
    ['2026-08-03', '2026-08-03', 'on 3 August 2026'],
    ['2026-08-03', '2026-08-05', 'from 3 to 5 August 2026'],
    ['2026-07-30', '2026-08-02', 'from 30 July to 2 August 2026'],
    ['2026-12-30', '2027-01-04', 'from 30 December 2026 to 4 January 2027'],
    ['2026-08-05', '2027-08-05', 'from 5 August 2026 to 5 August 2027'],
    ['2026-07-05', '2026-08-05', 'from 5 July to 5 August 2026'],
    ['2028-02-29', '2028-03-01', 'from 29 February to 1 March 2028'],
  ])('%s to %s', (start, end, words) => {
    expect(period(start, end)).toBe(words)
  })

  test('halves', () => {
    expect(period('2026-08-03', '2026-08-03', 'afternoon')).toBe('on 3 August 2026 in the afternoon')
    expect(period('2026-08-03', '2026-08-03', 'morning', 'lunchtime')).toBe('on 3 August 2026 in the morning')
    expect(period('2026-08-03', '2026-08-05', 'afternoon', 'lunchtime')).toBe('from the afternoon of 3 to lunchtime on 5 August 2026')
  })

  test('times are on the clock of the zone', () => {
    expect(period('2026-07-17T11:00:00.000Z', '2026-07-17T15:05:00.000Z')).toBe('on 17 July 2026 from 13:00 to 17:05')
    expect(period('2026-01-17T22:30:00.000Z', '2026-01-17T23:30:00.000Z')).toBe('from 23:30 on 17 January 2026 to 00:30 on 18 January 2026')
    expect(periodText({ start: '1969-12-31T12:00:00.000Z', end: '1969-12-31T13:00:00.000Z' }, 'UTC')).toBe('on 31 December 1969 from 12:00 to 13:00')
  })
})

describe('why a request cannot be created', () => {
  const creationCodes = ['REQUEST_CONFLICT', 'DEPARTMENT_LIMIT_REACHED', 'ALLOWANCE_INSUFFICIENT'] as const
  const all = [...[...seriesPolicies, ...absencePolicies].map(({ code }) => code), ...creationCodes]

  test.each(all)('%s has a sentence of its own', (code) => {
    expect(obstacleText({ code, date: null }, previewContext)).not.toBe(codes[code].message)
  })

  test.each([
    ['PAST_DATE_NOT_ALLOWED', '2025-12-29', '2025-12-29 lies before the current fiscal year'],
    ['OUTSIDE_EMPLOYMENT_PERIOD', '2016-08-31', 'Murat Aydin is not employed on 2016-08-31'],
    ['REASON_TOO_LONG', null, 'the reason is longer than 1000 characters'],
    ['NO_APPROVER_SET', null, 'Annual leave needs approval, and Murat Aydin has no approver'],
    ['DEPARTMENT_LIMIT_REACHED', '2026-08-10', 'a department allows nobody else to be absent on 2026-08-10'],
  ] as const)('%s', (code, date, sentence) => {
    expect(obstacleText({ code, date }, previewContext)).toBe(sentence)
  })

  test('HOUR_LEAVE_TYPE_REQUIRES_TIME_RANGE names the steps of the unit', () => {
    const quarters = { ...previewContext, leaveType: { ...previewContext.leaveType, name: 'Errands', leaveUnit: 'minutes_15' as const } }
    expect(obstacleText({ code: 'HOUR_LEAVE_TYPE_REQUIRES_TIME_RANGE', date: null }, quarters))
      .toBe('Errands needs a start time and a later end time, in steps of 15 minutes')
  })
})
