import { type Day, dateAt, instantOfRecord } from '../calendar'
import { holidayHalves, type WorkingCalendar, workingCalendar } from '../schedule'
import type { PreviewContext } from './previewContext'

/** The requester's calendar and clock, found once for all rules. */
export interface Setting {
  readonly context: PreviewContext
  readonly timeZone: string
  readonly today: Day
  readonly calendar: WorkingCalendar
}

/** Reads the requester's clock and calendar off a context (decisions 9, 18). */
export function settingOf(context: PreviewContext): Setting {
  const { now, workspace, requester, holidayCalendar } = context
  const timeZone = requester.timeZone ?? workspace.timeZone
  const holidays = holidayCalendar === null ? new Map<Day, never>() : holidayHalves(holidayCalendar)
  return {
    context,
    timeZone,
    today: dateAt(instantOfRecord(now), timeZone),
    calendar: workingCalendar(requester.schedules, workspace.defaultSchedule, holidays),
  }
}
