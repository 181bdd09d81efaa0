import type { MemberAllowanceYear } from '../../allowance/memberAllowanceYear'
import type { AllowanceFigures } from '../../events/eventFacts'
import { membersNamed } from '../../events/membersNamed'
import { requestEventFacts } from '../../events/requestEventFacts'
import type { Stores } from '../../ports'
import type { AbsenceRequest, HolidayCalendar, Instant, LeaveType, Member, OutboxEvent, Workspace } from '../../records'
import type { Effect } from '../../requests/effect'
import type { Ids } from '../../requests/transitionContext'
import { memberTime } from '../../schedule'
import { allowanceTypeOf } from '../loading/allowanceTypeOf'
import { loadMemberAllowanceYears } from '../loading/memberAllowanceYears'

/** What was changed, for whom. */
export interface RequestChange {
  readonly now: Instant
  readonly ids: Ids
  readonly workspace: Workspace
  readonly requester: Member
  readonly leaveType: LeaveType
  readonly holidayCalendar: HolidayCalendar | null
  /** As they are after the change; all of one requester and one leave type. */
  readonly requests: readonly AbsenceRequest[]
  readonly effects: readonly Effect[]
}

const figuresOf = (listed: MemberAllowanceYear): AllowanceFigures => {
  const { allowanceType, year, allowance, broughtForward, compensatoryTimeOff, remaining, taken } = listed
  return { allowanceTypeId: allowanceType.id, year, allowance, broughtForward, compensatoryTimeOff, remaining, taken }
}

/** Saves changed requests, and puts one event into the outbox for each that an effect announces (decision 56). */
export async function recordRequestChange(stores: Stores, change: RequestChange): Promise<void> {
  const { now, ids, workspace, requester, leaveType, holidayCalendar, requests, effects } = change
  for (const request of requests) await stores.requests.save(request)
  const announced = effects.filter((effect) => effect.kind === 'event')
  if (announced.length === 0) return
  const [members, leaveTypes, allowanceType] = await Promise.all([
    stores.members.byIds([...new Set(requests.flatMap(membersNamed))]), stores.leaveTypes.all(), allowanceTypeOf(stores, leaveType),
  ])
  const years = await loadMemberAllowanceYears(stores, { now, workspace, member: requester, leaveTypes, holidayCalendar })
  const time = memberTime(requester, workspace, holidayCalendar)
  for (const { type, requestId } of announced) {
    const request = requests.find(({ id }) => id === requestId)!
    const named = new Set(membersNamed(request))
    const payload = requestEventFacts({
      request, members: members.filter(({ id }) => named.has(id)), leaveType, allowanceType, allowances: years.map(figuresOf), workspace, time,
    })
    const event: OutboxEvent = { id: ids(), type, payload: { ...payload }, createdAt: now, deliveredAt: null }
    await stores.outbox.add(event)
  }
}
