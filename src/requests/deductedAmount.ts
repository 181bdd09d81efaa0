import type { AbsenceTimes } from '../duration/absenceDays'
import { absenceDuration } from '../duration/absenceDuration'
import { isDayUnit } from '../duration/leaveUnits'
import { requesterTime } from './requesterTime'
import type { TransitionContext } from './transitionContext'

/** What an absence takes from its allowance type: days, or minutes for time units (decisions 15 to 22). */
export function deductedAmount(times: AbsenceTimes, context: TransitionContext): number {
  const { leaveType, workspace } = context
  const terms = { leaveType, ...requesterTime(context), fiscalYearStartMonth: workspace.fiscalYearStartMonth }
  const { workdayDays, workdayMinutes } = absenceDuration([times], terms)
  return isDayUnit(leaveType.leaveUnit) ? workdayDays : workdayMinutes
}
