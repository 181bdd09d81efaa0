import type { MemberRef } from '../../events/eventFacts'
import type { Stores } from '../../ports'
import type { Department, HolidayCalendar, Instant, Member } from '../../records'
import { approversOf } from '../../requests/approversOf'
import { inOrderOf } from '../loading/inOrderOf'
import { memberRef } from '../loading/memberRef'
import { departmentsFor, holidayCalendarOf } from '../loading/requesterFacts'
import { type MemberAllowanceYear, loadMemberAllowances } from './memberAllowances'

/** A member with all that the record only names (spec: Member). */
export interface MemberDetails {
  readonly member: Member
  /** In the member's order. */
  readonly departments: readonly Department[]
  /** Whoever is asked for approval, in that order (decision 42). */
  readonly approvers: readonly MemberRef[]
  readonly holidayCalendar: Pick<HolidayCalendar, 'id' | 'name'> | null
  /** By type position, oldest year first. */
  readonly allowances: readonly MemberAllowanceYear[]
}

/** Loads what a member's record names, and works the allowances out as of now. */
export async function loadMemberDetails(stores: Stores, member: Member, now: Instant): Promise<MemberDetails> {
  const [workspace, departments, holidayCalendar, leaveTypes] = await Promise.all([
    stores.workspace.get(), departmentsFor(stores, member), holidayCalendarOf(stores, member), stores.leaveTypes.all(),
  ])
  const approverIds = approversOf(member, departments).memberIds
  const [approvers, allowances] = await Promise.all([
    stores.members.byIds(approverIds), loadMemberAllowances(stores, { now, workspace, member, leaveTypes, holidayCalendar }),
  ])
  return {
    member, allowances,
    departments: inOrderOf(member.departmentIds, departments),
    approvers: inOrderOf(approverIds, approvers).map(memberRef),
    holidayCalendar: holidayCalendar === null ? null : { id: holidayCalendar.id, name: holidayCalendar.name },
  }
}
