import type { Id } from '../../../records'
import type { CheckBodies } from '../contractCheck'
import { unknownId } from '../contractSnapshot'
import { expectById, expectByIds, expectOf, isOfMember } from '../expectAnswers'
import { type Identified, expectEqual, expectRecords } from '../expectation'
import { reading } from '../inUnits'

const idsOf = (records: readonly Identified[]): Id[] => records.map(({ id }) => id)

/** What the queries of the company, its members and their absences find, but for those of windows. */
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

  'requests.byId answers a request or null': (workspace, { requests }) =>
    reading(workspace, (stores) => expectById(stores.requests.byId, requests)),

  'requests.ofSeries answers all of a series': (workspace, { requests }) =>
    reading(workspace, (stores) => {
      const series = requests.flatMap((request) => (request.seriesId === null ? [] : [{ id: request.seriesId }]))
      return expectOf(stores.requests.ofSeries, series, requests, (request, id) => request.seriesId === id)
    }),

  "requests.ofMember answers a member's of any time": (workspace, { requests, members }) =>
    reading(workspace, (stores) => expectOf(stores.requests.ofMember, members, requests, isOfMember)),

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
