export { type HolidayHalves, holidayHalves } from './holidayHalves'
export { type MemberTime, memberTime } from './memberTime'
export { type WorkingCalendar, holidayOn, minutesOfDay, workingCalendar, workingDayOn } from './workingCalendar'
export type { MinuteRange, WorkingDay } from './workingDay'
