import { type DeliverySettings, checkSettings } from '../../events/delivery/deliverySettings'
import { instantAfter } from '../../events/delivery/instantAfter'
import { limits } from '../../kernel/limits'
import { type Result, ok } from '../../kernel/result'
import type { DeliveryPorts } from '../../ports'
import type { Instant } from '../../records'
import { deliverTo } from './deliverTo'
import { type DeliveryRun, together } from './deliveryRun'
import { handOverEvents } from './handOverEvents'
import { runningTime } from './runningTime'

/**
 * Delivers what waits: writes the deliveries of at most 100 events of the outbox, in the order of their commits, then sends at most 25
 * deliveries to each subscription, in that order, to all subscriptions side by side (spec: Events; decision 56). It begins none after 5
 * seconds, so that a slow endpoint keeps the others waiting for one answer only. `now` is when the run begins; the clock tells how it goes on.
 *
 * A host calls it again and again, at once when there is `more`. Two runs at the same time do not disturb each other; one that stops halfway
 * is taken up by another after 300 seconds. What was sent but could not be logged is sent again: each delivery arrives at least once, or is
 * given up by the settings. An endpoint that fails is an attempt that failed, nothing more.
 *
 * Refuses with CONFLICT when other units of work came in between too often, after all subscriptions have had their turn; an exception of
 * the store is passed on likewise.
 *
 * @throws RangeError when the settings hold a wait that is none.
 */
export async function deliverPending(
  ports: DeliveryPorts,
  now: Instant,
  settings: DeliverySettings = { retryAfterSeconds: [] },
): Promise<Result<DeliveryRun>> {
  checkSettings(settings)
  const { unitOfWork, ids } = ports
  const running: DeliveryPorts = { ...ports, clock: runningTime(now, ports.clock) }
  const handedOver = await unitOfWork.transact(async (stores) => ok(await handOverEvents(stores, { now, ids })))
  if (!handedOver.ok) return handedOver
  const live = await unitOfWork.read(async ({ webhookSubscriptions }) => ok(await webhookSubscriptions.all()))
  if (!live.ok) return live
  const end = instantAfter(now, limits.deliveryRunSeconds)
  const turns = live.value.map(({ id }) => deliverTo(running, id, end, settings))
  await Promise.allSettled(turns)
  const parts = [handedOver.value]
  for (const turn of await Promise.all(turns)) {
    if (!turn.ok) return turn
    parts.push(turn.value)
  }
  return ok(together(parts))
}
