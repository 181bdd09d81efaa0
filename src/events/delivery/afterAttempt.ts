import type { Delivery, DeliveryAttempt, Instant } from '../../records'
import type { DeliverySettings } from './deliverySettings'
import type { HeldDelivery } from './heldDelivery'
import { instantAfter } from './instantAfter'

function nextAttempt(attempts: readonly DeliveryAttempt[], { retryAfterSeconds }: DeliverySettings): Instant | null {
  const last = attempts.at(-1)
  const wait = retryAfterSeconds[attempts.length - 1]
  return last === undefined || wait === undefined ? null : instantAfter(last.at, wait)
}

/**
 * A delivery, as it is stored now, after an attempt of the run that held it. What has arrived is done. Otherwise whoever took it last
 * decides when it is sent next: after a hold that ran out that is another run, whose hold stays.
 */
export function afterAttempt(stored: Delivery, held: HeldDelivery, attempt: DeliveryAttempt, settings: DeliverySettings): Delivery {
  const attempts = [...stored.attempts, attempt]
  if (attempts.some(({ ok }) => ok)) return { ...stored, attempts, nextAttemptAt: null }
  const isHeld = stored.nextAttemptAt === held.delivery.nextAttemptAt
  return { ...stored, attempts, nextAttemptAt: isHeld ? nextAttempt(attempts, settings) : stored.nextAttemptAt }
}
