import type { Member } from '../../records'

/** The fields of a member that an update may set. */
export const memberChangeFields = [
  'name', 'email', 'emailConfirmed', 'customId', 'birthday', 'employmentStartDate', 'employmentEndDate', 'hasBillingAccess', 'isAdmin',
  'departmentIds', 'holidayCalendarId', 'timeZone',
] as const satisfies readonly (keyof Member)[]

/** What an update sets; a field that is left out keeps its value, but another `email` is no longer confirmed. */
export type MemberChange = Partial<Pick<Member, (typeof memberChangeFields)[number]>>
