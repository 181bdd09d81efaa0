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
  leaveTypes: readonly LeaveType[],
  when: Omit<AbsenceTerms, 'leaveType'>,
): ReadonlyMap<Id, readonly Booking[]> {
  const byType = new Map<Id, Booking[]>()
  const drawing = new Map<Id, { terms: AbsenceTerms; cause: string; bookings: Booking[] }>()
  for (const leaveType of leaveTypes) {
    if (!leaveType.takesFromAllowance || leaveType.allowanceTypeId === null) continue
    const bookings = byType.get(leaveType.allowanceTypeId) ?? []
    byType.set(leaveType.allowanceTypeId, bookings)
    drawing.set(leaveType.id, { terms: { ...when, leaveType }, cause: leaveType.name, bookings })
  }
  for (const request of requests) {
    const draw = drawing.get(request.leaveTypeId)
    if (draw === undefined || !drawingStates.has(request.status)) continue
    for (const { date, amount } of absenceDays(request, draw.terms)) {
      if (amount > 0) draw.bookings.push({ requestId: request.id, date: formatPlainDate(date), amount, cause: draw.cause })
    }
  }
  return byType
}
