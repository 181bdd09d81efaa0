import { type Day, MINUTES_PER_DAY, instantOfRecord, plainDate, wallClockMinutes } from '../calendar'
import type { AbsenceRequest, LeaveType } from '../records'
import { type WorkingCalendar, holidayOn, workingDayOn } from '../schedule'
import { type CoveredHalves, daysWorth, minutesWorth } from './dayWorth'
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

/** Every date of a day-unit absence with the halves it covers (decision 13). */
function* coveredDates({ start, end, startAt, endAt }: AbsenceTimes): Generator<CoveredHalves & { date: Day }, void> {
  const [first, last] = [plainDate(start), plainDate(end)]
  for (let date = first; date <= last; date++) {
    yield { date, am: date > first || startAt === 'morning', pm: date < last || endAt === 'end_of_day' }
  }
}

/** Every date of a time-unit absence with its minutes on the wall clock, each calendar day apart (decision 17). */
function* coveredTimes({ start, end }: AbsenceTimes, timeZone: string): Generator<{ date: Day; from: number; to: number }, void> {
  const last = wallClockMinutes(instantOfRecord(end), timeZone)
  for (let minute = wallClockMinutes(instantOfRecord(start), timeZone); minute < last; ) {
    const date = Math.floor(minute / MINUTES_PER_DAY)
    const midnight = date * MINUTES_PER_DAY
    const to = Math.min(last, midnight + MINUTES_PER_DAY)
    yield { date, from: minute - midnight, to: to - midnight }
    minute = to
  }
}

/** What an absence costs on each of its dates, in date order; dates that cost nothing are listed too. */
export function* absenceDays(absence: AbsenceTimes, terms: AbsenceTerms): Generator<AbsenceDay, void> {
  const { leaveType, calendar, timeZone } = terms
  const scheduleOnly = { ignoreSchedule: leaveType.ignoreSchedule, ignorePublicHolidays: true }
  if (isDayUnit(leaveType.leaveUnit)) {
    for (const covered of coveredDates(absence)) {
      const { date } = covered
      const [day, holiday] = [workingDayOn(calendar, date), holidayOn(calendar, date)]
      yield {
        date,
        amount: daysWorth(day, holiday, covered, leaveType),
        withoutHolidays: daysWorth(day, holiday, covered, scheduleOnly),
      }
    }
    return
  }
  for (const covered of coveredTimes(absence, timeZone)) {
    const { date } = covered
    const [day, holiday] = [workingDayOn(calendar, date), holidayOn(calendar, date)]
    yield {
      date,
      amount: minutesWorth(day, holiday, covered, leaveType),
      withoutHolidays: minutesWorth(day, holiday, covered, scheduleOnly),
    }
  }
}
