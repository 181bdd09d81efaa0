import fc from 'fast-check'
import { type WorkingCalendar, holidayHalves, workingCalendar } from '../../schedule'
import type { DateWindow } from '../arbitraries/dateWindow'
import { workweek } from '../build/workweek'
import { recordId } from '../recordId'
import { recordedAt } from '../recordedAt'
import { holidayCalendars } from './holidayCalendars'
import { schedules } from './schedules'

/**
 * Working calendars of members: their schedules, or the usual week where they have none, less their public holidays.
 *
 * @example
 * ```ts
 * import { absenceDuration } from 'absence-engine'
 * import fc from 'fast-check'
 * import { workingCalendars } from 'absence-engine/testing'
 *
 * const leaveType = { leaveUnit: 'days', ignoreSchedule: false, ignorePublicHolidays: false } as const
 * const week = { start: '2026-03-02', end: '2026-03-08', startAt: 'morning', endAt: 'end_of_day' } as const
 * fc.assert(fc.property(workingCalendars({ min: '2026-01-01', max: '2026-12-31' }), (calendar) =>
 *   absenceDuration([week], { leaveType, calendar, timeZone: 'UTC', fiscalYearStartMonth: 1 }).workdayDays <= 7))
 * ```
 */
export const workingCalendars = (window: DateWindow): fc.Arbitrary<WorkingCalendar> =>
  fc.tuple(schedules(window), holidayCalendars(window)).map(([list, free]) =>
    workingCalendar(list, workweek(recordId('schedule', 0), recordedAt), holidayHalves(free)))
