import type { DeliveryQuery, Stores } from '../../../ports'
import type { Id, WorkspaceSnapshot } from '../../../records'
import type { CheckBodies } from '../contractCheck'
import { deliveryId, subscriptionId } from '../contractDeliveries'
import { contractEvent } from '../contractEvent'
import { unknownId } from '../contractSnapshot'
import { expectById, expectOf } from '../expectAnswers'
import { expectEqual, expectRecords } from '../expectation'
import { reading } from '../inUnits'

const everything = 1000

/** What the log is asked for, and the numbers of the deliveries that it answers, in their order. */
const logs: readonly (readonly [query: DeliveryQuery, found: readonly number[]])[] = [
  [{ subscriptionId: null, take: everything }, [2, 4, 5, 6, 7, 1, 3]],
  [{ subscriptionId: subscriptionId(0), take: everything }, [2, 4, 5, 1]],
  [{ subscriptionId: subscriptionId(1), take: everything }, [7, 3]],
  // The log of a deleted subscription stays.
  [{ subscriptionId: subscriptionId(2), take: everything }, [6]],
  [{ subscriptionId: null, take: 3 }, [2, 4, 5]],
  [{ subscriptionId: subscriptionId(0), take: 3 }, [2, 4, 5]],
  [{ subscriptionId: subscriptionId(1), take: 1 }, [7]],
  [{ subscriptionId: subscriptionId(0), take: 0 }, []],
  [{ subscriptionId: unknownId, take: everything }, []],
]

/** Which deliveries of a subscription wait, in the order in which they were first saved. */
const waiting: readonly (readonly [subscription: Id, limit: number, found: readonly number[]])[] = [
  [subscriptionId(0), everything, [5, 1, 4]],
  [subscriptionId(0), 3, [5, 1, 4]],
  [subscriptionId(0), 2, [5, 1]],
  [subscriptionId(0), 1, [5]],
  [subscriptionId(0), 0, []],
  [subscriptionId(1), everything, [7]],
  [subscriptionId(2), everything, []],
  [unknownId, everything, []],
]

const numbered = ({ deliveries }: WorkspaceSnapshot, numbers: readonly number[]) =>
  numbers.map((n) => deliveries.find(({ id }) => id === deliveryId(n)))

/** That so many of the events that wait are answered, in the order of the commits. */
async function expectWaiting({ outbox }: Stores, limit: number, numbers: readonly number[]): Promise<void> {
  expectEqual(`at most ${limit}`, await outbox.waiting(limit), numbers.map(contractEvent))
}

/** What the queries of events, subscriptions and deliveries find. */
export const deliveryQueries: CheckBodies = {
  'outbox.waiting answers those that are not handed over, in the order of the commits': (workspace) =>
    reading(workspace, async (stores) => {
      await expectWaiting(stores, everything, [0, 12, 11])
      await expectWaiting(stores, 3, [0, 12, 11])
      await expectWaiting(stores, 2, [0, 12])
      await expectWaiting(stores, 1, [0])
      await expectWaiting(stores, 0, [])
    }),

  'webhookSubscriptions.all answers every one but the deleted ones': (workspace, { webhookSubscriptions: [first, second] }) =>
    reading(workspace, async (stores) => expectRecords('subscriptions', await stores.webhookSubscriptions.all(), [first!, second!])),

  'webhookSubscriptions.byId answers a subscription or null, deleted ones too': (workspace, { webhookSubscriptions }) =>
    reading(workspace, (stores) => expectById(stores.webhookSubscriptions.byId, webhookSubscriptions)),

  'deliveries.byId answers a delivery or null': (workspace, { deliveries }) =>
    reading(workspace, (stores) => expectById(stores.deliveries.byId, deliveries)),

  'deliveries.ofEvent answers those to every subscription': (workspace, { deliveries, outbox }) =>
    reading(workspace, (stores) => expectOf(stores.deliveries.ofEvent, outbox, deliveries, ({ outboxEventId }, id) => outboxEventId === id)),

  'deliveries.waiting answers those of a subscription that are to be sent, in the order in which they were first saved': (workspace, given) =>
    reading(workspace, async ({ deliveries }) => {
      for (const [subscription, limit, found] of waiting) {
        expectEqual(`at most ${limit} of ${subscription}`, await deliveries.waiting(subscription, limit), numbered(given, found))
      }
    }),

  'deliveries.log answers the newest first, those of one instant by id': (workspace, given) =>
    reading(workspace, async ({ deliveries }) => {
      for (const [query, found] of logs) expectEqual(JSON.stringify(query), await deliveries.log(query), numbered(given, found))
    }),
}
