import type { LeaveUnit } from '../records'
import type { MemberTime } from '../schedule'
import type { AbsenceTimes } from './absenceDays'
import { workdayAbsence } from './workdayAbsence'

/** How long an absence is on the calendar, whatever the schedule and the holidays: days in halves, or minutes (decision 3). */
export const calendarExtent = (absence: AbsenceTimes, leaveUnit: LeaveUnit, time: MemberTime): number =>
  workdayAbsence(absence, { leaveType: { leaveUnit, ignoreSchedule: true, ignorePublicHolidays: true }, ...time })
