import type { OutboxEvent, WebhookEventType, WebhookSubscription } from '../records'
import type { RequestEventFacts, UserEventFacts } from './eventFacts'
import type { RequestEventType, UserEventType } from './eventTypes'
import { type MemberResource, memberResource } from './resources/memberResource'
import { type RequestResource, requestResource } from './resources/requestResource'
import { type RequestPayloadV1, requestPayloadV1 } from './v1/requestPayloadV1'
import { type UserBodyV1, userBodyV1 } from './v1/userBodyV1'

/** An event whose data stands apart from its type (spec: Payload format version). */
interface EventEnvelope<T extends WebhookEventType, B> {
  readonly event_type: T
  readonly body: B
}

/** A user event of version v1 (spec: v1 user events). */
export type UserPayloadV1 = EventEnvelope<UserEventType, UserBodyV1>

/** A request event of version v2: the body is that of GET /requests/{id}. */
export type RequestPayloadV2 = EventEnvelope<RequestEventType, RequestResource>

/** A user event of version v2: the body is that of GET /members/{id}. */
export type UserPayloadV2 = EventEnvelope<UserEventType, MemberResource>

/** What is sent for one event, as a JSON object. */
export type WebhookPayload = RequestPayloadV1 | UserPayloadV1 | RequestPayloadV2 | UserPayloadV2

/** An event with the facts that its type promises. */
type EventWithFacts =
  | { readonly type: RequestEventType; readonly payload: RequestEventFacts }
  | { readonly type: UserEventType; readonly payload: UserEventFacts }

/**
 * Writes what is sent to a subscription for an event, in the subscription's payload version (spec: Events; decisions 1, 3, 55). Fields come
 * in the order of the specification's tables; every date and time is ISO 8601 in UTC with milliseconds. `payload` has to be what
 * the use cases put there; from anything else come nonsense or an exception.
 *
 * @example
 * const facts: UserEventFacts = { member: snapshot.members[0]!, departments: [], approvers: [], holidayCalendar: null, allowances: [] }
 * const event = { type: 'user_created', payload: { ...facts } } as const
 * webhookPayload(event, 'v1').event_type // 'user_created'
 * Object.keys(webhookPayload(event, 'v2')) // ['event_type', 'body']
 */
export function webhookPayload(
  event: Pick<OutboxEvent, 'type' | 'payload'>,
  version: WebhookSubscription['payloadVersion'],
): WebhookPayload {
  // A store keeps facts as plain JSON: that they fit the type is known only to those who wrote them.
  const { type, payload } = event as unknown as EventWithFacts
  switch (type) {
    case 'request_created':
    case 'request_status_changed':
      return version === 'v1' ? requestPayloadV1(type, payload) : { event_type: type, body: requestResource(payload) }
    case 'user_created':
    case 'user_updated':
      return version === 'v1' ? { event_type: type, body: userBodyV1(payload) } : { event_type: type, body: memberResource(payload) }
  }
}
