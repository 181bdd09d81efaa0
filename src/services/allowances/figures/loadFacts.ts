import type { AllowanceFacts } from '../../../allowance/typeInputs'
import type { Stores } from '../../../ports'
import type { AllowanceType, Instant, Member } from '../../../records'
import { allowanceFacts } from '../../loading/allowanceFacts'
import { holidayCalendarOf } from '../../loading/requesterFacts'

/** Every stored fact behind a member's allowances of these types, with what the workspace adds to them. */
export async function loadFacts(stores: Stores, member: Member, types: readonly AllowanceType[], now: Instant): Promise<AllowanceFacts> {
  const [workspace, holidayCalendar, leaveTypes] = await Promise.all([
    stores.workspace.get(), holidayCalendarOf(stores, member), stores.leaveTypes.all(),
  ])
  return allowanceFacts(stores, types, { now, workspace, member, leaveTypes, holidayCalendar })
}
