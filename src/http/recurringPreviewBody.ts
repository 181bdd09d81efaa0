import { isDayUnit } from '../duration/leaveUnits'
import { wireMoment } from '../events/resources/wireMoment'
import type { RecurringPreview, Rejection, SeriesDuration } from '../preview/preview'
import type { Conflict, DepartmentLimitConflict, RepresentativeOverlap, RepresentativeUnavailable } from '../requests/conflict'

/** Days for day and half-day units, minutes for time units (spec: preview, `duration`). */
const durationBody = ({ workdayDays, workdayMinutes, leaveUnit, outsideOfSchedule, perYear }: SeriesDuration) => ({
  workday_absence_duration: isDayUnit(leaveUnit) ? workdayDays : workdayMinutes,
  leave_unit: leaveUnit,
  outside_of_schedule: outsideOfSchedule,
  per_year: perYear.map((year) => ({
    fiscal_year: year.fiscalYear,
    workday_duration_in_days: year.days,
    workday_duration_in_minutes: year.minutes,
    carry_over_days_used_in_period: year.carryOverDaysUsed,
    carry_over_minutes_used_in_period: year.carryOverMinutesUsed,
  })),
})

const conflictBody = ({ date, conflictsWith }: Conflict) => ({
  date: wireMoment(date),
  conflicts_with: conflictsWith.map(({ requestId, start, end, status, leaveTypeName }) => ({
    request_id: requestId, start: wireMoment(start), end: wireMoment(end), status, leave_type_name: leaveTypeName,
  })),
})

const departmentLimitBody = ({ date, departmentId, departmentName, currentAbsent, maxAllowed }: DepartmentLimitConflict) => ({
  date: wireMoment(date),
  department_id: departmentId,
  department_name: departmentName,
  current_absent: currentAbsent,
  max_allowed: maxAllowed,
})

const unavailableBody = ({ date, representatives }: RepresentativeUnavailable) => ({
  date: wireMoment(date),
  representatives: representatives.map(({ memberId, memberName, reason }) =>
    ({ member_id: memberId, member_name: memberName, reason })),
})

const overlapBody = ({ date, representingFor }: RepresentativeOverlap) => ({
  date: wireMoment(date),
  representing_for: representingFor.map(({ memberId, requestId, status, start, end, memberName }) => ({
    member_id: memberId, request_id: requestId, status, start: wireMoment(start), end: wireMoment(end), member_name: memberName,
  })),
})

const rejectionBody = ({ code, message, date }: Rejection) => ({ code, message, date: date === null ? null : wireMoment(date) })

/** Writes a preview as the interface answers it: the fields and their order are the specification's (spec: preview, response). */
export const recurringPreviewBody = (preview: RecurringPreview) => ({
  can_create: preview.canCreate,
  occurrence_count: preview.occurrenceCount,
  duration: preview.duration === null ? null : durationBody(preview.duration),
  takes_from_allowance: preview.takesFromAllowance,
  allowance_type: preview.allowanceType === null
    ? null
    : { id: preview.allowanceType.id, name: preview.allowanceType.name, allowance_unit: preview.allowanceType.unit },
  is_allowance_sufficient: preview.isAllowanceSufficient,
  conflicts: preview.conflicts.map(conflictBody),
  department_limit_conflicts: preview.departmentLimitConflicts.map(departmentLimitBody),
  representative_unavailable: preview.representativeUnavailable.map(unavailableBody),
  representative_overlaps: preview.representativeOverlaps.map(overlapBody),
  rejection: preview.rejection === null ? null : rejectionBody(preview.rejection),
})
