import { ok } from '../../../kernel/result'
import type { Stores } from '../../../ports'
import { addedMember, addedSetting } from '../additions'
import type { CheckBodies, ContractWorkspace } from '../contractCheck'
import { expectEqual } from '../expectation'
import { expectStored } from '../expectStored'
import { committing } from '../inUnits'

async function expectConflict({ unitOfWork }: ContractWorkspace, write: (stores: Stores) => Promise<void>): Promise<void> {
  const answer = await unitOfWork.transact(async (stores) => {
    await write(stores)
    return ok(undefined)
  })
  expectEqual('the refusal', answer.ok ? 'none' : answer.failure.code, 'CONFLICT')
}

/** That a key which belongs to one record is never given to a second one. */
export const uniqueness: CheckBodies = {
  'a custom id of another member is refused with CONFLICT': async (workspace, given) => {
    const [first, second] = given.members
    await expectConflict(workspace, ({ members }) => members.save({ ...second!, customId: first!.customId }))
    await expectConflict(workspace, ({ members }) =>
      members.save(addedMember(0, { customId: first!.customId })))
    await expectConflict(workspace, async ({ members }) => {
      await members.save({ ...first!, customId: 'SAME' })
      await members.save({ ...second!, customId: 'SAME' })
    })
    await expectStored('after the refusals', workspace, given)
  },

  'a custom id may be kept, given up and taken by another': async (workspace, given) => {
    const [first, second, ...others] = given.members
    await committing(workspace, ({ members }) => members.save({ ...first!, name: 'Kept' }))
    await committing(workspace, ({ members }) => members.save({ ...first!, customId: null }))
    await committing(workspace, ({ members }) => members.save({ ...second!, customId: first!.customId }))
    await committing(workspace, ({ members }) => members.save({ ...others[0]!, customId: null }))
    await expectStored('after the changes', workspace, {
      ...given,
      members: [{ ...first!, customId: null }, { ...second!, customId: first!.customId }, { ...others[0]!, customId: null }, ...others.slice(1)],
    })
  },

  'a second out-of-office setting of member and leave type is refused with CONFLICT': async (workspace, given) => {
    const [first, second] = given.outOfOfficeSettings
    await expectConflict(workspace, (stores) => stores.outOfOfficeSettings.save(addedSetting(given, 0, {})))
    await expectConflict(workspace, (stores) => stores.outOfOfficeSettings.save({ ...second!, leaveTypeId: first!.leaveTypeId }))
    await expectStored('after the refusals', workspace, given)
  },
}
