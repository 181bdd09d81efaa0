import fc from 'fast-check'
import type { Holiday, HolidayCalendar } from '../../records'
import type { DateWindow } from '../arbitraries/dateWindow'
import { plainDates } from '../arbitraries/plainDates'
import { scrambledId } from '../arbitraries/scrambledId'

/** Where holidays lie, and how many there may be. */
export interface HolidayCalendarsOptions extends DateWindow {
  readonly maxHolidays?: number
  /** Keeps the ids of several calendars apart. */
  readonly idSeries?: number
}

/**
 * Calendars of whole and half public holidays, in no order; now and then two of them share a date.
 *
 * @example
 * ```ts
 * import fc from 'fast-check'
 * import { holidayCalendars } from 'absence-engine/testing'
 *
 * const arbitrary = holidayCalendars({ min: '2026-01-01', max: '2026-12-31', maxHolidays: 5 })
 * fc.assert(fc.property(arbitrary, ({ days }) => days.length <= 5 && days.every(({ date }) => date.startsWith('2026-'))))
 * ```
 */
export function holidayCalendars(options: HolidayCalendarsOptions): fc.Arbitrary<HolidayCalendar> {
  const { maxHolidays = 12, idSeries = 0, ...window } = options
  const draw = fc.record({
    date: plainDates(window),
    duration: fc.constantFrom<Holiday['duration'][]>('full_day', 'morning', 'afternoon'),
    again: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  })
  return fc.array(draw, { maxLength: maxHolidays, size: 'max' }).map((draws) => ({
    id: scrambledId('holidayCalendar', 0, idSeries),
    name: `Calendar ${idSeries}`,
    days: draws.map(({ date, duration, again }, n) => ({
      id: scrambledId('holiday', n, idSeries), date: again ? (draws[n - 1]?.date ?? date) : date, duration,
      names: [{ language: 'en', name: `Holiday ${n}` }],
    })),
  }))
}
