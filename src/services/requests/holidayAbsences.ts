import type { RequestWindow } from '../../ports'
import type { HolidayCalendar, Member, PlainDate } from '../../records'
import type { AbsenceOnDay } from './absenceOnDay'

/** The public holidays of a member within the dates of a window; none outside of their employment. */
export function holidayAbsences(member: Member, calendar: HolidayCalendar | null, { from, to }: RequestWindow): AbsenceOnDay[] {
  const { id: memberId, employmentStartDate: first, employmentEndDate: last } = member
  const isEmployed = (date: PlainDate): boolean => (first === null || date >= first) && (last === null || date <= last)
  const listed = (calendar?.days ?? []).filter(({ date }) => date >= from && date <= to && isEmployed(date))
  return listed.map((holiday) => ({
    type: 'public_holiday', memberId, date: holiday.date, request: null, holiday,
    startAt: holiday.duration === 'afternoon' ? 'afternoon' : 'morning',
    endAt: holiday.duration === 'morning' ? 'lunchtime' : 'end_of_day',
  }))
}
