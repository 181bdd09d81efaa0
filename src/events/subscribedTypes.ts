import type { WebhookEventType, WebhookSubscription } from '../records'
import { requestEventTypes, userEventTypes } from './eventTypes'

const typesOf: Readonly<Record<WebhookSubscription['events'], readonly WebhookEventType[]>> = {
  all_requests: requestEventTypes,
  request_created: ['request_created'],
  request_status_changed: ['request_status_changed'],
  user_created: ['user_created'],
  user_updated: ['user_updated'],
  all_users: userEventTypes,
}

/**
 * The types of the events that a subscription's choice covers (spec: Events, Subscription choices).
 *
 * @example
 * subscribedTypes('all_users') // ['user_created', 'user_updated']
 */
export const subscribedTypes = (choice: WebhookSubscription['events']): readonly WebhookEventType[] => typesOf[choice]
