import { type Day, MINUTES_PER_DAY, instantOfRecord, plainDate, wallClockMinutes } from '../calendar'
import type { AbsenceRequest, LeaveType } from '../records'
import { type HolidayHalves, type MinuteRange, type WorkingCalendar, type WorkingDay, holidayOn, workingDayOn } from '../schedule'
import { type CoveredHalves, type Ignored, daysWorth, minutesWorth } from './dayWorth'
import { isDayUnit } from './leaveUnits'

/** When an absence is: the part of a request that decides its duration. */
export type AbsenceTimes = Pick<AbsenceRequest, 'start' | 'end' | 'startAt' | 'endAt'>

/** What decides the cost of an absence. */
export interface AbsenceTerms {
  readonly leaveType: Pick<LeaveType, 'leaveUnit' | 'ignoreSchedule' | 'ignorePublicHolidays'>
  readonly calendar: WorkingCalendar
  /** Of the member: reads the wall clock of an instant (decision 9). */
  readonly timeZone: string
}

/** What an absence costs on one of its dates: days for day units, minutes for time units. */
export interface AbsenceDay {
  readonly date: Day
  readonly amount: number
  /** What it would cost without public holidays; 0 = outside of the schedule (decision 20). */
  readonly withoutHolidays: number
}

type WorthOf<C> = (day: WorkingDay, holiday: HolidayHalves, covered: C, ignored: Ignored) => number

type Cover<C> = (date: Day, covered: C) => void

/** Visits every date of a day-unit absence with the halves it covers (decision 13). */
function eachDate({ start, end, startAt, endAt }: AbsenceTimes, cover: Cover<CoveredHalves>): void {
  const [first, last] = [plainDate(start), plainDate(end)]
  for (let date = first; date <= last; date++) {
    cover(date, { am: date > first || startAt === 'morning', pm: date < last || endAt === 'end_of_day' })
  }
}

/** Visits every date of a time-unit absence with its minutes on the wall clock, each calendar day apart (decision 17). */
function eachStretch({ start, end }: AbsenceTimes, timeZone: string, cover: Cover<MinuteRange>): void {
  const last = wallClockMinutes(instantOfRecord(end), timeZone)
  for (let minute = wallClockMinutes(instantOfRecord(start), timeZone); minute < last; ) {
    const date = Math.floor(minute / MINUTES_PER_DAY)
    const midnight = date * MINUTES_PER_DAY
    const to = Math.min(last, midnight + MINUTES_PER_DAY)
    cover(date, { from: minute - midnight, to: to - midnight })
    minute = to
  }
}

/** What an absence costs on each of its dates, in date order; dates that cost nothing are listed too. */
export function absenceDays(absence: AbsenceTimes, { leaveType, calendar, timeZone }: AbsenceTerms): AbsenceDay[] {
  const scheduleOnly = { ignoreSchedule: leaveType.ignoreSchedule, ignorePublicHolidays: true }
  const days: AbsenceDay[] = []
  const costing = <C>(worthOf: WorthOf<C>): Cover<C> => (date, covered) => {
    const [day, holiday] = [workingDayOn(calendar, date), holidayOn(calendar, date)]
    const amount = worthOf(day, holiday, covered, leaveType)
    const withoutHolidays = holiday.am || holiday.pm ? worthOf(day, holiday, covered, scheduleOnly) : amount
    days.push({ date, amount, withoutHolidays })
  }
  if (isDayUnit(leaveType.leaveUnit)) eachDate(absence, costing(daysWorth))
  else eachStretch(absence, timeZone, costing(minutesWorth))
  return days
}
