import { parsePlainDate } from '../../calendar'
import type { Issue } from '../../kernel/failure'
import { fault } from '../../kernel/fault'
import type { AllowanceType, HolidayCalendar } from '../../records'
import { adjustmentFaults } from '../adjustments/adjustmentFaults'
import { periodFaults } from '../assignments/periodFaults'
import type { AddedAdjustment, AddedHoliday, AddedRule } from './termsChanges'

type Types = readonly AllowanceType[]

/** Why nobody can be put on a new rule, whatever its terms. */
export const addedRuleFaults = ({ allowanceTypeId, from, to }: AddedRule, types: Types): Issue[] => [
  ...(types.some(({ id }) => id === allowanceTypeId)
    ? []
    : [fault('allowanceTypeId', 'the id of an allowance type', allowanceTypeId)]),
  ...periodFaults({ from, to }, [], { from: 'from', to: 'to' }),
]

/** What is wrong with an adjustment, as when it is entered (allowances C2). */
export const addedAdjustmentFaults = (adjustment: AddedAdjustment, types: Types): Issue[] =>
  adjustmentFaults({ ...adjustment, reason: null }, types.find(({ id }) => id === adjustment.allowanceTypeId) ?? null)

/** What is wrong with a holiday; `calendars` null = they are not known here. */
export function addedHolidayFaults(
  { date, holidayCalendarId = null }: AddedHoliday,
  calendars: readonly HolidayCalendar[] | null,
): Issue[] {
  const isUnknown = holidayCalendarId !== null && calendars !== null && !calendars.some(({ id }) => id === holidayCalendarId)
  return [
    ...(parsePlainDate(date) === null ? [fault('date', 'a calendar date YYYY-MM-DD', date)] : []),
    ...(isUnknown ? [fault('holidayCalendarId', 'the id of a holiday calendar', holidayCalendarId)] : []),
  ]
}
