import type { Delivery } from '../../../records'
import type { Report } from '../faults/fault'
import type { Readable } from '../shapes/readable'
import { eachSecond } from './eachSecond'

const keyOf = ({ outboxEventId, subscriptionId }: Readable<Delivery>): string | undefined =>
  outboxEventId === undefined || subscriptionId === undefined ? undefined : `${outboxEventId} ${subscriptionId}`

/** An event has one delivery to a subscription at most. */
export const checkDeliveries = (deliveries: readonly (Readable<Delivery> | undefined)[], report: Report): void =>
  eachSecond(deliveries, keyOf, (_, index, first) => {
    report(['deliveries', index], 'one delivery per event and subscription', `a second one beside deliveries[${first}]`)
  })
