import { type Day, formatPlainDate } from '../../calendar'
import type { ListWindow } from '../../calendar/listWindow'
import { type AbsenceTerms, type AbsenceTimes, absenceDays } from '../../duration/absenceDays'
import type { AbsenceRequest } from '../../records'
import type { MemberTime } from '../../schedule'
import type { AbsenceOnDay } from './absenceOnDay'
import { datesInWindow } from './datesInWindow'
import { dayCoverage } from './dayCoverage'
import type { DrawnTypes } from './drawnTypes'

/** The amounts of an absence by date; 0 on a date that costs nothing. */
function amountsOf(times: AbsenceTimes, terms: AbsenceTerms): (date: Day) => number {
  const amounts = new Map(absenceDays(times, terms).map(({ date, amount }) => [date, amount]))
  return (date) => amounts.get(date) ?? 0
}

/** A request on each of its dates within the window, in date order. */
export function requestAbsences(
  request: AbsenceRequest,
  { leaveType, allowanceType }: DrawnTypes,
  time: MemberTime,
  window: ListWindow,
): AbsenceOnDay[] {
  const onCalendar = amountsOf(request, { leaveType: { ...leaveType, ignoreSchedule: true, ignorePublicHolidays: true }, ...time })
  const onWorkingTime = amountsOf(request, { leaveType, ...time })
  const { id, memberId, status } = request
  const { takesFromAllowance } = leaveType
  return datesInWindow(request, window, time.timeZone).map((date) => {
    const { startAt, endAt } = dayCoverage(request, date, time.timeZone)
    return {
      type: 'request', memberId, date: formatPlainDate(date), startAt, endAt, holiday: null,
      request: {
        id, status, leaveType, takesFromAllowance, allowanceType,
        duration: onCalendar(date), workdayAbsenceDuration: onWorkingTime(date),
      },
    }
  })
}
