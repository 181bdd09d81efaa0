import type { Id, Member } from '../../records'

/** How a new member sees one allowance type; what is left out is false (decision 5). */
export interface DefaultAllowance {
  /** The allowance type's. */
  readonly id: Id
  readonly default?: boolean
  readonly disabled?: boolean
}

/** The fields of a new member's record that are taken as they are said. */
export const newMemberFields = [
  'name', 'email', 'customId', 'departmentIds', 'employmentStartDate', 'employmentEndDate', 'isAdmin', 'holidayCalendarId', 'timeZone',
  'birthday',
] as const satisfies readonly (keyof Member)[]

/** What is said of a new member. Without `approverConfig` and `approverIds`: nobody is asked for approval. */
export type NewMember =
  & Pick<Member, (typeof newMemberFields)[number]>
  & Partial<Pick<Member, 'approverIds' | 'approverConfig'>>
  & { readonly defaultAllowances: readonly DefaultAllowance[] }
