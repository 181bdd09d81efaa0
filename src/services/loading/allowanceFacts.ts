import type { AllowanceFacts } from '../../allowance/typeInputs'
import { dateAt, formatPlainDate, instantOfRecord } from '../../calendar'
import type { Stores } from '../../ports'
import type { AllowanceRule, AllowanceType, HolidayCalendar, Instant, LeaveType, Member, Workspace } from '../../records'
import { memberTime } from '../../schedule'

/** What is loaded already when a member's allowances are asked for. */
export interface KnownFacts {
  readonly now: Instant
  readonly workspace: Workspace
  readonly member: Member
  readonly leaveTypes: readonly LeaveType[]
  readonly holidayCalendar: HolidayCalendar | null
}

async function rulesOf({ rules }: Stores, types: readonly AllowanceType[]): Promise<AllowanceRule[]> {
  const ofEach = await Promise.all(types.map(({ id }) => rules.ofAllowanceType(id)))
  return ofEach.flat()
}

/** Every stored fact behind a member's allowances of these types. */
export async function allowanceFacts(stores: Stores, types: readonly AllowanceType[], known: KnownFacts): Promise<AllowanceFacts> {
  const { now, workspace, member, leaveTypes, holidayCalendar } = known
  const time = memberTime(member, workspace, holidayCalendar)
  const [rules, assignments, adjustments, memberAllowances, requests] = await Promise.all([
    rulesOf(stores, types),
    stores.assignments.ofMember(member.id),
    stores.adjustments.ofMember(member.id),
    stores.memberAllowances.ofMember(member.id),
    stores.requests.ofMember(member.id),
  ])
  const asOf = formatPlainDate(dateAt(instantOfRecord(now), time.timeZone))
  return { workspace, member, leaveTypes, rules, assignments, adjustments, memberAllowances, requests, time, asOf }
}
