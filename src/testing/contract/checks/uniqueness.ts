import { ok } from '../../../kernel/result'
import type { Stores } from '../../../ports'
import { addedDelivery, addedMember, addedRow, addedSetting } from '../additions'
import type { CheckBodies, ContractWorkspace } from '../contractCheck'
import { expectEqual } from '../expectation'
import { expectStored } from '../expectStored'
import { committing } from '../inUnits'
import { saved } from '../saved'
import { meeting } from '../together'

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

  'a user of an identity provider who is another member is refused with CONFLICT': async (workspace, given) => {
    const [first, second, , , last] = given.members
    const { identityProviderAccount } = first!
    const same = { tenantId: 'tenant', objectId: 'same', mailboxPermission: true }
    await expectConflict(workspace, ({ members }) => members.save({ ...second!, identityProviderAccount }))
    await expectConflict(workspace, ({ members }) =>
      members.save(addedMember(0, { identityProviderAccount: { ...identityProviderAccount!, mailboxPermission: false } })))
    await expectConflict(workspace, async ({ members }) => {
      await members.save({ ...first!, identityProviderAccount: same })
      await members.save({ ...last!, identityProviderAccount: same })
    })
    await expectStored('after the refusals', workspace, given)
  },

  'a user of an identity provider may be kept, given up and taken by another; many members are none': async (workspace, given) => {
    const [first, second] = given.members
    const kept = { ...second!, name: 'Kept' }
    const [left, taken] = [{ ...first!, identityProviderAccount: null }, addedMember(0, { identityProviderAccount: first!.identityProviderAccount })]
    await committing(workspace, ({ members }) => members.save(kept))
    await committing(workspace, async ({ members }) => {
      await members.save(left)
      await members.save(taken)
    })
    await expectStored('after the changes', workspace, { ...given, members: saved(given.members, kept, left, taken) })
  },

  'a second delivery of event and subscription is refused with CONFLICT': async (workspace, given) => {
    const [first, second] = given.deliveries
    const { outboxEventId, subscriptionId } = first!
    await expectConflict(workspace, ({ deliveries }) => deliveries.save(addedDelivery(given, 0, { outboxEventId, subscriptionId })))
    await expectConflict(workspace, ({ deliveries }) => deliveries.save({ ...second!, outboxEventId, subscriptionId }))
    await expectConflict(workspace, async ({ deliveries }) => {
      await deliveries.save(addedDelivery(given, 0))
      await deliveries.save({ ...addedDelivery(given, 0), id: addedDelivery(given, 1).id })
    })
    await expectStored('after the refusals', workspace, given)
  },

  'deliveries of other events or to other subscriptions are no second ones, and a key may be given up': async (workspace, given) => {
    const [first] = given.deliveries
    const { outboxEventId, subscriptionId } = first!
    const moved = { ...first!, outboxEventId: addedDelivery(given, 9).outboxEventId }
    const added = [
      addedDelivery(given, 0, { outboxEventId, subscriptionId }), addedDelivery(given, 1, { subscriptionId }),
      addedDelivery(given, 2, { outboxEventId, subscriptionId: given.webhookSubscriptions[2]!.id }),
    ]
    await committing(workspace, ({ deliveries }) => deliveries.save({ ...first!, nextAttemptAt: null }))
    await committing(workspace, async ({ deliveries }) => {
      for (const delivery of [moved, ...added]) await deliveries.save(delivery)
    })
    await expectStored('after the changes', workspace, { ...given, deliveries: saved(given.deliveries, moved, ...added) })
  },

  'a second out-of-office setting of member and leave type is refused with CONFLICT': async (workspace, given) => {
    const [first, second] = given.outOfOfficeSettings
    await expectConflict(workspace, (stores) => stores.outOfOfficeSettings.save(addedSetting(given, 0, {})))
    await expectConflict(workspace, (stores) => stores.outOfOfficeSettings.save({ ...second!, leaveTypeId: first!.leaveTypeId }))
    await expectStored('after the refusals', workspace, given)
  },

  'a second row of member, allowance type and year is refused with CONFLICT': async (workspace, given) => {
    const [first, second] = given.memberAllowances
    const { memberId, allowanceTypeId, year } = first!
    const key = { memberId, allowanceTypeId, year }
    await expectConflict(workspace, ({ memberAllowances }) => memberAllowances.save(addedRow(given, 0, key)))
    await expectConflict(workspace, ({ memberAllowances }) => memberAllowances.save({ ...second!, ...key }))
    await expectConflict(workspace, async ({ memberAllowances }) => {
      await memberAllowances.save(addedRow(given, 0, { year: 2031 }))
      await memberAllowances.save(addedRow(given, 1, { year: 2031 }))
    })
    await expectStored('after the refusals', workspace, given)
  },

  'rows of other years, types or members are no second ones, and a year may be given up': async (workspace, given) => {
    const [first, ...others] = given.memberAllowances
    const { year } = first!
    const moved = { ...first!, year: year + 1 }
    const added = [
      addedRow(given, 0, { year }), addedRow(given, 1, { year, allowanceTypeId: given.allowanceTypes[1]!.id }),
      addedRow(given, 2, { year, memberId: given.members[4]!.id }),
    ]
    await committing(workspace, ({ memberAllowances }) => memberAllowances.save({ ...first!, broughtForwardOverride: 3 }))
    await committing(workspace, async ({ memberAllowances }) => {
      for (const row of [moved, ...added]) await memberAllowances.save(row)
    })
    await expectStored('after the changes', workspace, { ...given, memberAllowances: [moved, ...others, ...added] })
  },

  'a key that two units of work give to two records, without looking, is given to one': async (workspace, given) => {
    const writes: readonly ((stores: Stores, n: number) => Promise<void>)[] = [
      ({ members }, n) => members.save(addedMember(n, { customId: 'SAME' })),
      ({ outOfOfficeSettings }, n) => outOfOfficeSettings.save(addedSetting(given, n, { memberId: given.members[4]!.id })),
      ({ memberAllowances }, n) => memberAllowances.save(addedRow(given, n, { year: 2060 })),
      ({ members }, n) => members.save(addedMember(n, { identityProviderAccount: { tenantId: 'same', objectId: 'same', mailboxPermission: true } })),
      ({ deliveries }, n) => deliveries.save({ ...addedDelivery(given, 0), id: addedDelivery(given, n).id }),
    ]
    for (const write of writes) {
      const bothHaveWritten = meeting(2)
      const answers = await Promise.all([0, 1].map((n) =>
        workspace.unitOfWork.transact(async (stores) => {
          await write(stores, n)
          await bothHaveWritten()
          return ok(undefined)
        })))
      expectEqual('answers', answers.map((answer) => (answer.ok ? 'ok' : answer.failure.code)).sort(), ['CONFLICT', 'ok'])
    }
  },
}
