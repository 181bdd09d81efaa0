import type { Member } from '../../records'

/** The status as user events tell it: they know no archived members (decision 55). */
const toldStatus = ({ status }: Member): string => (status === 'ARCHIVED' ? 'INACTIVE' : status)

/** What user events tell of a member's record (spec: Events, v1 user events); the time of the change itself is no change. */
const toldBy = (member: Member): readonly (string | boolean | null)[] => [
  member.email, member.name, member.customId, toldStatus(member), member.isAdmin, member.hasBillingAccess,
  member.employmentStartDate, member.employmentEndDate, member.birthday, member.holidayCalendarId, member.departmentIds.join(),
]

/** Whether a change is one that user_updated announces (decision 55). */
export function userPayloadChanged(before: Member, after: Member): boolean {
  const told = toldBy(before)
  return toldBy(after).some((value, index) => value !== told[index])
}
