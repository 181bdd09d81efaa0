import type { Stores } from '../../../ports'
import type { Delivery } from '../../../records'
import { addedDelivery } from '../additions'
import type { CheckBodies } from '../contractCheck'
import { contractEvent } from '../contractEvent'
import { expectEqual } from '../expectation'
import { expectStored } from '../expectStored'
import { committing, reading } from '../inUnits'

/** Changes every text, number and list of a value, as a careless caller would; what is frozen refuses that. */
function spoil(value: object): void {
  for (const [key, part] of Object.entries(value)) {
    if (typeof part === 'object' && part !== null) spoil(part as object)
    else Reflect.set(value, key, 'spoilt')
  }
  if (Array.isArray(value)) Reflect.set(value, value.length, 'spoilt')
}

/** That nobody changes a stored record but by saving another. */
export const copies: CheckBodies = {
  'changing the snapshot after it was opened changes nothing': async (workspace, given, handed) => {
    spoil(handed)
    await expectStored('after the change', workspace, given)
  },

  'changing records that were handed out changes nothing': async (workspace, given) => {
    await committing(workspace, async (stores) => {
      const { members, requests, leaveTypes, outOfOfficeSettings, departments, deliveries } = given
      const [setting] = outOfOfficeSettings
      spoil([
        await stores.workspace.get(),
        await stores.members.byId(members[0]!.id),
        await stores.members.page(null, 10),
        await stores.members.inDepartments([departments[0]!.id]),
        await stores.requests.ofMember(members[0]!.id),
        await stores.requests.within({ from: '2030-01-01', to: '2030-12-31' }),
        await stores.outOfOfficeSettings.of(setting!.memberId, setting!.leaveTypeId),
        await stores.leaveTypes.all(),
        await stores.rules.ofAllowanceType(given.allowanceTypes[0]!.id),
        await stores.members.byIdentity('tenant one', 'object'),
        await stores.apiKeys.byHash(given.apiKeys[0]!.hash),
        await stores.apiKeys.ofMember(members[0]!.id),
        await stores.outbox.waiting(10),
        await stores.webhookSubscriptions.all(),
        await stores.webhookSubscriptions.byId(given.webhookSubscriptions[2]!.id),
        await stores.deliveries.byId(deliveries[0]!.id),
        await stores.deliveries.ofEvent(deliveries[0]!.outboxEventId),
        await stores.deliveries.waiting(deliveries[0]!.subscriptionId, 10),
        await stores.deliveries.log({ subscriptionId: null, take: 10 }),
      ])
      expectEqual('a member, read again', await stores.members.byId(members[0]!.id), members[0])
      expectEqual('a leave type, read again', await stores.leaveTypes.byId(leaveTypes[0]!.id), leaveTypes[0])
      expectEqual('a request, read again', await stores.requests.byId(requests[0]!.id), requests[0])
      expectEqual('a delivery, read again', await stores.deliveries.byId(deliveries[0]!.id), deliveries[0])
    })
    await expectStored('after the commit', workspace, given)
  },

  'changing a list that was handed out changes nothing': async (workspace, { members, requests, deliveries }) => {
    const [first] = members
    const own = requests.filter(({ memberId }) => memberId === first!.id)
    const log = (stores: Stores): Promise<readonly Delivery[]> => stores.deliveries.log({ subscriptionId: null, take: 10 })
    const counts = await reading(workspace, async (stores) => {
      Reflect.deleteProperty(await stores.requests.ofMember(first!.id), 0)
      Reflect.set(await stores.requests.ofMember(first!.id), 'length', 0)
      Reflect.set(await stores.members.page(null, 10), 'length', 0)
      Reflect.set(await log(stores), 'length', 0)
      return [(await stores.requests.ofMember(first!.id)).length, (await stores.members.page(null, 10)).length, (await log(stores)).length]
    })
    expectEqual('lengths, read again', counts, [own.length, members.length, deliveries.length])
  },

  'changing a record after it was saved changes nothing': async (workspace, given) => {
    const [request, ...requests] = given.requests
    const saved = structuredClone({ ...request!, reason: 'Saved' })
    const event = structuredClone(contractEvent(1))
    const delivery = structuredClone(addedDelivery(given, 0))
    await committing(workspace, async (stores) => {
      await stores.requests.save(saved)
      await stores.outbox.add(event)
      await stores.deliveries.save(delivery)
      spoil([saved, delivery])
      // First what was saved may be spoilt, then what is handed out of it.
      for (const turn of ['read', 'read again']) {
        const read = await stores.requests.byId(request!.id)
        expectEqual(turn, read, { ...request!, reason: 'Saved' })
        spoil(read!)
      }
    })
    spoil(event)
    await expectStored('after the commit', workspace, {
      ...given, requests: [{ ...request!, reason: 'Saved' }, ...requests], outbox: [...given.outbox, contractEvent(1)],
      deliveries: [...given.deliveries, addedDelivery(given, 0)],
    })
  },

  'changing what was committed and written out changes nothing': async (workspace, given) => {
    spoil(await workspace.save())
    await expectStored('written out again', workspace, given)
  },

  'a record that was handed out stays as it was when another is saved': async (workspace, { requests }) => {
    const [request] = requests
    const before = await reading(workspace, (stores) => stores.requests.byId(request!.id))
    await committing(workspace, (stores) => stores.requests.save({ ...request!, reason: 'Changed', approvers: [] }))
    expectEqual('the record of before', before, request)
  },
}
