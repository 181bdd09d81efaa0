import { type Day, dateAt, instantOfRecord } from '../calendar'
import { type MemberTime, memberTime } from '../schedule'
import type { PreviewContext } from './previewContext'

/** The requester's calendar and clock, found once for all rules. */
export interface Setting extends MemberTime {
  readonly context: PreviewContext
  readonly today: Day
}

/** Reads the requester's clock and calendar off a context (decisions 9, 18). */
export function settingOf(context: PreviewContext): Setting {
  const { now, workspace, requester, holidayCalendar } = context
  const time = memberTime(requester, workspace, holidayCalendar)
  return { context, ...time, today: dateAt(instantOfRecord(now), time.timeZone) }
}
