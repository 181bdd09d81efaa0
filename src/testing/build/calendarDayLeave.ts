import type { Id, Instant, LeaveType, LeaveUnit } from '../../records'

/**
 * A leave type whose every calendar day counts, whatever the schedule and the holidays. It draws from an allowance type,
 * or from none (null).
 */
export function calendarDayLeave(id: Id, name: string, leaveUnit: LeaveUnit, allowanceTypeId: Id | null, at: Instant): LeaveType {
  return {
    id, name, translations: [], needsApproval: false, takesFromAllowance: allowanceTypeId !== null, allowanceTypeId, leaveUnit,
    reasonMandatory: false, maximumAbsentApplies: false, representativesRequired: false, ignoreSchedule: true,
    ignorePublicHolidays: true, archivedAt: null, createdAt: at, updatedAt: at,
  }
}
