import { addedDelivery, addedKey, addedMember, addedSubscription } from '../additions'
import type { CheckBodies } from '../contractCheck'
import { subscriptionId } from '../contractDeliveries'
import { contractEvent } from '../contractEvent'
import { unknownId } from '../contractSnapshot'
import { type Phantom, lengthOf, phantomChecks, present } from '../phantomChecks'

const everything = 1000

const account = { tenantId: 'tenant', objectId: 'new', mailboxPermission: false }

const appearing: Readonly<Record<string, Phantom>> = {
  'members.byIdentity': {
    count: ({ members }) => present(members.byIdentity(account.tenantId, account.objectId)),
    change: ({ members }, _, n) => members.save(addedMember(n, { identityProviderAccount: account })),
  },
  'apiKeys.byHash without any': {
    count: ({ apiKeys }) => lengthOf(apiKeys.byHash('new')),
    change: ({ apiKeys }, given, n) => apiKeys.save(addedKey(given, n, { hash: 'new' })),
  },
  'apiKeys.ofMember': {
    count: ({ apiKeys }, { members }) => lengthOf(apiKeys.ofMember(members[0]!.id)),
    change: ({ apiKeys }, given, n) => apiKeys.save(addedKey(given, n)),
  },
  'outbox.waiting': {
    count: ({ outbox }) => lengthOf(outbox.waiting(everything)),
    change: ({ outbox }, _, n) => outbox.add(contractEvent(1 + n)),
  },
  'webhookSubscriptions.all': {
    count: ({ webhookSubscriptions }) => lengthOf(webhookSubscriptions.all()),
    change: ({ webhookSubscriptions }, given, n) => webhookSubscriptions.save(addedSubscription(given, n)),
  },
  'webhookSubscriptions.byId of an id that is new': {
    count: ({ webhookSubscriptions }, given) => present(webhookSubscriptions.byId(addedSubscription(given, 0).id)),
    change: ({ webhookSubscriptions }, given) => webhookSubscriptions.save(addedSubscription(given, 0)),
  },
  'deliveries.byId of an id that is new': {
    count: ({ deliveries }, given) => present(deliveries.byId(addedDelivery(given, 0).id)),
    change: ({ deliveries }, given) => deliveries.save(addedDelivery(given, 0)),
  },
  'deliveries.ofEvent without any': {
    count: ({ deliveries }) => lengthOf(deliveries.ofEvent(unknownId)),
    change: ({ deliveries }, given, n) => deliveries.save(addedDelivery(given, n, { outboxEventId: unknownId, subscriptionId: subscriptionId(n) })),
  },
  'deliveries.waiting': {
    count: ({ deliveries }) => lengthOf(deliveries.waiting(subscriptionId(0), everything)),
    change: ({ deliveries }, given, n) => deliveries.save(addedDelivery(given, n)),
  },
  'deliveries.waiting without any': {
    count: ({ deliveries }) => lengthOf(deliveries.waiting(subscriptionId(2), 1)),
    change: ({ deliveries }, given) => deliveries.save(addedDelivery(given, 0, { subscriptionId: subscriptionId(2) })),
  },
  'deliveries.log of a subscription': {
    count: ({ deliveries }) => lengthOf(deliveries.log({ subscriptionId: subscriptionId(0), take: everything })),
    change: ({ deliveries }, given, n) => deliveries.save(addedDelivery(given, n)),
  },
  'deliveries.log of all': {
    count: ({ deliveries }) => lengthOf(deliveries.log({ subscriptionId: null, take: everything })),
    change: ({ deliveries }, given, n) => deliveries.save(addedDelivery(given, n)),
  },
}

const vanishing: Readonly<Record<string, Phantom>> = {
  'members.byIdentity': {
    count: ({ members }) => present(members.byIdentity('tenant one', 'object')),
    change: ({ members: stored }, { members }) => stored.save({ ...members[0]!, identityProviderAccount: null }),
  },
  'outbox.waiting': {
    count: ({ outbox }) => lengthOf(outbox.waiting(everything)),
    change: ({ outbox: stored }, { outbox }) => stored.save({ ...outbox[0]!, deliveredAt: outbox[0]!.createdAt }),
  },
  'webhookSubscriptions.all': {
    count: ({ webhookSubscriptions }) => lengthOf(webhookSubscriptions.all()),
    change: ({ webhookSubscriptions: stored }, { webhookSubscriptions }, n) =>
      stored.save({ ...webhookSubscriptions[n]!, deletedAt: webhookSubscriptions[n]!.createdAt }),
  },
  // As two do that deliver at the same time.
  'deliveries.waiting, the head alone': {
    count: ({ deliveries }) => lengthOf(deliveries.waiting(subscriptionId(1), 1)),
    change: ({ deliveries: stored }, { deliveries }) =>
      stored.save({ ...deliveries.find((delivery) => delivery.subscriptionId === subscriptionId(1))!, nextAttemptAt: null }),
  },
}

/** That what a unit of work did or did not find of keys, events and deliveries is still so when it commits. */
export const deliveryPhantoms: CheckBodies = {
  ...phantomChecks('appears', 1, appearing), ...phantomChecks('disappears', -1, vanishing),
}
