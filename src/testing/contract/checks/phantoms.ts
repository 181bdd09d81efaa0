import { addedLeaveType, addedMember, addedRequest, addedSetting } from '../additions'
import { unknownId } from '../contractSnapshot'
import { type Phantom, lengthOf, phantomChecks, present } from '../phantomChecks'

const year = { from: '2050-01-01', to: '2050-12-31' }

const inThatYear = { start: '2050-07-01', end: '2050-07-02' }

const questions: Readonly<Record<string, Phantom>> = {
  'requests.ofMember': {
    count: ({ requests }, { members }) => lengthOf(requests.ofMember(members[0]!.id)),
    change: ({ requests }, given, n) => requests.save(addedRequest(given, n, { memberId: given.members[0]!.id })),
  },
  'requests.ofMember without any': {
    count: ({ requests }) => lengthOf(requests.ofMember(unknownId)),
    change: ({ requests }, given, n) => requests.save(addedRequest(given, n, { memberId: unknownId })),
  },
  'requests.ofSeries without any': {
    count: ({ requests }) => lengthOf(requests.ofSeries(unknownId)),
    change: ({ requests }, given, n) => requests.save(addedRequest(given, n, { seriesId: unknownId })),
  },
  'requests.within without any': {
    count: ({ requests }) => lengthOf(requests.within(year)),
    change: ({ requests }, given, n) => requests.save(addedRequest(given, n, inThatYear)),
  },
  'requests.within for a long absence': {
    count: ({ requests }) => lengthOf(requests.within(year)),
    change: ({ requests }, given, n) => requests.save(addedRequest(given, n, { start: '2045-01-01', end: '2059-12-31' })),
  },
  'requests.within of all time': {
    count: ({ requests }) => lengthOf(requests.within({ from: '0001-01-01', to: '9999-12-31' })),
    change: ({ requests }, given, n) => requests.save(addedRequest(given, n, inThatYear)),
  },
  'requests.ofMembersWithin': {
    count: ({ requests }, { members }) => lengthOf(requests.ofMembersWithin(members.map(({ id }) => id), year)),
    change: ({ requests }, given, n) => requests.save(addedRequest(given, n, { ...inThatYear, memberId: given.members[1]!.id })),
  },
  'requests.representedBy': {
    count: ({ requests }, { members }) => lengthOf(requests.representedBy(members[2]!.id, { from: '2030-03-01', to: '2050-12-31' })),
    change: ({ requests }, given, n) => {
      const { representativeApprovers } = given.requests.find((request) => request.representativeApprovers.length > 0)!
      return requests.save(addedRequest(given, n, { ...inThatYear, representativeApprovers }))
    },
  },
  'requests.byId of an id that is new': {
    count: ({ requests }, given) => present(requests.byId(addedRequest(given, 0, {}).id)),
    change: ({ requests }, given) => requests.save(addedRequest(given, 0, {})),
  },
  'members.byId of an id that is new': {
    count: ({ members }) => present(members.byId(addedMember(0).id)),
    change: ({ members }) => members.save(addedMember(0)),
  },
  'members.byIds of an id that is new': {
    count: ({ members }) => lengthOf(members.byIds([addedMember(0).id])),
    change: ({ members }) => members.save(addedMember(0)),
  },
  'members.byCustomId': {
    count: ({ members }) => present(members.byCustomId('NEW')),
    change: ({ members }, _, n) => members.save(addedMember(n, { customId: 'NEW' })),
  },
  'members.inDepartments without any': {
    count: ({ members }, { departments }) => lengthOf(members.inDepartments([departments[2]!.id])),
    change: ({ members }, { departments }, n) => members.save(addedMember(n, { departmentIds: [departments[2]!.id] })),
  },
  'members.page': {
    count: ({ members }) => lengthOf(members.page(null, 1000)),
    change: ({ members }, _, n) => members.save(addedMember(n)),
  },
  'leaveTypes.all': {
    count: ({ leaveTypes }) => lengthOf(leaveTypes.all()),
    change: ({ leaveTypes }, given, n) => leaveTypes.save(addedLeaveType(given, n)),
  },
  'outOfOfficeSettings.of': {
    count: ({ outOfOfficeSettings }, { members, leaveTypes }) => present(outOfOfficeSettings.of(members[4]!.id, leaveTypes[0]!.id)),
    change: ({ outOfOfficeSettings }, given, n) => outOfOfficeSettings.save(addedSetting(given, n, { memberId: given.members[4]!.id })),
  },
}

/** That what a unit of work did not find of members and their absences is still not there when it commits. */
export const phantoms = phantomChecks('appears', 1, questions)
