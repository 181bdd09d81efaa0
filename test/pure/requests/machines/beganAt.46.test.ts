/** Decision 46: when an absence has begun; decisions 12 and 18: on clocks that jump, under the schedule of the date. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beganAt } from '../../../../src/requests/beganAt'
import { plainDates } from '../../../../src/testing'
import { afternoons, calendar, day as weekday, everyDay, mornings, office, workdays } from '../../schedule/given'
import { between, day } from './given'

const inUtc = (...of: Parameters<typeof day>): string => new Date(beganAt(day(...of), calendar(), 'UTC')).toISOString()

describe('D46: the start of the first covered half', () => {
  test.each([
    ['a full day', day('2026-07-06'), [office], '2026-07-06T08:00:00.000Z'],
    ['a morning', day('2026-07-06', 'am'), [office], '2026-07-06T08:00:00.000Z'],
    ['an afternoon', day('2026-07-06', 'pm'), [office], '2026-07-06T13:00:00.000Z'],
    ['an early shift', day('2026-07-06'), [everyDay(weekday('05:30-09:00', '09:00-14:00'))], '2026-07-06T05:30:00.000Z'],
    ['a half that is not worked: 00:00', day('2026-07-06'), [everyDay(afternoons)], '2026-07-06T00:00:00.000Z'],
    ['a half that is not worked: 12:00', day('2026-07-06', 'pm'), [everyDay(mornings)], '2026-07-06T12:00:00.000Z'],
    ['a Sunday', day('2026-07-05'), [office], '2026-07-05T00:00:00.000Z'],
    ['the afternoon of a Sunday', day('2026-07-05', 'pm'), [office], '2026-07-05T12:00:00.000Z'],
    ['D18: before another schedule', day('2026-07-05'), [everyDay(weekday('06:00-10:00', null)), everyDay(weekday('09:00-10:00', null), '2026-07-06')], '2026-07-05T06:00:00.000Z'],
    ['D18: with another schedule', day('2026-07-06'), [everyDay(weekday('06:00-10:00', null)), everyDay(weekday('09:00-10:00', null), '2026-07-06')], '2026-07-06T09:00:00.000Z'],
  ])('%s', (_, times, schedules, expected) => {
    expect(new Date(beganAt(times, calendar(schedules), 'UTC')).toISOString()).toBe(expected)
  })

  test('of several dates, the first', () => {
    expect(new Date(beganAt({ ...day('2026-07-04', 'pm'), end: '2026-07-10' }, calendar(), 'UTC')).toISOString()).toBe('2026-07-04T12:00:00.000Z')
  })

  test('on a leap day, at year ends', () => {
    expect(inUtc('2028-02-29')).toBe('2028-02-29T08:00:00.000Z')
    expect(inUtc('2026-12-31', 'pm')).toBe('2026-12-31T13:00:00.000Z')
    expect(inUtc('2027-01-01')).toBe('2027-01-01T08:00:00.000Z')
  })
})

test('D46: time units begin at their instant, whatever the schedule, the zone and the halves', () => {
  const times = { ...between('2026-07-05T03:07Z', '2026-07-05T04:00Z'), startAt: 'afternoon' } as const
  expect(beganAt(times, calendar(), 'Asia/Kathmandu')).toBe(Date.UTC(2026, 6, 5, 3, 7))
})

describe('D46: the local start', () => {
  const early = [everyDay(weekday('02:30-06:00', null))]
  test.each([
    ['in summer', 'Europe/Berlin', day('2026-07-06'), [office], '2026-07-06T06:00:00.000Z'],
    ['in winter', 'Europe/Berlin', day('2026-01-05'), [office], '2026-01-05T07:00:00.000Z'],
    ['on the day the clock springs forward', 'Europe/Berlin', day('2026-03-29'), [everyDay(weekday('08:00-12:00', null))], '2026-03-29T06:00:00.000Z'],
    ['D12: in the gap: moved by it', 'Europe/Berlin', day('2026-03-29'), early, '2026-03-29T01:30:00.000Z'],
    ['D12: in the overlap: the first', 'Europe/Berlin', day('2026-10-25'), early, '2026-10-25T00:30:00.000Z'],
    ['a midnight that is skipped', 'America/Santiago', day('2026-09-06'), [workdays(mornings)], '2026-09-06T04:00:00.000Z'],
    ['a day ahead of UTC', 'Pacific/Kiritimati', day('2026-07-06'), [office], '2026-07-05T18:00:00.000Z'],
  ])('%s', (_, zone, times, schedules, expected) => {
    expect(new Date(beganAt(times, calendar(schedules), zone)).toISOString()).toBe(expected)
  })

  test('a morning never begins after the afternoon of its date, nor before the date in UTC', () => {
    fc.assert(fc.property(plainDates({ min: '1970-01-01', max: '2100-12-31' }), (date) => {
      const [morning, afternoon] = [day(date), day(date, 'pm')].map((times) => beganAt(times, calendar(), 'UTC'))
      const midnight = Date.parse(date)
      expect(morning).toBeLessThan(afternoon!)
      expect([0, 8]).toContain((morning! - midnight) / 3_600_000)
      expect([12, 13]).toContain((afternoon! - midnight) / 3_600_000)
    }))
  })
})
