import { formatPlainDate } from '../calendar'
import { type AbsenceTerms, absenceDays } from '../duration/absenceDays'
import type { AbsenceRequest, Booking, Id, LeaveType } from '../records'

const drawingStates: ReadonlySet<AbsenceRequest['status']> = new Set(['PENDING', 'APPROVED'])

/**
 * What a member's requests take from each allowance type, day by day: the pending and approved ones, by the type that
 * their leave type draws from (D1). Nothing is stored: another schedule or holiday gives other bookings.
 */
export function memberBookings(
  requests: readonly AbsenceRequest[],
  leaveTypes: ReadonlyMap<Id, LeaveType>,
  when: Omit<AbsenceTerms, 'leaveType'>,
): ReadonlyMap<Id, readonly Booking[]> {
  const byType = new Map<Id, Booking[]>()
  for (const request of requests) {
    const leaveType = leaveTypes.get(request.leaveTypeId)
    if (leaveType?.takesFromAllowance !== true || leaveType.allowanceTypeId === null) continue
    if (!drawingStates.has(request.status)) continue
    let bookings = byType.get(leaveType.allowanceTypeId)
    if (bookings === undefined) byType.set(leaveType.allowanceTypeId, (bookings = []))
    for (const { date, amount } of absenceDays(request, { ...when, leaveType })) {
      if (amount > 0) bookings.push({ requestId: request.id, date: formatPlainDate(date), amount, cause: leaveType.name })
    }
  }
  return byType
}
