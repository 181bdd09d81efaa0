import type { Stores } from '../../../ports'
import type { Delivery, Id, WorkspaceSnapshot } from '../../../records'
import { addedDelivery, addedSubscription } from '../additions'
import type { CheckBodies } from '../contractCheck'
import { deliveryId, subscriptionId } from '../contractDeliveries'
import { contractEvent } from '../contractEvent'
import { type Identified, expectEqual, expectRecords } from '../expectation'
import { expectWritten } from '../expectWritten'
import { saved } from '../saved'

const everything = 1000

const soon = '2030-02-01T00:00:00.000Z'

const deliveryNumber = ({ deliveries }: WorkspaceSnapshot, n: number): Delivery => deliveries.find(({ id }) => id === deliveryId(n))!

const idsOf = (records: readonly Identified[]): Id[] => records.map(({ id }) => id)

/** That these deliveries to subscription 0 wait, in this order, whatever the limit. */
async function expectWaiting({ deliveries }: Stores, ids: readonly Id[]): Promise<void> {
  for (const limit of [everything, ids.length, ids.length - 1, 1]) {
    expectEqual(`at most ${limit} that wait`, idsOf(await deliveries.waiting(subscriptionId(0), limit)), ids.slice(0, limit))
  }
}

/** That what is written of events, subscriptions and deliveries is found wherever it now belongs, in its place. */
export const deliveryWrites: CheckBodies = {
  'outbox: a unit of work finds the events that it added, and no longer those that it handed over': (workspace, given) => {
    const [first, over, second, third] = given.outbox
    const handedOver = { ...second!, deliveredAt: soon }
    const again = { ...over!, deliveredAt: null }
    const changed = { ...first!, payload: { changed: true } }
    const expected = [changed, again, third!, contractEvent(2), contractEvent(1)]
    return expectWritten(workspace, async ({ outbox }) => {
      await outbox.add(contractEvent(2))
      for (const event of [handedOver, again, changed]) await outbox.save(event)
      await outbox.add(contractEvent(1))
    }, async ({ outbox }) => {
      expectEqual('waiting', await outbox.waiting(everything), expected)
      expectEqual('the first four', await outbox.waiting(4), expected.slice(0, 4))
    }, { ...given, outbox: [changed, again, handedOver, third!, contractEvent(2), contractEvent(1)] })
  },

  'webhookSubscriptions.save: changed, deleted and added ones are found': (workspace, given) => {
    const [first, second, third] = given.webhookSubscriptions
    const [changed, deleted, added] = [{ ...first!, url: 'https://changed.example.com' }, { ...second!, deletedAt: soon }, addedSubscription(given, 0)]
    return expectWritten(workspace, async ({ webhookSubscriptions }) => {
      for (const subscription of [changed, deleted, added]) await webhookSubscriptions.save(subscription)
    }, async ({ webhookSubscriptions }) => {
      expectRecords('all', await webhookSubscriptions.all(), [changed, added])
      expectEqual('byId of the changed one', await webhookSubscriptions.byId(changed.id), changed)
      expectEqual('byId of the deleted one', await webhookSubscriptions.byId(deleted.id), deleted)
      expectEqual('byId of the added one', await webhookSubscriptions.byId(added.id), added)
    }, { ...given, webhookSubscriptions: [changed, deleted, third!, added] })
  },

  'deliveries.save: changed and added ones are found by event and subscription': (workspace, given) => {
    const [event, other] = [contractEvent(11).id, contractEvent(12).id]
    const moved = { ...deliveryNumber(given, 1), outboxEventId: other, subscriptionId: subscriptionId(1) }
    const added = addedDelivery(given, 0, { createdAt: soon })
    return expectWritten(workspace, async ({ deliveries }) => {
      await deliveries.save(moved)
      await deliveries.save(added)
    }, async ({ deliveries }) => {
      expectEqual('byId of the changed one', await deliveries.byId(moved.id), moved)
      expectEqual('byId of the added one', await deliveries.byId(added.id), added)
      expectRecords('ofEvent before', await deliveries.ofEvent(event), [])
      expectRecords('ofEvent now', await deliveries.ofEvent(other), [deliveryNumber(given, 4), moved])
      expectRecords('ofEvent of the added one', await deliveries.ofEvent(added.outboxEventId), [added])
      expectEqual('log before', idsOf(await deliveries.log({ subscriptionId: subscriptionId(0), take: everything })),
        [added.id, ...[2, 4, 5].map(deliveryId)])
      expectEqual('log now', idsOf(await deliveries.log({ subscriptionId: subscriptionId(1), take: everything })), [7, 1, 3].map(deliveryId))
      expectEqual('log of all', await deliveries.log({ subscriptionId: null, take: 1 }), [added])
    }, { ...given, deliveries: saved(given.deliveries, moved, added) })
  },

  'deliveries.waiting: what is saved again keeps its place': (workspace, given) => {
    const again = [1, 5].map((n) => ({ ...deliveryNumber(given, n), nextAttemptAt: soon }))
    return expectWritten(workspace, async ({ deliveries }) => {
      for (const delivery of again) await deliveries.save(delivery)
    }, (stores) => expectWaiting(stores, [5, 1, 4].map(deliveryId)), { ...given, deliveries: saved(given.deliveries, ...again) })
  },

  'deliveries.waiting: what waits again comes back to its place': async (workspace, given) => {
    const [head, sent] = [deliveryNumber(given, 5), { ...deliveryNumber(given, 2), nextAttemptAt: soon }]
    const arrived = { ...head, nextAttemptAt: null }
    const without = { ...given, deliveries: saved(given.deliveries, arrived) }
    await expectWritten(workspace, ({ deliveries }) => deliveries.save(arrived),
      (stores) => expectWaiting(stores, [1, 4].map(deliveryId)), without)
    await expectWritten(workspace, async ({ deliveries }) => {
      await deliveries.save(sent)
      await deliveries.save(head)
    }, (stores) => expectWaiting(stores, [5, 2, 1, 4].map(deliveryId)), { ...given, deliveries: saved(given.deliveries, sent) })
  },

  'deliveries.waiting: new ones come last, in the order in which they were first saved': (workspace, given) => {
    const [first, second, third] = [3, 1, 2].map((n) => addedDelivery(given, n)) as [Delivery, Delivery, Delivery]
    return expectWritten(workspace, async ({ deliveries }) => {
      await deliveries.save({ ...first, nextAttemptAt: null })
      for (const delivery of [second, third, { ...second, nextAttemptAt: soon }, first]) await deliveries.save(delivery)
    }, (stores) => expectWaiting(stores, [...[5, 1, 4].map(deliveryId), ...idsOf([first, second, third])]), {
      ...given, deliveries: saved(given.deliveries, first, { ...second, nextAttemptAt: soon }, third),
    })
  },
}
