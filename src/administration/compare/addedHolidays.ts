import type { Holiday, HolidayCalendar, Id } from '../../records'
import type { AddedHoliday } from './termsChanges'

/** The added holidays that come into a calendar. */
export const holidaysOf = (calendarId: Id, added: readonly AddedHoliday[]): Holiday[] =>
  added
    .filter(({ holidayCalendarId = null }) => holidayCalendarId === null || holidayCalendarId === calendarId)
    .map(({ date, duration }, index) => ({ id: `new holiday ${index}`, date, duration, names: [] }))

/** The calendars with the added holidays. */
export const withHolidays = (calendars: readonly HolidayCalendar[], added: readonly AddedHoliday[]): HolidayCalendar[] =>
  calendars.map((calendar) => ({ ...calendar, days: [...calendar.days, ...holidaysOf(calendar.id, added)] }))
