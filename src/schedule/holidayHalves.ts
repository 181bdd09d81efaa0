import { type Day, plainDate } from '../calendar'
import type { HolidayCalendar } from '../records'

/** Which halves of a date are public holidays. */
export interface HolidayHalves {
  readonly am: boolean
  readonly pm: boolean
}

/**
 * The halves that a calendar takes out of each of its dates; several entries of one date add up.
 *
 * @example
 * const days = [{ id: 'new-year', date: '1970-01-02', duration: 'morning', names: [] }] as const
 * holidayHalves({ id: 'holidays', name: 'Holidays', days }).get(1) // { am: true, pm: false }
 */
export function holidayHalves({ days }: HolidayCalendar): ReadonlyMap<Day, HolidayHalves> {
  const halves = new Map<Day, HolidayHalves>()
  for (const { date, duration } of days) {
    const day = plainDate(date)
    const other = halves.get(day)
    halves.set(day, {
      am: duration !== 'afternoon' || other?.am === true,
      pm: duration !== 'morning' || other?.pm === true,
    })
  }
  return halves
}
