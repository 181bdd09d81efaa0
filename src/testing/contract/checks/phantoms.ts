import { failure } from '../../../kernel/failure'
import { type Result, ok, refuse } from '../../../kernel/result'
import type { Stores } from '../../../ports'
import type { WorkspaceSnapshot } from '../../../records'
import { addedLeaveType, addedMember, addedRequest, addedSetting } from '../additions'
import type { CheckBodies, ContractWorkspace } from '../contractCheck'
import { unknownId } from '../contractSnapshot'
import { expectEqual } from '../expectation'
import { reading } from '../inUnits'
import { meeting } from '../together'

/** A question, and what changes its answer. */
interface Phantom {
  readonly count: (stores: Stores, given: WorkspaceSnapshot) => Promise<number>
  /** Raises the count by one. */
  readonly add: (stores: Stores, given: WorkspaceSnapshot, n: number) => Promise<void>
}

const year = { from: '2050-01-01', to: '2050-12-31' }

const inThatYear = { start: '2050-07-01', end: '2050-07-02' }

const lengthOf = async (records: Promise<readonly unknown[]>): Promise<number> => (await records).length

const present = async (record: Promise<unknown>): Promise<number> => ((await record) === null ? 0 : 1)

const phantoms: Readonly<Record<string, Phantom>> = {
  'requests.ofMember': {
    count: ({ requests }, { members }) => lengthOf(requests.ofMember(members[0]!.id)),
    add: ({ requests }, given, n) => requests.save(addedRequest(given, n, { memberId: given.members[0]!.id })),
  },
  'requests.ofMember without any': {
    count: ({ requests }) => lengthOf(requests.ofMember(unknownId)),
    add: ({ requests }, given, n) => requests.save(addedRequest(given, n, { memberId: unknownId })),
  },
  'requests.ofSeries without any': {
    count: ({ requests }) => lengthOf(requests.ofSeries(unknownId)),
    add: ({ requests }, given, n) => requests.save(addedRequest(given, n, { seriesId: unknownId })),
  },
  'requests.within without any': {
    count: ({ requests }) => lengthOf(requests.within(year)),
    add: ({ requests }, given, n) => requests.save(addedRequest(given, n, inThatYear)),
  },
  'requests.within for a long absence': {
    count: ({ requests }) => lengthOf(requests.within(year)),
    add: ({ requests }, given, n) => requests.save(addedRequest(given, n, { start: '2045-01-01', end: '2059-12-31' })),
  },
  'requests.within of all time': {
    count: ({ requests }) => lengthOf(requests.within({ from: '0001-01-01', to: '9999-12-31' })),
    add: ({ requests }, given, n) => requests.save(addedRequest(given, n, inThatYear)),
  },
  'requests.ofMembersWithin': {
    count: ({ requests }, { members }) => lengthOf(requests.ofMembersWithin(members.map(({ id }) => id), year)),
    add: ({ requests }, given, n) => requests.save(addedRequest(given, n, { ...inThatYear, memberId: given.members[1]!.id })),
  },
  'requests.representedBy': {
    count: ({ requests }, { members }) => lengthOf(requests.representedBy(members[2]!.id, { from: '2030-03-01', to: '2050-12-31' })),
    add: ({ requests }, given, n) => {
      const { representativeApprovers } = given.requests.find((request) => request.representativeApprovers.length > 0)!
      return requests.save(addedRequest(given, n, { ...inThatYear, representativeApprovers }))
    },
  },
  'requests.byId of an id that is new': {
    count: ({ requests }, given) => present(requests.byId(addedRequest(given, 0, {}).id)),
    add: ({ requests }, given) => requests.save(addedRequest(given, 0, {})),
  },
  'members.byId of an id that is new': {
    count: ({ members }) => present(members.byId(addedMember(0).id)),
    add: ({ members }) => members.save(addedMember(0)),
  },
  'members.byIds of an id that is new': {
    count: ({ members }) => lengthOf(members.byIds([addedMember(0).id])),
    add: ({ members }) => members.save(addedMember(0)),
  },
  'members.byCustomId': {
    count: ({ members }) => present(members.byCustomId('NEW')),
    add: ({ members }, _, n) => members.save(addedMember(n, { customId: 'NEW' })),
  },
  'members.inDepartments without any': {
    count: ({ members }, { departments }) => lengthOf(members.inDepartments([departments[2]!.id])),
    add: ({ members }, { departments }, n) => members.save(addedMember(n, { departmentIds: [departments[2]!.id] })),
  },
  'members.page': {
    count: ({ members }) => lengthOf(members.page(null, 1000)),
    add: ({ members }, _, n) => members.save(addedMember(n)),
  },
  'leaveTypes.all': {
    count: ({ leaveTypes }) => lengthOf(leaveTypes.all()),
    add: ({ leaveTypes }, given, n) => leaveTypes.save(addedLeaveType(given, n)),
  },
  'outOfOfficeSettings.of': {
    count: ({ outOfOfficeSettings }, { members, leaveTypes }) => present(outOfOfficeSettings.of(members[4]!.id, leaveTypes[0]!.id)),
    add: ({ outOfOfficeSettings }, given, n) => outOfOfficeSettings.save(addedSetting(given, n, { memberId: given.members[4]!.id })),
  },
}

/** Two units of work that each add a record only as long as there is none more than at first. */
async function expectOneAdded(workspace: ContractWorkspace, given: WorkspaceSnapshot, { count, add }: Phantom): Promise<void> {
  const atFirst = await reading(workspace, (stores) => count(stores, given))
  const bothHaveAsked = meeting(2)
  const unit = (n: number): Promise<Result<number>> =>
    workspace.unitOfWork.transact(async (stores) => {
      const found = await count(stores, given)
      await bothHaveAsked()
      if (found !== atFirst) return refuse(failure('BAD_REQUEST'))
      await add(stores, given, n)
      return ok(n)
    })
  const answers = await Promise.all([unit(0), unit(1)])
  expectEqual('units of work that succeeded', answers.filter((answer) => answer.ok).length, 1)
  expectEqual('records afterwards', await reading(workspace, (stores) => count(stores, given)), atFirst + 1)
}

/** That what a unit of work did not find is still not there when it commits. */
export const phantomChecks: CheckBodies = Object.fromEntries(
  Object.entries(phantoms).map(([name, phantom]) => [
    `no record appears behind the back of ${name}`,
    (workspace: ContractWorkspace, given: WorkspaceSnapshot) => expectOneAdded(workspace, given, phantom),
  ]),
)
