/** Builders and readers for conflicts. Dates of 2026, where 2 March is a Monday; the office week divides at 12:00. */
import { formatInstant, formatPlainDate } from '../../../../src/calendar'
import type { AbsenceTimes } from '../../../../src/duration/absenceDays'
import type { AbsenceRequest, Id, Member, PlainDate, RepresentativeApproval } from '../../../../src/records'
import { absenceInterval } from '../../../../src/requests/absenceInterval'
import { ownConflicts } from '../../../../src/requests/ownConflicts'
import { type ProposedDay, proposedDays } from '../../../../src/requests/proposedDays'
import type { WorkingCalendar } from '../../../../src/schedule'
import { approvedRequest } from '../../../../src/testing/build/approvedRequest'
import { plainMember } from '../../../../src/testing/build/plainMember'
import { calendar } from '../../schedule/given'

const created = '1970-01-01T00:00:00.000Z'

/** An approved request of the requester, `me`, with the leave type `leave`. */
export const request = (id: Id, times: AbsenceTimes, fields: Partial<AbsenceRequest> = {}): AbsenceRequest => ({
  ...approvedRequest(id, 'me', 'leave', times, created), ...fields,
})

export const member = (id: Id, fields: Partial<Member> = {}): Member => ({
  ...plainMember(id, `Name of ${id}`, `${id}@example.com`, created), ...fields,
})

/** A representative's entry on a request. */
export const stoodInBy = (memberId: Id, status: RepresentativeApproval['status']): RepresentativeApproval => ({
  id: `${status} of ${memberId}`, memberId, status, replacedToMemberId: null, predecessorId: null, reason: null, statusChangedAt: null,
})

export interface Place {
  readonly calendar?: WorkingCalendar
  readonly zone?: string
}

/** The proposed days of absences, by the office week in UTC unless said otherwise. */
export const proposed = (absences: readonly AbsenceTimes[], { calendar: of = calendar(), zone = 'UTC' }: Place = {}): ProposedDay[] =>
  proposedDays(absences, of, zone)

/** `2026-03-02: 2026-03-02T00:00:00.000Z to 2026-03-03T00:00:00.000Z` for each proposed day. */
export const outline = (days: readonly ProposedDay[]): string[] =>
  days.map(({ date, from, to }) => `${formatPlainDate(date)}: ${formatInstant(from)} to ${formatInstant(to)}`)

/** [from, to] of an absence as instants without seconds. */
export function interval(times: AbsenceTimes, { calendar: of = calendar(), zone = 'UTC' }: Place = {}): [string, string] {
  const { from, to } = absenceInterval(times, of, zone)
  return [from, to].map((instant) => formatInstant(instant).replace(':00.000Z', 'Z')) as [string, string]
}

/** [date, ids of the requests in the way] of every date with conflicts. */
export const conflicting = (absences: readonly AbsenceTimes[], requests: readonly AbsenceRequest[], place: Place = {}): [PlainDate, Id[]][] =>
  ownConflicts(proposed(absences, place), requests, [], place.calendar ?? calendar(), place.zone ?? 'UTC')
    .map(({ date, conflictsWith }) => [date, conflictsWith.map(({ requestId }) => requestId)])

/** Whether two absences of one member conflict, whichever of them came first; fails when that makes a difference. */
export function inConflict(a: AbsenceTimes, b: AbsenceTimes, place: Place = {}): boolean {
  const [one, other] = [conflicting([a], [request('b', b)], place), conflicting([b], [request('a', a)], place)]
  if (one.length > 0 !== other.length > 0) throw new Error(`a then b: ${JSON.stringify(one)}; b then a: ${JSON.stringify(other)}`)
  return one.length > 0
}
