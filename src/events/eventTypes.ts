import type { WebhookEventType } from '../records'

/** The events of requests, in the specification's order (spec: Events). */
export const requestEventTypes = ['request_created', 'request_status_changed'] as const satisfies readonly WebhookEventType[]

/** The events of members, in the specification's order (spec: Events). */
export const userEventTypes = ['user_created', 'user_updated'] as const satisfies readonly WebhookEventType[]

export type RequestEventType = (typeof requestEventTypes)[number]

export type UserEventType = (typeof userEventTypes)[number]
