import type { Member } from '../../records'

/** The fields of a member that an update may set; one that is left out keeps its value, but another `email` is no longer confirmed. */
export type MemberChange = Partial<Pick<Member,
  'name' | 'email' | 'emailConfirmed' | 'customId' | 'birthday' | 'employmentStartDate' | 'employmentEndDate' | 'hasBillingAccess' |
  'isAdmin' | 'departmentIds' | 'holidayCalendarId' | 'timeZone'>>
