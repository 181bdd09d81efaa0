import type { Stores } from '../../ports'
import type { HolidayCalendar, Member } from '../../records'
import { byId } from './byId'

/** The public holidays of members, by one query; null for a member who has none. */
export async function loadMemberCalendars(
  { holidayCalendars }: Stores,
  members: readonly Member[],
): Promise<(member: Member) => HolidayCalendar | null> {
  const ids = new Set(members.map(({ holidayCalendarId }) => holidayCalendarId).filter((id) => id !== null))
  const calendars = byId(ids.size === 0 ? [] : await holidayCalendars.byIds([...ids]))
  return ({ holidayCalendarId }) => (holidayCalendarId === null ? null : calendars.get(holidayCalendarId) ?? null)
}
