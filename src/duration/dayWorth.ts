import { MINUTES_PER_DAY } from '../calendar'
import type { LeaveType } from '../records'
import type { HolidayHalves, MinuteRange, WorkingDay } from '../schedule'

/** Which of schedule and holidays a leave type looks at (decision 19). */
export type Ignored = Pick<LeaveType, 'ignoreSchedule' | 'ignorePublicHolidays'>

/** Which halves of a date an absence covers. */
export interface CoveredHalves {
  readonly am: boolean
  readonly pm: boolean
}

const HALF_DAY = 0.5
const halves = ['am', 'pm'] as const

const count = (covered: (half: 'am' | 'pm') => boolean): number => halves.filter(covered).length

/** What covering halves of a date costs in days: 0, 0.5 or 1 (decisions 15, 16, 19). */
export function daysWorth(day: WorkingDay, holiday: HolidayHalves, covered: CoveredHalves, ignored: Ignored): number {
  const isFree = (half: 'am' | 'pm'): boolean => !ignored.ignorePublicHolidays && holiday[half]
  const isWorked = (half: 'am' | 'pm'): boolean => ignored.ignoreSchedule || day[half] !== null
  const deducted = HALF_DAY * count((half) => covered[half] && isWorked(half) && !isFree(half))
  if (deducted === 0 || ignored.ignoreSchedule || !day.deductFullDay) return deducted
  return 1 - HALF_DAY * count(isFree)
}

const overlap = (a: MinuteRange, b: MinuteRange): number => Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from))

/** What being absent between two times of a date costs in minutes (decisions 17, 19). */
export function minutesWorth(day: WorkingDay, holiday: HolidayHalves, absent: MinuteRange, ignored: Ignored): number {
  const calendarHalves = { am: { from: 0, to: day.division }, pm: { from: day.division, to: MINUTES_PER_DAY } }
  let minutes = 0
  for (const half of halves) {
    const counted = ignored.ignoreSchedule ? calendarHalves[half] : day[half]
    const isFree = !ignored.ignorePublicHolidays && holiday[half]
    if (counted !== null && !isFree) minutes += overlap(absent, counted)
  }
  return minutes
}
