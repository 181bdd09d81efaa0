import type { Schedule } from './schedule'
import type { Id, Instant, PlainDate } from './scalars'

export type MemberStatus = 'ACTIVE' | 'INACTIVE' | 'ARCHIVED'

export type ApprovalProcess =
  | 'Linear_all_have_to_agree'
  | 'Linear_one_has_to_agree'
  | 'Parallel_all_have_to_agree'
  | 'Parallel_one_has_to_agree'

export interface ApproverConfig {
  readonly type: 'department' | 'custom' | 'identity_provider'
  readonly departmentId: Id | null
  readonly identityProviderSyncLevel: number | null
}

export interface RepresentativesConfig {
  readonly process: 'Linear' | 'Parallel'
  readonly requiredCount: number
  readonly memberCanChoose: boolean
  readonly memberCanReorder: boolean
  readonly memberIds: readonly Id[]
}

/** How a member sees one allowance type (spec: Allowance type configuration). */
export interface AllowanceTypeConfiguration {
  readonly id: Id
  readonly allowanceTypeId: Id
  readonly default: boolean
  readonly disabled: boolean
  readonly createdAt: Instant
}

/** The user of an identity provider who a member is; both ids are in lower case, in which `identityOfClaims` answers them. */
export interface IdentityProviderAccount {
  readonly tenantId: string
  readonly objectId: string
  readonly mailboxPermission: boolean
}

export interface Member {
  readonly id: Id
  readonly customId: string | null
  readonly name: string
  readonly email: string
  /** Without it only an admin can make an API key for the member (decision 62). */
  readonly emailConfirmed: boolean
  readonly status: MemberStatus
  readonly isAdmin: boolean
  readonly hasBillingAccess: boolean
  readonly birthday: PlainDate | null
  /** First day of employment; null = since ever. */
  readonly employmentStartDate: PlainDate | null
  /** Last day of employment; null = open. */
  readonly employmentEndDate: PlainDate | null
  readonly departmentIds: readonly Id[]
  /** IANA name; null = the workspace's. */
  readonly timeZone: string | null
  readonly approverConfig: ApproverConfig
  readonly approvalProcess: ApprovalProcess
  /** In the order in which they are asked. */
  readonly approverIds: readonly Id[]
  readonly representatives: RepresentativesConfig
  readonly schedules: readonly Schedule[]
  readonly holidayCalendarId: Id | null
  readonly allowanceTypeConfigurations: readonly AllowanceTypeConfiguration[]
  readonly identityProviderAccount: IdentityProviderAccount | null
  readonly createdAt: Instant
  readonly updatedAt: Instant
}
