export { computeAllowances } from './allowance/computeAllowances'
export { type RuleEdit, type RuleEditContext, reviseRule } from './allowance/reviseRule'
export { type MemberAllowances, type TypeAllowances, workspaceAllowances } from './allowance/workspaceAllowances'
export { type AllowanceQuery, type MemberInputs, workspaceInputs } from './allowance/workspaceInputs'
export { type DateReading, readDate, readInstant } from './calendar/dateReading'
export { type ListWindow, readListWindow } from './calendar/listWindow'
export type { AbsenceTimes } from './duration/absenceDays'
export {
  type AbsenceDuration, type DurationOfDay, type DurationOfYear, type DurationTerms, absenceDuration,
} from './duration/absenceDuration'
export { absenceFaults } from './duration/absenceFaults'
export type { Code } from './kernel/codes'
export type { Failure, Issue } from './kernel/failure'
export type { Result } from './kernel/result'
export type * from './records'
export { type HolidayHalves, holidayHalves } from './schedule/holidayHalves'
export { type WorkingCalendar, workingCalendar } from './schedule/workingCalendar'
export {
  type ExpandOptions, type Extent, type OccurrenceDays, type Pattern, type Recurrence, type WeekDay, describeRecurrence, expandRecurrence,
  occurrenceDays, readRecurrence, recurrenceFromRfc5545, recurrenceToRfc5545,
} from './recurrence'
