import type { MemberRepository, OutOfOfficeSettingRepository, Stores } from '../../../ports'
import type { Id } from '../../../records'
import { outOfOfficeKey } from '../tables/outOfOfficeKey'
import { answer } from './answer'
import { requestRepository } from './requestRepository'
import type { UnitTables } from './unit'

const memberRepository = ({ members }: UnitTables): MemberRepository => ({
  byId: (id) => answer(() => members.get(id)),
  byIds: byIdsOf(members),
  byCustomId: (customId) => answer(() => members.find('customId', [customId])[0] ?? null),
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

/** The repositories over the tables of one unit of work. */
export function storesOf(tables: UnitTables): Stores {
  const { workspace, departments, holidayCalendars, leaveTypes, allowanceTypes, rules, outbox } = tables
  return {
    workspace: { get: () => answer(() => workspace.all()[0]!) },
    departments: {
      byIds: byIdsOf(departments),
      managedBy: (memberId) => answer(() => departments.find('manager', [memberId])),
    },
    members: memberRepository(tables),
    holidayCalendars: { byIds: byIdsOf(holidayCalendars) },
    leaveTypes: {
      all: () => answer(leaveTypes.all),
      byId: (id) => answer(() => leaveTypes.get(id)),
      save: (leaveType) => answer(() => leaveTypes.put(leaveType)),
    },
    allowanceTypes: { all: () => answer(allowanceTypes.all), byId: (id) => answer(() => allowanceTypes.get(id)) },
    rules: { ofAllowanceType: (allowanceTypeId) => answer(() => rules.find('allowanceType', [allowanceTypeId])) },
    assignments: { ofMember: ofMemberOf(tables.assignments) },
    adjustments: { ofMember: ofMemberOf(tables.adjustments) },
    memberAllowances: { ofMember: ofMemberOf(tables.memberAllowances) },
    requests: requestRepository(tables),
    outOfOfficeSettings: outOfOfficeSettingRepository(tables),
    outbox: { add: (event) => answer(() => outbox.put(event)) },
  }
}
