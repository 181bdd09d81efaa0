import { afterAttempt } from '../../events/delivery/afterAttempt'
import type { DeliverySettings } from '../../events/delivery/deliverySettings'
import type { HeldDelivery } from '../../events/delivery/heldDelivery'
import { failure } from '../../kernel/failure'
import { type Result, ok, refuse } from '../../kernel/result'
import type { DeliveryPorts } from '../../ports'
import type { Delivery } from '../../records'
import { sendDelivery } from './sendDelivery'

/**
 * Sends a held delivery, outside of any unit of work, and logs the attempt on what is stored by then. Answers the delivery with the
 * attempt as its last. Refuses with NOT_FOUND when the log has lost the delivery meanwhile.
 */
export async function attemptDelivery(ports: DeliveryPorts, held: HeldDelivery, settings: DeliverySettings): Promise<Result<Delivery>> {
  const attempt = await sendDelivery(ports, held)
  return ports.unitOfWork.transact(async ({ deliveries }) => {
    const stored = await deliveries.byId(held.delivery.id)
    if (stored === null) return refuse(failure('NOT_FOUND'))
    const after = afterAttempt(stored, held, attempt, settings)
    await deliveries.save(after)
    return ok(after)
  })
}
