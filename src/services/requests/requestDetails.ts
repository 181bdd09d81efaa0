import { calendarExtent } from '../../duration/calendarExtent'
import { workdayAbsence } from '../../duration/workdayAbsence'
import type { RequestDetails } from '../../events/eventFacts'
import { membersNamed } from '../../events/membersNamed'
import type { Stores } from '../../ports'
import type { AbsenceRequest, Member } from '../../records'
import { type MemberTime, memberTime } from '../../schedule'
import { byId } from '../loading/byId'
import { loadMemberCalendars } from '../loading/memberCalendars'
import { memberRef } from '../loading/memberRef'
import { loadDrawnTypes } from './drawnTypes'

/** A request's details, and when its member works: what tells its dates. */
export interface TimedDetails {
  readonly details: RequestDetails
  readonly time: MemberTime
}

/** Loads what some requests name, each record once, and works their details out, in their order. */
export async function loadRequestDetails(stores: Stores, requests: readonly AbsenceRequest[]): Promise<TimedDetails[]> {
  const [workspace, typesOf, named] = await Promise.all([
    stores.workspace.get(), loadDrawnTypes(stores), stores.members.byIds([...new Set(requests.flatMap(membersNamed))]),
  ])
  const members = byId(named)
  const requesters = new Set(requests.map(({ memberId }) => memberId))
  const calendarOf = await loadMemberCalendars(stores, named.filter(({ id }) => requesters.has(id)))
  const times = new Map<Member, MemberTime>()
  const timeOf = (member: Member): MemberTime => {
    const time = times.get(member) ?? memberTime(member, workspace, calendarOf(member))
    times.set(member, time)
    return time
  }
  return requests.map((request) => {
    const requester = members.get(request.memberId)
    if (requester === undefined) throw new RangeError(`request ${request.id} names a member who is not stored`)
    const time = timeOf(requester)
    const { leaveType, allowanceType } = typesOf(request)
    const details: RequestDetails = {
      request, leaveType, allowanceType,
      members: membersNamed(request).flatMap((id) => members.get(id) ?? []).map(memberRef),
      duration: calendarExtent(request, leaveType.leaveUnit, time),
      workdayAbsenceDuration: workdayAbsence(request, { leaveType, ...time }),
    }
    return { details, time }
  })
}
