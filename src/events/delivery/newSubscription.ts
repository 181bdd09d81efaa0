import { type Issue, failure } from '../../kernel/failure'
import { type Result, ok, refuse } from '../../kernel/result'
import type { Instant, WebhookSubscription } from '../../records'
import type { Ids } from '../../requests/transitionContext'
import { type WebhookUrlPolicy, webhookUrlFaults } from './webhookUrlFaults'

/** Where events are to be sent, and which. */
export interface NewWebhookSubscription {
  readonly url: string
  readonly events: WebhookSubscription['events']
  /** v1 unless said otherwise. */
  readonly payloadVersion?: WebhookSubscription['payloadVersion']
}

interface SubscriptionContext {
  readonly now: Instant
  readonly ids: Ids
  readonly urls: WebhookUrlPolicy
}

const choices: Record<WebhookSubscription['events'], true> = {
  all_requests: true, request_created: true, request_status_changed: true, all_users: true, user_created: true, user_updated: true,
}

const versions: Record<WebhookSubscription['payloadVersion'], true> = { v1: true, v2: true }

const choiceFaults = (path: string, value: string, words: object): Issue[] =>
  Object.hasOwn(words, value) ? [] : [{ path, message: `expected one of ${Object.keys(words).join(', ')}, got ${JSON.stringify(value)}` }]

/** Makes a subscription (spec: Events; decision 62). Refuses with BAD_REQUEST every fault of it. */
export function newSubscription(
  { url, events, payloadVersion = 'v1' }: NewWebhookSubscription,
  { now, ids, urls }: SubscriptionContext,
): Result<WebhookSubscription> {
  const faults = [
    ...webhookUrlFaults(url, urls), ...choiceFaults('events', events, choices), ...choiceFaults('payloadVersion', payloadVersion, versions),
  ]
  if (faults.length > 0) return refuse(failure('BAD_REQUEST', faults))
  return ok({ id: ids(), url, events, payloadVersion, createdAt: now, deletedAt: null })
}
