import type { Day } from '../calendar'
import type { HolidayCalendar, Member, Workspace } from '../records'
import { type HolidayHalves, holidayHalves } from './holidayHalves'
import { type WorkingCalendar, workingCalendar } from './workingCalendar'

/** When a member works, and the zone whose wall clock they read. */
export interface MemberTime {
  readonly calendar: WorkingCalendar
  /** Their own, else the workspace's (decision 9). */
  readonly timeZone: string
}

const noHolidays: ReadonlyMap<Day, HolidayHalves> = new Map()

/**
 * A member's working calendar and zone (decisions 9, 18); `holidayCalendar` is theirs, null when they have none.
 *
 * @example
 * memberTime(snapshot.members[0]!, snapshot.workspace, null).timeZone // 'Europe/Berlin'
 */
export function memberTime(
  member: Pick<Member, 'schedules' | 'timeZone'>,
  workspace: Pick<Workspace, 'defaultSchedule' | 'timeZone'>,
  holidayCalendar: HolidayCalendar | null,
): MemberTime {
  const holidays = holidayCalendar === null ? noHolidays : holidayHalves(holidayCalendar)
  return {
    calendar: workingCalendar(member.schedules, workspace.defaultSchedule, holidays),
    timeZone: member.timeZone ?? workspace.timeZone,
  }
}
