import { limits } from '../../kernel/limits'
import { type Result, ok, refuse } from '../../kernel/result'
import type { Ports } from '../../ports'
import type { Delivery, Id } from '../../records'
import { countFault } from '../admin/countFault'
import { readAsAdmin } from '../admin/readAsAdmin'

/** Which deliveries are listed. */
export interface DeliveryFilter {
  /** Only those of this subscription, deleted or not; of all unless said otherwise. */
  readonly subscriptionId?: Id
  /** At most so many, the newest: 1 to 200, 100 unless said otherwise. */
  readonly take?: number
}

/**
 * The notification log: deliveries with all their attempts, newest first, those of one instant by id (spec: Events; decisions 56, 57).
 * Refuses with UNAUTHORIZED, with FORBIDDEN who is no admin, with BAD_REQUEST another number to take.
 */
export const listDeliveries = (
  ports: Ports,
  callerId: Id,
  { subscriptionId, take = limits.deliveryTake.default }: DeliveryFilter = {},
): Promise<Result<readonly Delivery[]>> =>
  readAsAdmin(ports, callerId, async ({ deliveries }) => {
    const fault = countFault('take', take, limits.deliveryTake)
    return fault === null ? ok(await deliveries.log({ subscriptionId: subscriptionId ?? null, take })) : refuse(fault)
  })
