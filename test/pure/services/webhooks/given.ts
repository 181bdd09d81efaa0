/**
 * A workspace with subscriptions, and endpoints that answer as a test says. Root is an admin, Ada is not. Times are seconds after 9:00 UTC
 * of 2 March 2026.
 */
import { openMemory } from '../../../../src/adapters/memory'
import type {
  Delivery, DeliveryPorts, Id, Instant, OutboxEvent, Ports, Result, UserEventFacts, WebhookAnswer, WebhookMessage, WebhookSubscription,
  WorkspaceSnapshot,
} from '../../../../src/index'
import { ada, company, id } from '../reads/given'
import { freshIds } from '../requests/given'

export { ada, company, id, root } from '../reads/given'
export { outcome } from '../requests/given'

export const at = (seconds: number): Instant => new Date(Date.UTC(2026, 2, 2, 9) + seconds * 1000).toISOString()

/** Of all events of users, as v1, since ever. */
export const subscription = (name: string, some: Partial<WebhookSubscription> = {}): WebhookSubscription =>
  ({ id: id(name), url: urlOf(name), events: 'all_users', payloadVersion: 'v1', createdAt: at(-3600), deletedAt: null, ...some })

export const urlOf = (name: string): string => `https://${name}.example.com/hook`

const facts: UserEventFacts = { member: ada, departments: [], approvers: [], holidayCalendar: null, allowances: [] }

/** A user_updated about Ada that waits. */
export const event = (name: string, some: Partial<OutboxEvent> = {}): OutboxEvent =>
  ({ id: id(name), type: 'user_updated', payload: { ...facts }, createdAt: at(-60), deliveredAt: null, ...some })

/** To the subscription of this name; handed over, and due. */
export const delivery = (to: string, of: string, some: Partial<Delivery> = {}): Delivery => ({
  id: id(`${of} to ${to}`), subscriptionId: id(to), outboxEventId: id(of), eventType: 'user_updated', payload: { of }, attempts: [],
  nextAttemptAt: at(0), createdAt: at(0), ...some,
})

export const answered = (status: number): WebhookAnswer => ({ status, error: null })

export interface World {
  readonly ports: Ports & DeliveryPorts
  readonly saved: () => WorkspaceSnapshot
  /** What was sent, in that order. */
  readonly sent: readonly WebhookMessage[]
}

type Endpoint = (message: WebhookMessage, nth: number) => Promise<WebhookAnswer> | WebhookAnswer

/** Every endpoint accepts, unless the test says otherwise; `nth` counts the messages to one URL from 1. */
export function opened(some: Partial<WorkspaceSnapshot> = {}, endpoint: Endpoint = () => answered(200), now: Instant = at(0)): World {
  const { unitOfWork, save } = openMemory(company(some))
  const sent: WebhookMessage[] = []
  return {
    saved: save, sent,
    ports: {
      unitOfWork, clock: () => now, ids: freshIds(), signWebhook: null, webhookUrls: { allowHttp: false, allowPrivateAddresses: false },
      sendWebhook: async (message) => {
        sent.push(message)
        return endpoint(message, sent.filter(({ url }) => url === message.url).length)
      },
    },
  }
}

/** The names of the events behind what was sent to the subscription of this name. */
export const sentTo = ({ sent }: Pick<World, 'sent'>, name: string): Id[] =>
  sent.filter(({ url }) => url === urlOf(name)).map(({ headers }) => headers['webhook-id']!)

/** Each delivery as it stands: `ok`, or the statuses of its attempts and when it is sent next. */
export const standing = ({ deliveries }: WorkspaceSnapshot): string[] => deliveries.map(({ attempts, nextAttemptAt }) =>
  [...attempts.map(({ ok, status, error }) => (ok ? 'ok' : String(status ?? error))), nextAttemptAt === null ? 'done' : nextAttemptAt.slice(11, 19)].join(' '))

export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  return result.value
}
