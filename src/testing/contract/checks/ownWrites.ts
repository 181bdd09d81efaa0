import { ok } from '../../../kernel/result'
import type { AbsenceRequest } from '../../../records'
import { addedMember, addedSetting } from '../additions'
import type { CheckBodies } from '../contractCheck'
import { contractEvent } from '../contractEvent'
import { unknownId, windowRequestId } from '../contractSnapshot'
import { expectEqual, expectRecords } from '../expectation'
import { expectStored } from '../expectStored'
import { committing, reading } from '../inUnits'

const march = { from: '2030-03-01', to: '2030-03-31' }
const nextYear = { from: '2031-03-01', to: '2031-03-31' }

const without = (requests: readonly AbsenceRequest[], id: string): AbsenceRequest[] => requests.filter((request) => request.id !== id)

/** That a unit of work, and everybody after its commit, finds what it wrote wherever it now belongs, and no longer where it was. */
export const ownWrites: CheckBodies = {
  'a unit of work finds a request that it moved, in every query': async (workspace, { requests, members }) => {
    const [first, second, third, fourth] = members
    const id = windowRequestId('march')
    const request = requests.find((one) => one.id === id)!
    const [entry] = request.representativeApprovers
    const moved: AbsenceRequest = {
      ...request, memberId: second!.id, seriesId: unknownId, start: '2031-03-10', end: '2031-03-12',
      representativeApprovers: [{ ...entry!, memberId: fourth!.id }],
    }
    const all = [...without(requests, id), moved]
    await committing(workspace, async ({ requests: stored }) => {
      await stored.save(moved)
      expectEqual('byId', await stored.byId(id), moved)
      expectRecords('ofMember before', await stored.ofMember(first!.id), all.filter(({ memberId }) => memberId === first!.id))
      expectRecords('ofMember now', await stored.ofMember(second!.id), all.filter(({ memberId }) => memberId === second!.id))
      expectRecords('ofSeries before', await stored.ofSeries(request.seriesId!), all.filter(({ seriesId }) => seriesId === request.seriesId))
      expectRecords('ofSeries now', await stored.ofSeries(unknownId), [moved])
      expectEqual('within the days before', (await stored.within(march)).some((one) => one.id === id), false)
      expectEqual('within the days now', (await stored.within(nextYear)).some((one) => one.id === id), true)
      expectRecords('ofMembersWithin', await stored.ofMembersWithin([second!.id], nextYear), [moved])
      expectEqual('representedBy before', (await stored.representedBy(third!.id, nextYear)).some((one) => one.id === id), false)
      expectRecords('representedBy now', await stored.representedBy(fourth!.id, nextYear), [moved])
    })
    expectRecords('ofMember after the commit', await reading(workspace, (stores) => stores.requests.ofMember(second!.id)),
      all.filter(({ memberId }) => memberId === second!.id))
  },

  'a unit of work finds a member that it added, in every query': async (workspace, given) => {
    const { departments, members } = given
    const south = departments[1]!.id
    const added = addedMember(0, { customId: 'NEW', departmentIds: [south] })
    const { id } = added
    const inSouth = [...members.filter(({ departmentIds }) => departmentIds.includes(south)), added]
    await committing(workspace, async ({ members: stored }) => {
      expectEqual('byCustomId before', await stored.byCustomId('NEW'), null)
      await stored.save(added)
      expectEqual('byId', await stored.byId(id), added)
      expectRecords('byIds', await stored.byIds([id]), [added])
      expectEqual('byCustomId', await stored.byCustomId('NEW'), added)
      expectRecords('inDepartments', await stored.inDepartments([south]), inSouth)
      expectEqual('page', (await stored.page(null, 1000)).map((one) => one.id), [...members, added].map((one) => one.id).sort())
    })
    await expectStored('after the commit', workspace, { ...given, members: [...members, added] })
  },

  'a unit of work finds a member that it changed, in every query': async (workspace, given) => {
    const { departments, members } = given
    const [north, south, empty] = departments
    const [first, second, ...others] = members
    const changed = { ...first!, customId: 'CHANGED', departmentIds: [empty!.id] }
    await committing(workspace, async ({ members: stored }) => {
      await stored.save(changed)
      expectEqual('byId', await stored.byId(first!.id), changed)
      expectEqual('byCustomId before', await stored.byCustomId(first!.customId!), null)
      expectEqual('byCustomId now', await stored.byCustomId('CHANGED'), changed)
      expectRecords('inDepartments before', await stored.inDepartments([north!.id]), [second!])
      expectRecords('inDepartments now', await stored.inDepartments([empty!.id, south!.id]), [changed, second!, others[0]!])
      expectRecords('page', await stored.page(null, 1000), [changed, second!, ...others])
    })
    await expectStored('after the commit', workspace, { ...given, members: [changed, second!, ...others] })
  },

  'a unit of work finds its leave types, settings and its last write': async (workspace, given) => {
    const { leaveTypes, outOfOfficeSettings, members } = given
    const [days, hours] = leaveTypes
    const renamed = { ...days!, name: 'Renamed' }
    const [setting, ...settings] = outOfOfficeSettings
    const changed = { ...setting!, internalReplyMessage: 'Changed' }
    const added = addedSetting(given, 0, { memberId: members[4]!.id })
    await committing(workspace, async (stores) => {
      await stores.leaveTypes.save({ ...renamed, name: 'Renamed twice' })
      await stores.leaveTypes.save(renamed)
      expectEqual('leaveTypes.byId', await stores.leaveTypes.byId(days!.id), renamed)
      expectRecords('leaveTypes.all', await stores.leaveTypes.all(), [renamed, hours!])
      await stores.outOfOfficeSettings.save(changed)
      await stores.outOfOfficeSettings.save(added)
      expectEqual('a changed setting', await stores.outOfOfficeSettings.of(changed.memberId, changed.leaveTypeId), changed)
      expectEqual('an added setting', await stores.outOfOfficeSettings.of(added.memberId, added.leaveTypeId), added)
    })
    await expectStored('after the commit', workspace, {
      ...given, leaveTypes: [renamed, hours!], outOfOfficeSettings: [changed, ...settings, added],
    })
  },

  'a unit of work answers what its work answered': async ({ unitOfWork }) => {
    expectEqual('transact', await unitOfWork.transact(() => Promise.resolve(ok({ figures: [1, 2] }))), ok({ figures: [1, 2] }))
    expectEqual('read', await unitOfWork.read(() => Promise.resolve(ok({ figures: [1, 2] }))), ok({ figures: [1, 2] }))
  },

  'events stay in the order in which they were added': async (workspace, given) => {
    await committing(workspace, async ({ outbox }) => {
      await outbox.add(contractEvent(1))
      await outbox.add(contractEvent(2))
    })
    await committing(workspace, ({ outbox }) => outbox.add(contractEvent(3)))
    await expectStored('after the commits', workspace, { ...given, outbox: [...given.outbox, ...[1, 2, 3].map(contractEvent)] })
  },
}
