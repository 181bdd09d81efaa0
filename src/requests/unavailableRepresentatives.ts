import { OPEN_END, OPEN_START, formatPlainDate, plainDate } from '../calendar'
import type { AbsenceRequest, Member } from '../records'
import { absenceDates } from './absenceDates'
import type { RepresentativeUnavailable, UnavailableReason } from './conflict'
import { coveredDays } from './coveredDays'
import { isStanding } from './isStanding'
import type { ProposedDay } from './proposedDays'

/** A representative, and their own requests. */
interface RepresentativeAbsences {
  readonly member: Pick<Member, 'id' | 'name' | 'status' | 'timeZone' | 'employmentStartDate' | 'employmentEndDate'>
  readonly requests: readonly Pick<AbsenceRequest, 'status' | 'start' | 'end'>[]
}

type Reason = UnavailableReason | null

/** Why the representative cannot stand in on each of the days, null where they can; an absence hides the other reasons. */
function reasonsOn(
  days: readonly ProposedDay[],
  { member, requests }: RepresentativeAbsences,
  workspaceTimeZone: string,
): Reason[] {
  const { status, employmentStartDate, employmentEndDate, timeZone } = member
  const firstDay = employmentStartDate === null ? OPEN_START : plainDate(employmentStartDate)
  const lastDay = employmentEndDate === null ? OPEN_END : plainDate(employmentEndDate)
  const reasons = days.map(({ date }): Reason => {
    if (status !== 'ACTIVE') return 'inactive'
    return date < firstDay || date > lastDay ? 'outside_employment' : null
  })
  for (const request of requests) {
    if (!isStanding(request)) continue
    const { from, to } = coveredDays(days, absenceDates(request, timeZone ?? workspaceTimeZone))
    reasons.fill('absent', from, to)
  }
  return reasons
}

/**
 * The proposed dates on which representatives cannot stand in, with those representatives in their given order and one reason
 * each: absent with a pending or approved request, not ACTIVE, or outside of employment, whichever comes first (decision 40).
 */
export function unavailableRepresentatives(
  days: readonly ProposedDay[],
  representatives: readonly RepresentativeAbsences[],
  workspaceTimeZone: string,
): RepresentativeUnavailable[] {
  const each = representatives.map((one) => ({ member: one.member, reasons: reasonsOn(days, one, workspaceTimeZone) }))
  return days.flatMap(({ date }, index) => {
    const unavailable = each.flatMap(({ member, reasons }) => {
      const reason = reasons[index] ?? null
      return reason === null ? [] : [{ memberId: member.id, memberName: member.name, reason }]
    })
    return unavailable.length === 0 ? [] : [{ date: formatPlainDate(date), representatives: unavailable }]
  })
}
