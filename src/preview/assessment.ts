import { judgeSufficiency } from '../allowance/judgeSufficiency'
import { type AbsenceDuration, absenceDuration } from '../duration/absenceDuration'
import { isDayUnit } from '../duration/leaveUnits'
import type { Booking } from '../records'
import type { Conflict, DepartmentLimitConflict, RepresentativeOverlap, RepresentativeUnavailable } from '../requests/conflict'
import { departmentConflicts } from '../requests/departmentConflicts'
import { ownConflicts } from '../requests/ownConflicts'
import { representativeOverlaps } from '../requests/representativeOverlaps'
import { unavailableRepresentatives } from '../requests/unavailableRepresentatives'
import { type CarryOverOfYear, carryOverPerYear } from './carryOverPerYear'
import { absencePolicies } from './absencePolicies'
import type { Rejection } from './preview'
import type { Proposal } from './proposal'
import { firstRejection } from './rejectionPolicy'
import { type Obstacle, obstacleTo } from './verdict'

/** Everything there is to say about a proposal; previews show it, creations obey it. */
export interface Assessment {
  readonly rejection: Rejection | null
  readonly duration: AbsenceDuration
  readonly carryOver: readonly CarryOverOfYear[]
  readonly isAllowanceSufficient: boolean
  readonly conflicts: readonly Conflict[]
  readonly departmentLimitConflicts: readonly DepartmentLimitConflict[]
  readonly representativeUnavailable: readonly RepresentativeUnavailable[]
  readonly representativeOverlaps: readonly RepresentativeOverlap[]
  /** Why it cannot be created; null when it can. */
  readonly obstacle: Obstacle | null
}

/** Stands for requests that have no id yet. */
const NOT_YET_CREATED = ''

function bookingsOf({ perDay }: AbsenceDuration, inDays: boolean): Booking[] {
  return perDay.map(({ date, days, minutes }) => ({ requestId: NOT_YET_CREATED, date, amount: inDays ? days : minutes }))
}

/** Whether the balance covers the absences, and the carried-over allowance that they use (allowances F1 to F3). */
function balanceOf({ setting }: Proposal, duration: AbsenceDuration): Pick<Assessment, 'isAllowanceSufficient' | 'carryOver'> {
  const { leaveType, allowanceType, allowance, workspace } = setting.context
  if (!leaveType.takesFromAllowance) return { isAllowanceSufficient: true, carryOver: [] }
  if (allowance === null || allowanceType === null) throw new RangeError('expected the allowance that the leave type draws from')
  const { sufficient, carryOverUsed } = judgeSufficiency(allowance, bookingsOf(duration, isDayUnit(leaveType.leaveUnit)))
  return {
    isAllowanceSufficient: sufficient || allowanceType.ignoreAllowanceLimit,
    carryOver: carryOverPerYear(carryOverUsed, duration, {
      inDays: isDayUnit(leaveType.leaveUnit), calendar: setting.calendar, fiscalYearStartMonth: workspace.fiscalYearStartMonth,
    }),
  }
}

export function assess(proposal: Proposal): Assessment {
  const { payload, setting, absences, days } = proposal
  const { context, calendar, timeZone } = setting
  const { leaveType, workspace, caller, requester, colleagues } = context
  const duration = absenceDuration(absences, { leaveType, calendar, timeZone, fiscalYearStartMonth: workspace.fiscalYearStartMonth })
  const facts = {
    rejection: firstRejection(absencePolicies, proposal),
    ...balanceOf(proposal, duration),
    conflicts: ownConflicts(days, context.ownRequests, context.leaveTypes, calendar, timeZone),
    departmentLimitConflicts: departmentConflicts(days, context),
  }
  return {
    ...facts,
    duration,
    representativeUnavailable: payload.representativeMemberIds.length === 0
      ? []
      : unavailableRepresentatives(days, context.representatives, workspace.timeZone),
    representativeOverlaps: representativeOverlaps(days, requester, context.representations, colleagues, workspace),
    obstacle: obstacleTo({ ...facts, ignoresDepartmentLimits: caller.isAdmin && payload.ignoreMaximumAbsence }),
  }
}
