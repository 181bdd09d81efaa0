import type { Stores } from '../../ports'
import type { Department, HolidayCalendar, Member } from '../../records'

/** The departments of a member, and the one that their approver configuration names. */
export function departmentsFor({ departments }: Stores, { departmentIds, approverConfig }: Member): Promise<readonly Department[]> {
  const { departmentId } = approverConfig
  return departments.byIds(departmentId === null || departmentIds.includes(departmentId) ? departmentIds : [...departmentIds, departmentId])
}

/** The public holidays of a member; null when they have none. */
export async function holidayCalendarOf({ holidayCalendars }: Stores, { holidayCalendarId }: Member): Promise<HolidayCalendar | null> {
  if (holidayCalendarId === null) return null
  const [calendar] = await holidayCalendars.byIds([holidayCalendarId])
  return calendar ?? null
}
