import type { Id } from '../../../records'
import type { CheckBodies } from '../contractCheck'
import { unknownId } from '../contractSnapshot'
import { expectEqual, expectRecords } from '../expectation'
import { reading } from '../inUnits'

interface Identified {
  readonly id: Id
}

const idsOf = (records: readonly Identified[]): Id[] => records.map(({ id }) => id)

/** A list by ids answers some, none for no ids, and leaves out what is unknown. */
async function expectByIds<R extends Identified>(byIds: (ids: readonly Id[]) => Promise<readonly R[]>, stored: readonly R[]): Promise<void> {
  expectRecords('two ids and an unknown one', await byIds([stored[1]!.id, unknownId, stored[0]!.id]), [stored[1]!, stored[0]!])
  expectRecords('one id', await byIds([stored[1]!.id]), [stored[1]!])
  expectRecords('an unknown id', await byIds([unknownId]), [])
  expectRecords('no ids', await byIds([]), [])
}

async function expectById<R extends Identified>(byId: (id: Id) => Promise<R | null>, stored: readonly R[]): Promise<void> {
  for (const record of stored) expectEqual('a known id', await byId(record.id), record)
  expectEqual('an unknown id', await byId(unknownId), null)
}

/** A list of what refers to an owner, for every owner, and for an unknown one. */
async function expectOf<R extends Identified>(
  query: (owner: Id) => Promise<readonly R[]>,
  owners: readonly Identified[],
  stored: readonly R[],
  refers: (record: R, owner: Id) => boolean,
): Promise<void> {
  for (const { id } of owners) expectRecords(`of ${id}`, await query(id), stored.filter((record) => refers(record, id)))
  expectRecords('of an unknown one', await query(unknownId), [])
}

interface OfMember extends Identified {
  readonly memberId: Id
}

const ofMember = ({ memberId }: OfMember, id: Id): boolean => memberId === id

/** What every query but those of windows finds. */
export const queries: CheckBodies = {
  'workspace.get answers the workspace': async (workspace, given) =>
    expectEqual('workspace', await reading(workspace, ({ workspace: stored }) => stored.get()), given.workspace),

  'departments.byIds answers the known ones': (workspace, { departments }) =>
    reading(workspace, (stores) => expectByIds(stores.departments.byIds, departments)),

  'departments.managedBy answers those of a manager': (workspace, { departments, members }) =>
    reading(workspace, (stores) =>
      expectOf(stores.departments.managedBy, members, departments, ({ managers }, id) => managers.some(({ memberId }) => memberId === id))),

  'members.byId answers a member or null': (workspace, { members }) =>
    reading(workspace, (stores) => expectById(stores.members.byId, members)),

  'members.byIds answers the known ones': (workspace, { members }) =>
    reading(workspace, (stores) => expectByIds(stores.members.byIds, members)),

  'members.byCustomId answers a member or null': (workspace, { members }) =>
    reading(workspace, async (stores) => {
      for (const member of members) {
        if (member.customId !== null) expectEqual('a known custom id', await stores.members.byCustomId(member.customId), member)
      }
      expectEqual('an unknown custom id', await stores.members.byCustomId('nobody'), null)
    }),

  'members.inDepartments answers each member once': (workspace, { members, departments }) =>
    reading(workspace, async ({ members: stored }) => {
      const [north, south, empty] = idsOf(departments)
      const [first, second, third] = members
      expectRecords('one department', await stored.inDepartments([north!]), [first!, second!])
      expectRecords('two departments', await stored.inDepartments([north!, south!]), [first!, second!, third!])
      expectRecords('a department without members', await stored.inDepartments([empty!]), [])
      expectRecords('an unknown department', await stored.inDepartments([unknownId]), [])
      expectRecords('no departments', await stored.inDepartments([]), [])
    }),

  'members.page walks through all members by id': (workspace, { members }) =>
    reading(workspace, async ({ members: stored }) => {
      const sorted = idsOf(members).sort()
      const pages = async (after: Id | null, limit: number): Promise<Id[]> => idsOf(await stored.page(after, limit))
      expectEqual('the first page', await pages(null, 2), sorted.slice(0, 2))
      expectEqual('the next page', await pages(sorted[1]!, 2), sorted.slice(2, 4))
      expectEqual('the last page', await pages(sorted[3]!, 2), sorted.slice(4))
      expectEqual('behind the last page', await pages(sorted.at(-1)!, 2), [])
      expectEqual('a page as long as the list', await pages(null, sorted.length), sorted)
      expectEqual('a page longer than the list', await pages(null, 1000), sorted)
      expectRecords('the members of a page', await stored.page(null, 1000), members)
    }),

  'holidayCalendars.byIds answers the known ones': (workspace, { holidayCalendars }) =>
    reading(workspace, (stores) => expectByIds(stores.holidayCalendars.byIds, holidayCalendars)),

  'leaveTypes.all answers archived ones too': (workspace, { leaveTypes }) =>
    reading(workspace, async (stores) => expectRecords('leave types', await stores.leaveTypes.all(), leaveTypes)),

  'leaveTypes.byId answers a leave type or null': (workspace, { leaveTypes }) =>
    reading(workspace, (stores) => expectById(stores.leaveTypes.byId, leaveTypes)),

  'allowanceTypes.all answers every one': (workspace, { allowanceTypes }) =>
    reading(workspace, async (stores) => expectRecords('allowance types', await stores.allowanceTypes.all(), allowanceTypes)),

  'allowanceTypes.byId answers an allowance type or null': (workspace, { allowanceTypes }) =>
    reading(workspace, (stores) => expectById(stores.allowanceTypes.byId, allowanceTypes)),

  'rules.ofAllowanceType answers deleted ones too': (workspace, { rules, allowanceTypes }) =>
    reading(workspace, (stores) =>
      expectOf(stores.rules.ofAllowanceType, allowanceTypes, rules, ({ allowanceTypeId }, id) => allowanceTypeId === id)),

  "assignments.ofMember answers a member's": (workspace, { assignments, members }) =>
    reading(workspace, (stores) => expectOf(stores.assignments.ofMember, members, assignments, ofMember)),

  "adjustments.ofMember answers a member's": (workspace, { adjustments, members }) =>
    reading(workspace, (stores) => expectOf(stores.adjustments.ofMember, members, adjustments, ofMember)),

  "memberAllowances.ofMember answers a member's": (workspace, { memberAllowances, members }) =>
    reading(workspace, (stores) => expectOf(stores.memberAllowances.ofMember, members, memberAllowances, ofMember)),

  'requests.byId answers a request or null': (workspace, { requests }) =>
    reading(workspace, (stores) => expectById(stores.requests.byId, requests)),

  'requests.ofSeries answers all of a series': (workspace, { requests }) =>
    reading(workspace, (stores) => {
      const series = requests.flatMap((request) => (request.seriesId === null ? [] : [{ id: request.seriesId }]))
      return expectOf(stores.requests.ofSeries, series, requests, (request, id) => request.seriesId === id)
    }),

  "requests.ofMember answers a member's of any time": (workspace, { requests, members }) =>
    reading(workspace, (stores) => expectOf(stores.requests.ofMember, members, requests, ofMember)),

  'outOfOfficeSettings.of answers the one of member and leave type, or null': (workspace, { outOfOfficeSettings, members, leaveTypes }) =>
    reading(workspace, async (stores) => {
      for (const { id: memberId } of members) {
        for (const { id: leaveTypeId } of leaveTypes) {
          const stored = outOfOfficeSettings.find((setting) => setting.memberId === memberId && setting.leaveTypeId === leaveTypeId)
          expectEqual('setting', await stores.outOfOfficeSettings.of(memberId, leaveTypeId), stored ?? null)
        }
      }
      expectEqual('an unknown member', await stores.outOfOfficeSettings.of(unknownId, leaveTypes[0]!.id), null)
    }),
}
