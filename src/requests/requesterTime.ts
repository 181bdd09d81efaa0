import { holidayHalves, type WorkingCalendar, workingCalendar } from '../schedule'
import type { TransitionContext } from './transitionContext'

/** When the requester works, and the zone whose wall clock they read (decisions 9, 18). */
export interface RequesterTime {
  readonly calendar: WorkingCalendar
  readonly timeZone: string
}

export function requesterTime(
  { requester, workspace, holidayCalendar }: Pick<TransitionContext, 'requester' | 'workspace' | 'holidayCalendar'>,
): RequesterTime {
  const holidays = holidayCalendar === null ? new Map<number, never>() : holidayHalves(holidayCalendar)
  return {
    calendar: workingCalendar(requester.schedules, workspace.defaultSchedule, holidays),
    timeZone: requester.timeZone ?? workspace.timeZone,
  }
}
