import type { AbsenceRequest, LeaveUnit } from '../../../records'
import type { Path, Report } from '../faults/fault'
import type { Readable } from '../shapes/readable'
import type { CheckContext } from './checkContext'
import { checkApprovals } from './checkApprovals'
import { checkDateOrder } from './checkDateOrder'
import { isDate } from './isDate'
import { isDayUnit } from '../../../duration/leaveUnits'

/** An absence request's references, its stretch of time and the entries of those who are asked. */
export function checkRequest(request: Readable<AbsenceRequest>, at: Path, context: CheckContext): void {
  const { refer } = context
  refer('members', request.memberId, at, 'memberId')
  refer('members', request.creatorMemberId, at, 'creatorMemberId')
  refer('leaveTypes', request.leaveTypeId, at, 'leaveTypeId')
  refer('members', request.approvedByMemberId, at, 'approvedByMemberId')
  refer('members', request.declinedByMemberId, at, 'declinedByMemberId')
  refer('members', request.canceledByMemberId, at, 'canceledByMemberId')
  checkStretch(request, at, context)
  checkApprovals(request.approvers, [...at, 'approvers'], context)
  checkApprovals(request.representativeApprovers, [...at, 'representativeApprovers'], context)
}

function checkStretch(request: Readable<AbsenceRequest>, at: Path, { leaveUnitOf, report }: CheckContext): void {
  const { start, end } = request
  const unit = leaveUnitOf(request.leaveTypeId)
  // In a wrong form, or in two forms, start and end say nothing about each other.
  if (unit !== undefined && !haveFormOf(unit, request, at, report)) return
  if (start === undefined || end === undefined || isDate(start) !== isDate(end)) return
  checkDateOrder(request, 'start', 'end', at, report)
  if (isDate(start) && start === end && request.startAt === 'afternoon' && request.endAt === 'lunchtime') {
    report([...at, 'endAt'], 'end_of_day, because the absence starts in the afternoon of the same day')
  }
}

/** Whole and half days run from date to date, time units from instant to instant. Reports which end does not. */
function haveFormOf(unit: LeaveUnit, request: Readable<AbsenceRequest>, at: Path, report: Report): boolean {
  const wrong = (['start', 'end'] as const).filter((field) => {
    const value = request[field]
    return value !== undefined && isDate(value) !== isDayUnit(unit)
  })
  const form = isDayUnit(unit) ? 'a date YYYY-MM-DD' : 'an instant such as 2026-03-02T09:00:00.000Z'
  for (const field of wrong) report([...at, field], `${form}, because the leave type is in ${unit}`)
  return wrong.length === 0
}
