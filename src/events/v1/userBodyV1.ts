import type { Id, Instant, MemberStatus } from '../../records'
import type { MemberDetails } from '../eventFacts'
import { wireMoment } from '../resources/wireMoment'

/** A member as v1 events carry them (spec: v1 user events). Dates are UTC midnights. */
export interface UserBodyV1 {
  readonly id: Id
  readonly email: string
  readonly name: string
  readonly custom_id: string | null
  readonly created_at: Instant
  readonly updated_at: Instant
  /** An archived member counts as inactive (decision 55). */
  readonly status: Exclude<MemberStatus, 'ARCHIVED'>
  readonly is_admin: boolean
  readonly has_billing_access: boolean
  readonly employment_start_date: Instant | null
  readonly employment_end_date: Instant | null
  readonly birthday: Instant | null
  /** The member's holiday calendar. */
  readonly public_holiday: { readonly id: Id; readonly name: string } | null
  readonly departments: readonly { readonly id: Id; readonly name: string }[]
}

/** Writes a member for a v1 event. */
export function userBodyV1({ member, holidayCalendar, departments }: MemberDetails): UserBodyV1 {
  return {
    id: member.id,
    email: member.email,
    name: member.name,
    custom_id: member.customId,
    created_at: member.createdAt,
    updated_at: member.updatedAt,
    status: member.status === 'ARCHIVED' ? 'INACTIVE' : member.status,
    is_admin: member.isAdmin,
    has_billing_access: member.hasBillingAccess,
    employment_start_date: wireMoment(member.employmentStartDate),
    employment_end_date: wireMoment(member.employmentEndDate),
    birthday: wireMoment(member.birthday),
    public_holiday: holidayCalendar === null ? null : { id: holidayCalendar.id, name: holidayCalendar.name },
    departments: departments.map(({ id, name }) => ({ id, name })),
  }
}
