import type { DeliveryRepository } from '../../../ports'
import { answer } from './answer'
import { newestFirst } from './newestFirst'
import type { UnitTables } from './unit'

export const deliveryRepository = ({ deliveries }: UnitTables): DeliveryRepository => ({
  byId: (id) => answer(() => deliveries.get(id)),
  ofEvent: (outboxEventId) => answer(() => deliveries.find('event', [outboxEventId])),
  waiting: (subscriptionId, limit) => answer(() => deliveries.first('waiting', subscriptionId, limit)),
  log: ({ subscriptionId, take }) =>
    answer(() => {
      const found = subscriptionId === null ? deliveries.all() : deliveries.find('subscription', [subscriptionId])
      return found.sort(newestFirst).slice(0, take)
    }),
  save: (delivery) => answer(() => deliveries.put(delivery)),
})
