import type { AllowanceTypeConfiguration, ApprovalProcess, Id, Instant, MemberStatus } from '../../records'
import type { MemberDetails, MemberRef } from '../eventFacts'
import { type AllowanceEntry, allowanceEntry } from './allowanceEntry'
import { type ScheduleResource, scheduleResource } from './scheduleResource'
import { wireMoment } from './wireMoment'

/** How a member sees one allowance type (spec: Allowance type configuration). */
export interface ConfigurationResource {
  readonly id: Id
  readonly allowance_type_id: Id
  /** The type preselected for the member. */
  readonly default: boolean
  /** The type is hidden from the member. */
  readonly disabled: boolean
}

/** A member as GET /members/{id} answers them (spec: Member; decision 1). Dates are UTC midnights. */
export interface MemberResource {
  readonly id: Id
  readonly custom_id: string | null
  readonly name: string
  readonly createdAt: Instant
  readonly updatedAt: Instant
  readonly allowances: readonly AllowanceEntry[]
  readonly allowance_type_configurations: readonly ConfigurationResource[]
  /** The same again, under the old misspelling; deprecated. */
  readonly allowance_type_configurtaions: readonly ConfigurationResource[]
  readonly birthday: Instant | null
  readonly employment_start_date: Instant | null
  readonly employment_end_date: Instant | null
  readonly email: string
  readonly departments: readonly { readonly id: Id; readonly name: string; readonly is_hidden: boolean }[]
  readonly is_admin: boolean
  /** Whoever is asked for approval, in that order. */
  readonly has_approvers: readonly Pick<MemberRef, 'id' | 'name' | 'email'>[]
  readonly approver_config: { readonly department_id: Id | null; readonly identity_provider_sync_level: number | null }
  readonly schedules: readonly ScheduleResource[]
  readonly approval_process: ApprovalProcess
  readonly status: MemberStatus
}

const configurationResource = (configuration: AllowanceTypeConfiguration): ConfigurationResource => ({
  id: configuration.id,
  allowance_type_id: configuration.allowanceTypeId,
  default: configuration.default,
  disabled: configuration.disabled,
})

/**
 * Writes a member as GET /members/{id} answers them and v2 events carry them (spec: Member; decision 1).
 *
 * @example
 * const member = snapshot.members[0]!
 * const resource = memberResource({ member, departments: [], approvers: [], holidayCalendar: null, allowances: [] })
 * resource.employment_start_date // '2012-04-01T00:00:00.000Z'
 */
export function memberResource({ member, departments, approvers, allowances }: MemberDetails): MemberResource {
  const configurations = member.allowanceTypeConfigurations.map(configurationResource)
  const { departmentId, identityProviderSyncLevel } = member.approverConfig
  return {
    id: member.id,
    custom_id: member.customId,
    name: member.name,
    createdAt: member.createdAt,
    updatedAt: member.updatedAt,
    allowances: allowances.map((listed) => allowanceEntry(listed, member)),
    allowance_type_configurations: configurations,
    allowance_type_configurtaions: configurations,
    birthday: wireMoment(member.birthday),
    employment_start_date: wireMoment(member.employmentStartDate),
    employment_end_date: wireMoment(member.employmentEndDate),
    email: member.email,
    departments: departments.map(({ id, name, isHidden }) => ({ id, name, is_hidden: isHidden })),
    is_admin: member.isAdmin,
    has_approvers: approvers.map(({ id, name, email }) => ({ id, name, email })),
    approver_config: { department_id: departmentId, identity_provider_sync_level: identityProviderSyncLevel },
    schedules: member.schedules.map(scheduleResource),
    approval_process: member.approvalProcess,
    status: member.status,
  }
}
