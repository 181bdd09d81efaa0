import type { MemberRepository, OutOfOfficeSettingRepository, Stores } from '../../../ports'
import type { AllowanceType, Id } from '../../../records'
import { WAITING } from '../tables/definitions'
import { identityKey } from '../tables/identityKey'
import { outOfOfficeKey } from '../tables/outOfOfficeKey'
import { answer } from './answer'
import { auditLog } from './auditLog'
import { deliveryRepository } from './deliveryRepository'
import { requestRepository } from './requestRepository'
import type { UnitTables } from './unit'

const memberRepository = ({ members }: UnitTables): MemberRepository => ({
  byId: (id) => answer(() => members.get(id)),
  byIds: byIdsOf(members),
  byCustomId: (customId) => answer(() => members.find('customId', [customId])[0] ?? null),
  byIdentity: (tenantId, objectId) => answer(() => members.find('identity', [identityKey(tenantId, objectId)])[0] ?? null),
  anyWithDefaultType: (allowanceTypeId) => answer(() => members.has('defaultType', allowanceTypeId)),
  inDepartments: (departmentIds) => answer(() => members.find('department', departmentIds)),
  page: (after, limit) => answer(() => members.page(after, limit)),
  save: (member) => answer(() => members.put(member)),
})

const outOfOfficeSettingRepository = ({ outOfOfficeSettings: settings }: UnitTables): OutOfOfficeSettingRepository => ({
  of: (memberId, leaveTypeId) =>
    answer(() => settings.find('memberAndLeaveType', [outOfOfficeKey(memberId, leaveTypeId)])[0] ?? null),
  save: (setting) => answer(() => settings.put(setting)),
})

function byIdsOf<R>({ get }: { readonly get: (id: Id) => R | null }): (ids: readonly Id[]) => Promise<R[]> {
  return (ids) => answer(() => [...new Set(ids)].map(get).filter((record) => record !== null))
}

interface FoundByMember<R> {
  readonly find: (index: 'member', keys: readonly Id[]) => R[]
}

const ofMemberOf = <R>({ find }: FoundByMember<R>) => (memberId: Id): Promise<R[]> => answer(() => find('member', [memberId]))

interface StoredRecords<R> {
  readonly get: (id: Id) => R | null
  readonly put: (record: R) => void
  readonly remove: (id: Id) => void
}

const isLive = ({ deletedAt }: Pick<AllowanceType, 'deletedAt'>): boolean => deletedAt === null

const storedById = <R>({ get, put, remove }: StoredRecords<R>) => ({
  byId: (id: Id): Promise<R | null> => answer(() => get(id)),
  save: (record: R): Promise<void> => answer(() => put(record)),
  remove: (id: Id): Promise<void> => answer(() => remove(id)),
})

/** The repositories over the tables of one unit of work. */
export function storesOf(tables: UnitTables): Stores {
  const { workspace, departments, holidayCalendars, leaveTypes, allowanceTypes, rules, outbox, apiKeys, webhookSubscriptions } = tables
  return {
    workspace: { get: () => answer(() => workspace.all()[0]!) },
    departments: {
      byIds: byIdsOf(departments),
      managedBy: (memberId) => answer(() => departments.find('manager', [memberId])),
      withDefaultRule: (ruleId) => answer(() => departments.find('defaultRule', [ruleId])),
      save: (department) => answer(() => departments.put(department)),
    },
    members: memberRepository(tables),
    holidayCalendars: { byIds: byIdsOf(holidayCalendars) },
    leaveTypes: {
      all: () => answer(leaveTypes.all),
      byId: (id) => answer(() => leaveTypes.get(id)),
      save: (leaveType) => answer(() => leaveTypes.put(leaveType)),
    },
    allowanceTypes: {
      all: () => answer(() => allowanceTypes.all().filter(isLive)),
      byId: (id) => answer(() => [allowanceTypes.get(id)].find((type) => type !== null && isLive(type)) ?? null),
      save: (type) => answer(() => allowanceTypes.put(type)),
    },
    rules: {
      byId: (id) => answer(() => rules.get(id)),
      save: (rule) => answer(() => rules.put(rule)),
      ofAllowanceType: (allowanceTypeId) => answer(() => rules.find('allowanceType', [allowanceTypeId])),
    },
    assignments: {
      ...storedById(tables.assignments),
      ofMember: ofMemberOf(tables.assignments),
      ofRule: (ruleId) => answer(() => tables.assignments.find('rule', [ruleId])),
    },
    adjustments: { ...storedById(tables.adjustments), ofMember: ofMemberOf(tables.adjustments) },
    memberAllowances: {
      byId: (id) => answer(() => tables.memberAllowances.get(id)),
      save: (row) => answer(() => tables.memberAllowances.put(row)),
      ofMember: ofMemberOf(tables.memberAllowances),
    },
    auditLog: auditLog(tables),
    requests: requestRepository(tables),
    outOfOfficeSettings: outOfOfficeSettingRepository(tables),
    outbox: {
      add: (event) => answer(() => outbox.put(event)),
      waiting: (limit) => answer(() => outbox.first('waiting', WAITING, limit)),
      save: (event) => answer(() => outbox.put(event)),
    },
    apiKeys: {
      byHash: (hash) => answer(() => apiKeys.find('hash', [hash])),
      ofMember: ofMemberOf(apiKeys),
      save: (key) => answer(() => apiKeys.put(key)),
    },
    webhookSubscriptions: {
      all: () => answer(() => webhookSubscriptions.all().filter(isLive)),
      byId: (id) => answer(() => webhookSubscriptions.get(id)),
      save: (subscription) => answer(() => webhookSubscriptions.put(subscription)),
    },
    deliveries: deliveryRepository(tables),
  }
}
