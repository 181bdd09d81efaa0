import { formatPlainDate } from '../calendar'
import { absenceDays } from '../duration/absenceDays'
import type { AbsenceRequest, Booking, Id, LeaveType } from '../records'

const drawingStates: ReadonlySet<AbsenceRequest['status']> = new Set(['PENDING', 'APPROVED'])

/**
 * What a member's requests take from one allowance type, day by day: pending and approved requests whose leave type draws
 * from it (D1).
 */
export function memberBookings(
  requests: readonly AbsenceRequest[],
  leaveTypes: ReadonlyMap<Id, LeaveType>,
  allowanceTypeId: Id,
  timeZone: string,
): Booking[] {
  const bookings: Booking[] = []
  for (const request of requests) {
    const leaveType = leaveTypes.get(request.leaveTypeId)
    if (leaveType?.takesFromAllowance !== true || leaveType.allowanceTypeId !== allowanceTypeId) continue
    if (!drawingStates.has(request.status)) continue
    for (const { date, amount } of absenceDays(request, leaveType.leaveUnit, timeZone)) {
      bookings.push({ requestId: request.id, date: formatPlainDate(date), amount, cause: leaveType.name })
    }
  }
  return bookings
}
