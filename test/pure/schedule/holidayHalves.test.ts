/** Public holidays: which halves of which dates are free. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainDate } from '../../../src/calendar'
import type { PlainDate } from '../../../src/records'
import { holidayHalves, holidayOn } from '../../../src/schedule'
import { plainDates } from '../../../src/testing'
import { holidayCalendars } from '../../../src/testing/schedules/holidayCalendars'
import { calendar, holidays } from './given'

const halvesOn = (free: ReturnType<typeof holidays>, date: PlainDate) => holidayOn(calendar([], free), plainDate(date))

test.each([
  ['full_day', { am: true, pm: true }],
  ['morning', { am: true, pm: false }],
  ['afternoon', { am: false, pm: true }],
] as const)('decision 15: a holiday of %s', (duration, expected) => {
  const free = holidays(['2026-12-24', duration])
  expect(halvesOn(free, '2026-12-24')).toEqual(expected)
  expect([halvesOn(free, '2026-12-23'), halvesOn(free, '2026-12-25')]).toEqual([{ am: false, pm: false }, { am: false, pm: false }])
})

test('a calendar without days has no holidays', () => {
  expect(holidayHalves(holidays()).size).toBe(0)
  expect(halvesOn(holidays(), '2026-12-24')).toEqual({ am: false, pm: false })
})

test.each([
  [['morning', 'afternoon']], [['afternoon', 'morning']], [['morning', 'full_day']], [['full_day', 'morning']],
  [['afternoon', 'full_day']], [['full_day', 'afternoon']],
] as const)('two holidays of one date add up: %j', ([first, second]) => {
  expect(halvesOn(holidays(['2026-12-24', first], ['2026-12-24', second]), '2026-12-24')).toEqual({ am: true, pm: true })
})

test('the same half twice stays one half', () => {
  expect(halvesOn(holidays(['2026-12-24', 'morning'], ['2026-12-24', 'morning']), '2026-12-24')).toEqual({ am: true, pm: false })
  expect(halvesOn(holidays(['2026-12-24', 'afternoon'], ['2026-12-24', 'afternoon']), '2026-12-24')).toEqual({ am: false, pm: true })
})

test('a holiday counts in its own year only', () => {
  const free = holidays(['2026-12-25', 'full_day'])
  expect(halvesOn(free, '2027-12-25')).toEqual({ am: false, pm: false })
})

test('any calendar, any date: a half is free when one of the date\'s entries takes it', () => {
  const window = { min: '2025-12-01', max: '2026-12-31' }
  fc.assert(fc.property(holidayCalendars(window), plainDates(window), fc.nat(), (free, anyDate, pick) => {
    const date = free.days.length > 0 && pick % 2 === 0 ? free.days[pick % free.days.length]!.date : anyDate
    const durations = free.days.filter((one) => one.date === date).map((one) => one.duration)
    expect(halvesOn(free, date)).toEqual({
      am: durations.some((duration) => duration === 'full_day' || duration === 'morning'),
      pm: durations.some((duration) => duration === 'full_day' || duration === 'afternoon'),
    })
  }), { numRuns: 300 })
})
