import { exactSum } from '../amount'
import { type AbsenceTerms, type AbsenceTimes, absenceDays } from './absenceDays'
import { isDayUnit } from './leaveUnits'

/** What an absence costs on working time after holidays: days for day and half-day units, minutes for time units (decisions 15 to 20). */
export function workdayAbsence(absence: AbsenceTimes, terms: AbsenceTerms): number {
  const amounts = absenceDays(absence, terms).map(({ amount }) => amount)
  return exactSum(amounts, isDayUnit(terms.leaveType.leaveUnit) ? 'days' : 'hours')
}
