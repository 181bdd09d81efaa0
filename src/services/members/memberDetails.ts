import type { MemberDetails } from '../../events/eventFacts'
import type { Stores } from '../../ports'
import type { Instant, Member } from '../../records'
import { approversOf } from '../../requests/approversOf'
import { inOrderOf } from '../loading/inOrderOf'
import { loadMemberAllowanceYears } from '../loading/memberAllowanceYears'
import { memberRef } from '../loading/memberRef'
import { departmentsFor, holidayCalendarOf } from '../loading/requesterFacts'

/** Loads what a member's record names, and works the allowances out as of now. */
export async function loadMemberDetails(stores: Stores, member: Member, now: Instant): Promise<MemberDetails> {
  const [workspace, departments, holidayCalendar, leaveTypes] = await Promise.all([
    stores.workspace.get(), departmentsFor(stores, member), holidayCalendarOf(stores, member), stores.leaveTypes.all(),
  ])
  const approverIds = approversOf(member, departments).memberIds
  const [approvers, allowances] = await Promise.all([
    stores.members.byIds(approverIds), loadMemberAllowanceYears(stores, { now, workspace, member, leaveTypes, holidayCalendar }),
  ])
  return {
    member, allowances,
    departments: inOrderOf(member.departmentIds, departments).map(({ id, name, isHidden }) => ({ id, name, isHidden })),
    approvers: inOrderOf(approverIds, approvers).map(memberRef),
    holidayCalendar: holidayCalendar === null ? null : { id: holidayCalendar.id, name: holidayCalendar.name },
  }
}
