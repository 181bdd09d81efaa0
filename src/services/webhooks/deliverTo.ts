import type { DeliverySettings } from '../../events/delivery/deliverySettings'
import type { HeldDelivery } from '../../events/delivery/heldDelivery'
import { limits } from '../../kernel/limits'
import { type Result, ok } from '../../kernel/result'
import type { DeliveryPorts } from '../../ports'
import type { Id, Instant } from '../../records'
import { attemptDelivery } from './attemptDelivery'
import type { DeliveryRun } from './deliveryRun'
import { nextDelivery } from './nextDelivery'

function takeNext({ unitOfWork, clock }: DeliveryPorts, subscriptionId: Id): Promise<Result<HeldDelivery | null>> {
  const now = clock()
  return unitOfWork.transact(async (stores) => {
    const next = await nextDelivery(stores, subscriptionId, now)
    if (next !== null) await stores.deliveries.save(next.delivery)
    return ok(next)
  })
}

/** Sends to one subscription what is due, one after the other; it begins none any more at `end`. Refuses as the units of work do. */
export async function deliverTo(
  ports: DeliveryPorts,
  subscriptionId: Id,
  end: Instant,
  settings: DeliverySettings,
): Promise<Result<DeliveryRun>> {
  let [sent, failed] = [0, 0]
  for (let n = 0; n < limits.deliveriesPerRun && ports.clock() < end; n++) {
    const held = await takeNext(ports, subscriptionId)
    if (!held.ok) return held
    if (held.value === null) return ok({ handedOver: 0, sent, failed, more: false })
    const delivery = await attemptDelivery(ports, held.value, settings)
    if (!delivery.ok) return delivery
    if (delivery.value.attempts.at(-1)!.ok) sent++
    else failed++
  }
  const now = ports.clock()
  return ports.unitOfWork.read(async (stores) => {
    const next = await nextDelivery(stores, subscriptionId, now)
    return ok({ handedOver: 0, sent, failed, more: next !== null })
  })
}
