import type { Workspace, WorkspaceSnapshot } from '../../../records'
import { monthKeys } from '../requests/monthKeys'
import { identityKey } from './identityKey'
import { outOfOfficeKey } from './outOfOfficeKey'
import type { TableDefinition } from './tableDefinition'

interface OfMember {
  readonly memberId: string
}

const byMember = { member: ({ memberId }: OfMember): string[] => [memberId] }

const present = (key: string | null): string[] => (key === null ? [] : [key])

/** The one key of the index of events that wait. */
export const WAITING = 'waiting'

type ListName = Exclude<keyof WorkspaceSnapshot, 'workspace'>

type Definitions = { readonly workspace: TableDefinition<Workspace> } & {
  readonly [Name in ListName]: TableDefinition<WorkspaceSnapshot[Name][number]>
}

/** Every table of a workspace: a line for each list of its snapshot, and one for the workspace itself. */
export const definitions = {
  workspace: { indexes: {}, unique: [] },
  departments: {
    indexes: {
      manager: ({ managers }) => managers.map(({ memberId }) => memberId),
      defaultRule: ({ defaultRuleIds }) => Object.values(defaultRuleIds),
    },
    unique: [],
  },
  members: {
    indexes: {
      department: ({ departmentIds }) => departmentIds,
      customId: ({ customId }) => present(customId),
      identity: ({ identityProviderAccount: account }) => (account === null ? [] : [identityKey(account.tenantId, account.objectId)]),
      defaultType: ({ allowanceTypeConfigurations }) =>
        allowanceTypeConfigurations.filter((configuration) => configuration.default).map(({ allowanceTypeId }) => allowanceTypeId),
    },
    unique: ['customId', 'identity'],
  },
  holidayCalendars: { indexes: {}, unique: [] },
  leaveTypes: { indexes: {}, unique: [] },
  allowanceTypes: { indexes: {}, unique: [] },
  rules: { indexes: { allowanceType: ({ allowanceTypeId }) => [allowanceTypeId] }, unique: [] },
  assignments: { indexes: { ...byMember, rule: ({ ruleId }) => present(ruleId) }, unique: [] },
  adjustments: { indexes: byMember, unique: [] },
  memberAllowances: {
    indexes: {
      ...byMember,
      memberTypeAndYear: ({ memberId, allowanceTypeId, year }) => [`${memberId} ${allowanceTypeId} ${year}`],
    },
    unique: ['memberTypeAndYear'],
  },
  requests: {
    indexes: {
      ...byMember,
      series: ({ seriesId }) => present(seriesId),
      representative: ({ representativeApprovers }) => representativeApprovers.map(({ memberId }) => memberId),
      month: monthKeys,
    },
    unique: [],
  },
  outOfOfficeSettings: {
    indexes: { memberAndLeaveType: ({ memberId, leaveTypeId }) => [outOfOfficeKey(memberId, leaveTypeId)] },
    unique: ['memberAndLeaveType'],
  },
  auditEntries: {
    indexes: {
      rule: ({ ruleId }) => present(ruleId),
      allowanceType: ({ allowanceTypeId }) => present(allowanceTypeId),
      member: ({ memberId }) => present(memberId),
    },
    unique: [],
  },
  apiKeys: { indexes: { ...byMember, hash: ({ hash }) => [hash] }, unique: [] },
  webhookSubscriptions: { indexes: {}, unique: [] },
  outbox: { indexes: { waiting: ({ deliveredAt }) => (deliveredAt === null ? [WAITING] : []) }, unique: [] },
  deliveries: {
    indexes: {
      event: ({ outboxEventId }) => [outboxEventId],
      subscription: ({ subscriptionId }) => [subscriptionId],
      waiting: ({ subscriptionId, nextAttemptAt }) => (nextAttemptAt === null ? [] : [subscriptionId]),
      eventAndSubscription: ({ outboxEventId, subscriptionId }) => [`${outboxEventId} ${subscriptionId}`],
    },
    unique: ['eventAndSubscription'],
  },
} satisfies Definitions

export type TableName = keyof Definitions

export type RecordOf<Name extends TableName> = Name extends ListName ? WorkspaceSnapshot[Name][number] : Workspace

export type IndexOf<Name extends TableName> = keyof (typeof definitions)[Name]['indexes'] & string

export const tableNames = Object.keys(definitions) as TableName[]
