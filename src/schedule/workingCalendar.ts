import { type Day, OPEN_START, plainDate, weekdayIndex } from '../calendar'
import type { Schedule } from '../records'
import type { HolidayHalves } from './holidayHalves'
import { weekOf } from './weekOf'
import type { WorkingDay } from './workingDay'

/** A version of the working week, valid from a day until the next version's. */
interface Week {
  readonly from: Day
  readonly days: readonly WorkingDay[]
  /** Of the week's longest day. */
  readonly longestMinutes: number
}

/** When a member works: the versions of their week in order, and their public holidays. */
export interface WorkingCalendar {
  readonly weeks: readonly Week[]
  readonly holidays: ReadonlyMap<Day, HolidayHalves>
}

const noHoliday: HolidayHalves = { am: false, pm: false }
/** Stands in for the length of a day where a schedule has no working time at all. */
const EIGHT_HOURS = 480

function week(schedule: Schedule): Week {
  const days = weekOf(schedule)
  return {
    from: schedule.from === null ? OPEN_START : plainDate(schedule.from),
    days,
    longestMinutes: Math.max(...days.map(({ scheduledMinutes }) => scheduledMinutes)) || EIGHT_HOURS,
  }
}

/**
 * The calendar of a member with these schedules, or with the workspace's default when there are none (decision 18).
 *
 * @example
 * workingCalendar([], snapshot.workspace.defaultSchedule, new Map()).weeks.length // 1
 */
export function workingCalendar(
  schedules: readonly Schedule[],
  defaultSchedule: Schedule,
  holidays: ReadonlyMap<Day, HolidayHalves>,
): WorkingCalendar {
  const weeks = (schedules.length > 0 ? schedules : [defaultSchedule]).map(week)
  return { weeks: weeks.sort((a, b) => (a.from === b.from ? 0 : a.from - b.from)), holidays }
}

/** The version of a date: the latest that has begun; before the first one, the first (decision 18). */
function weekOn({ weeks }: WorkingCalendar, date: Day): Week {
  let index = weeks.length - 1
  while (index > 0 && weeks[index]!.from > date) index--
  return weeks[index]!
}

/** What the member's schedule says of a date. */
export const workingDayOn = (calendar: WorkingCalendar, date: Day): WorkingDay =>
  weekOn(calendar, date).days[weekdayIndex(date)]!

/** Which halves of a date are holidays. */
export const holidayOn = ({ holidays }: WorkingCalendar, date: Day): HolidayHalves => holidays.get(date) ?? noHoliday

/** What one day is in minutes: those scheduled on the date; where there are none, of the week's longest day (decision 21). */
export function minutesOfDay(calendar: WorkingCalendar, date: Day): number {
  const { scheduledMinutes } = workingDayOn(calendar, date)
  return scheduledMinutes > 0 ? scheduledMinutes : weekOn(calendar, date).longestMinutes
}
