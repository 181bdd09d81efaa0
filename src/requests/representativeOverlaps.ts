import { formatPlainDate } from '../calendar'
import { compareText } from '../kernel/compareText'
import type { AbsenceRequest, Id, Member, Workspace } from '../records'
import { absenceDates } from './absenceDates'
import type { RepresentativeOverlap } from './conflict'
import { coveredDays } from './coveredDays'
import { isStanding } from './isStanding'
import type { ProposedDay } from './proposedDays'

/** What decides of a request whether a member stands in for its absence, and what is told of it. */
type RepresentedRequest = Pick<AbsenceRequest, 'id' | 'memberId' | 'status' | 'start' | 'end' | 'representativeApprovers'>

type Entry = RepresentativeOverlap['representingFor'][number]

/** How far the member's representation has come; null when they do not stand in. */
function representationOf({ representativeApprovers }: RepresentedRequest, memberId: Id): Entry['status'] | null {
  const own = representativeApprovers.filter((entry) => entry.memberId === memberId).map(({ status }) => status)
  return (['APPROVED', 'PENDING'] as const).find((status) => own.includes(status)) ?? null
}

const byStart = (a: RepresentedRequest, b: RepresentedRequest): number => compareText(a.start, b.start) || compareText(a.id, b.id)

/**
 * The proposed dates that pending or approved absences of others cover in which the requester stands in, or is asked to
 * (decision 40), each with those absences by start, then id. Their dates are those of the represented member's calendar.
 */
export function representativeOverlaps(
  days: readonly ProposedDay[],
  requester: Pick<Member, 'id'>,
  representations: readonly RepresentedRequest[],
  colleagues: readonly Pick<Member, 'id' | 'name' | 'timeZone'>[],
  workspace: Pick<Workspace, 'timeZone'>,
): RepresentativeOverlap[] {
  const members = new Map(colleagues.map((member) => [member.id, member]))
  const found = days.map((): Entry[] => [])
  for (const request of [...representations].sort(byStart)) {
    const { id: requestId, memberId, start, end } = request
    const status = representationOf(request, requester.id)
    if (status === null || memberId === requester.id || !isStanding(request)) continue
    const member = members.get(memberId)
    const { from, to } = coveredDays(days, absenceDates(request, member?.timeZone ?? workspace.timeZone))
    const entry: Entry = { memberId, requestId, status, start, end, memberName: member?.name ?? null }
    for (let index = from; index < to; index++) found[index]!.push(entry)
  }
  return days.flatMap(({ date }, index) =>
    found[index]!.length === 0 ? [] : [{ date: formatPlainDate(date), representingFor: found[index]! }])
}
