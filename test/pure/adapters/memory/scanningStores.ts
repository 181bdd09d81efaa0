import type { AuditQuery, RequestWindow, Stores } from '../../../../src/ports'
import type { AbsenceRequest, AuditEntry, WorkspaceSnapshot } from '../../../../src/records'

export type ListName = Exclude<keyof WorkspaceSnapshot, 'workspace'>

interface Identified {
  readonly id: string
}

/** Where records come from and go to. */
export interface Source {
  readonly state: () => WorkspaceSnapshot
  readonly put: (list: ListName, record: Identified) => void
  readonly remove: (list: ListName, id: string) => void
  /** Told of each record that is handed out. */
  readonly handOut: <T extends Identified>(record: T) => T
}

const DAY_MS = 86_400_000

/** A date some days off an instant's, as text; dates are compared as texts. */
const near = (text: string, days: number): string => new Date(Date.parse(text) + days * DAY_MS).toISOString().slice(0, 10)

function touches({ start, end }: AbsenceRequest, { from, to }: RequestWindow): boolean {
  const [first, last] = start.length === 10 ? [start, end] : [near(start, -1), near(end, 1)]
  return first <= to && last >= from
}

/** Every repository, by looking at every record for every question. */
export function scanningStores({ state, put, remove: takeOut, handOut }: Source): Stores {
  const scan = <L extends ListName>(list: L, fits: (record: WorkspaceSnapshot[L][number]) => boolean) =>
    Promise.resolve().then(() => (state()[list] as readonly WorkspaceSnapshot[L][number][]).filter(fits).map(handOut))
  const one = async <L extends ListName>(list: L, fits: (record: WorkspaceSnapshot[L][number]) => boolean) => (await scan(list, fits))[0] ?? null
  const save = (list: ListName) => (record: Identified): Promise<void> => Promise.resolve().then(() => put(list, record))
  const remove = (list: ListName) => (id: string): Promise<void> => Promise.resolve().then(() => takeOut(list, id))
  /** All that can be done with the records of a list one by one. */
  const byId = <L extends ListName>(list: L) => ({ byId: (wanted: string) => one(list, ({ id }) => id === wanted), save: save(list), remove: remove(list) })
  const log = async ({ eventTypes, take }: AuditQuery, fits: (entry: AuditEntry) => boolean) =>
    (await scan('auditEntries', (entry) => fits(entry) && (eventTypes.length === 0 || eventTypes.includes(entry.eventType))))
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id)).slice(0, take)
  const everything = (): boolean => true
  return {
    workspace: { get: () => Promise.resolve().then(() => handOut(state().workspace)) },
    departments: {
      byIds: (ids) => scan('departments', ({ id }) => ids.includes(id)),
      managedBy: (member) => scan('departments', ({ managers }) => managers.some(({ memberId }) => memberId === member)),
      withDefaultRule: (rule) => scan('departments', ({ defaultRuleIds }) => Object.values(defaultRuleIds).includes(rule)),
      save: save('departments'),
    },
    members: {
      byId: (wanted) => one('members', ({ id }) => id === wanted),
      byIds: (ids) => scan('members', ({ id }) => ids.includes(id)),
      byCustomId: (wanted) => one('members', ({ customId }) => customId === wanted),
      byIdentity: (tenant, object) => one('members', ({ identityProviderAccount: account }) => account?.tenantId === tenant && account.objectId === object),
      inDepartments: (ids) => scan('members', ({ departmentIds }) => departmentIds.some((id) => ids.includes(id))),
      page: async (after, limit) =>
        (await scan('members', ({ id }) => after === null || id > after)).sort((a, b) => (a.id < b.id ? -1 : 1)).slice(0, limit),
      anyWithDefaultType: async (type) => (await scan('members', ({ allowanceTypeConfigurations }) =>
        allowanceTypeConfigurations.some((one) => one.default && one.allowanceTypeId === type))).length > 0,
      save: save('members'),
    },
    holidayCalendars: { byIds: (ids) => scan('holidayCalendars', ({ id }) => ids.includes(id)) },
    leaveTypes: { all: () => scan('leaveTypes', everything), byId: (wanted) => one('leaveTypes', ({ id }) => id === wanted), save: save('leaveTypes') },
    allowanceTypes: {
      byId: (wanted) => one('allowanceTypes', ({ id, deletedAt }) => id === wanted && deletedAt === null),
      all: () => scan('allowanceTypes', ({ deletedAt }) => deletedAt === null),
      save: save('allowanceTypes'),
    },
    rules: { ...byId('rules'), ofAllowanceType: (type) => scan('rules', ({ allowanceTypeId }) => allowanceTypeId === type) },
    assignments: {
      ...byId('assignments'),
      ofMember: (member) => scan('assignments', ({ memberId }) => memberId === member),
      ofRule: (rule) => scan('assignments', ({ ruleId }) => ruleId === rule),
    },
    adjustments: { ...byId('adjustments'), ofMember: (member) => scan('adjustments', ({ memberId }) => memberId === member) },
    memberAllowances: { ...byId('memberAllowances'), ofMember: (member) => scan('memberAllowances', ({ memberId }) => memberId === member) },
    auditLog: {
      add: save('auditEntries'),
      ofRule: (rule, query) => log(query, ({ ruleId }) => ruleId === rule),
      ofAllowanceType: (type, query) => log(query, ({ allowanceTypeId }) => allowanceTypeId === type),
      ofMember: (member, query) => log(query, ({ memberId }) => memberId === member),
    },
    requests: {
      byId: (wanted) => one('requests', ({ id }) => id === wanted),
      ofSeries: (wanted) => scan('requests', ({ seriesId }) => seriesId === wanted),
      ofMember: (member) => scan('requests', ({ memberId }) => memberId === member),
      ofMembersWithin: (ids, window) => scan('requests', (request) => ids.includes(request.memberId) && touches(request, window)),
      within: (window) => scan('requests', (request) => touches(request, window)),
      representedBy: (member, window) =>
        scan('requests', (request) => request.memberId !== member && touches(request, window)
          && request.representativeApprovers.some(({ memberId }) => memberId === member)),
      save: save('requests'),
    },
    outOfOfficeSettings: {
      of: (member, type) => one('outOfOfficeSettings', ({ memberId, leaveTypeId }) => memberId === member && leaveTypeId === type),
      save: save('outOfOfficeSettings'),
    },
    outbox: {
      add: save('outbox'),
      waiting: async (limit) => (await scan('outbox', ({ deliveredAt }) => deliveredAt === null)).slice(0, limit),
      save: save('outbox'),
    },
    apiKeys: {
      byHash: (wanted) => scan('apiKeys', ({ hash }) => hash === wanted),
      ofMember: (member) => scan('apiKeys', ({ memberId }) => memberId === member),
      save: save('apiKeys'),
    },
    webhookSubscriptions: {
      all: () => scan('webhookSubscriptions', ({ deletedAt }) => deletedAt === null),
      byId: (wanted) => one('webhookSubscriptions', ({ id }) => id === wanted),
      save: save('webhookSubscriptions'),
    },
    deliveries: {
      byId: (wanted) => one('deliveries', ({ id }) => id === wanted),
      ofEvent: (event) => scan('deliveries', ({ outboxEventId }) => outboxEventId === event),
      waiting: async (subscription, limit) =>
        (await scan('deliveries', ({ subscriptionId, nextAttemptAt }) => subscriptionId === subscription && nextAttemptAt !== null)).slice(0, limit),
      log: async ({ subscriptionId: wanted, take }) =>
        (await scan('deliveries', ({ subscriptionId }) => wanted === null || subscriptionId === wanted))
          .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id)).slice(0, take),
      save: save('deliveries'),
    },
  }
}
