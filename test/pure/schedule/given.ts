/**
 * Builders for schedules and holidays. 2 March 2026 is a Monday. A slot that is not worked carries times that would show
 * if they were read: they run backwards over midnight (decision 18 reads only enabled slots).
 */
import { plainDate } from '../../../src/calendar'
import type { Holiday, HolidayCalendar, PlainDate, Schedule, ScheduleDay, Slot, Weekday } from '../../../src/records'
import { type HolidayHalves, type WorkingCalendar, type WorkingDay, holidayHalves, workingCalendar, workingDayOn } from '../../../src/schedule'

const created = '1970-01-01T00:00:00.000Z'


/** `08:00-12:00`; null = a half that is not worked. */
function slot(times: string | null): Slot {
  if (times === null) return { start: '23:00', end: '01:00', enabled: false }
  const [start, end] = times.split('-')
  return { start: start!, end: end!, enabled: true }
}

/** One weekday by its two slots. */
export const day = (am: string | null, pm: string | null, deductFullDay = false): ScheduleDay => ({ am: slot(am), pm: slot(pm), deductFullDay })

export const fullDay = day('08:00-12:00', '13:00-17:00')
export const mornings = day('08:00-12:00', null)
export const afternoons = day(null, '13:00-17:00')
export const dayOff = day(null, null)

/** The named weekdays; all others are off. */
export function week(some: Partial<Record<Weekday, ScheduleDay>>, from: PlainDate | null = null): Schedule {
  const off = {
    monday: dayOff, tuesday: dayOff, wednesday: dayOff, thursday: dayOff, friday: dayOff, saturday: dayOff, sunday: dayOff,
  }
  return { id: `week from ${from ?? 'ever'}`, createdAt: created, updatedAt: created, from, days: { ...off, ...some } }
}

/** The same on Monday to Friday. */
export const workdays = (each: ScheduleDay, from: PlainDate | null = null): Schedule =>
  week({ monday: each, tuesday: each, wednesday: each, thursday: each, friday: each }, from)

/** The same on all seven days. */
export const everyDay = (each: ScheduleDay, from: PlainDate | null = null): Schedule =>
  week({ monday: each, tuesday: each, wednesday: each, thursday: each, friday: each, saturday: each, sunday: each }, from)

/** Monday to Friday, 08:00 to 12:00 and 13:00 to 17:00. */
export const office = workdays(fullDay)

/** A public holiday calendar of [date, which part of it]. */
export function holidays(...list: readonly (readonly [PlainDate, Holiday['duration']])[]): HolidayCalendar {
  return {
    id: 'holidays', name: 'Holidays', days: list.map(([date, duration]) => ({ id: `${duration} of ${date}`, date, duration, names: [] })),
  }
}

export const noHolidays: ReadonlyMap<number, HolidayHalves> = new Map()

/** The working calendar of a member with these schedules; without any, the office week is the workspace's default. */
export const calendar = (schedules: readonly Schedule[] = [], free: HolidayCalendar = holidays()): WorkingCalendar =>
  workingCalendar(schedules, office, holidayHalves(free))

export const dayOn = (of: WorkingCalendar, date: PlainDate): WorkingDay => workingDayOn(of, plainDate(date))
