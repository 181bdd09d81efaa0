import { type Failure, failure } from '../../kernel/failure'
import type { Delivery, WebhookSubscription } from '../../records'

const conflict = (message: string): Failure => failure('CONFLICT', [{ message }])

/** Why a delivery cannot be sent again by hand; null = it can (spec: Events, Retry). */
export function retryObstacle({ attempts, nextAttemptAt, payload }: Delivery, { deletedAt }: WebhookSubscription): Failure | null {
  if (attempts.some(({ ok }) => ok)) return conflict('The delivery has arrived')
  if (deletedAt !== null) return conflict('The subscription is deleted')
  if (nextAttemptAt !== null) return conflict('The delivery is still to be sent')
  return Object.keys(payload).length === 0 ? conflict('The delivery has no payload: its event could not be read') : null
}
