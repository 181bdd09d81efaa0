import { heldDelivery } from '../../events/delivery/heldDelivery'
import { retryObstacle } from '../../events/delivery/retryObstacle'
import { failure } from '../../kernel/failure'
import { type Result, ok, refuse } from '../../kernel/result'
import type { DeliveryPorts } from '../../ports'
import type { Delivery, Id } from '../../records'
import { changeAsAdmin } from '../admin/changeAsAdmin'
import { attemptDelivery } from './attemptDelivery'

/**
 * An admin has a failed delivery sent again at once, with the payload that is stored, and gets the delivery with the new attempt as its
 * last, whatever that came to (spec: Events, Retry; decision 56). Refuses with UNAUTHORIZED, with FORBIDDEN who is no admin, with
 * NOT_FOUND an unknown delivery, with CONFLICT one that has arrived, is still to be sent, or has no payload, and when its subscription is
 * deleted.
 */
export async function retryDelivery(ports: DeliveryPorts, callerId: Id, deliveryId: Id): Promise<Result<Delivery>> {
  const held = await changeAsAdmin(ports, callerId, async ({ deliveries, webhookSubscriptions }, { now }) => {
    const delivery = await deliveries.byId(deliveryId)
    const subscription = delivery === null ? null : await webhookSubscriptions.byId(delivery.subscriptionId)
    if (delivery === null || subscription === null) return refuse(failure('NOT_FOUND'))
    const obstacle = retryObstacle(delivery, subscription)
    if (obstacle !== null) return refuse(obstacle)
    const taken = heldDelivery(subscription, delivery, now)
    await deliveries.save(taken.delivery)
    return ok(taken)
  })
  return held.ok ? attemptDelivery(ports, held.value, { retryAfterSeconds: [] }) : held
}
