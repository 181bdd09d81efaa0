import type { Id, WebhookSubscription } from '../records'

/** What a signature covers. */
export interface SignedMessage {
  /** Of the event: the same at every attempt and for every subscription. */
  readonly id: Id
  /** Of the attempt, in whole seconds since 1970 UTC. */
  readonly timestamp: number
  readonly body: string
}

/** Signs a message for a subscription; answers the headers that carry the signature. */
export type WebhookSigner = (subscription: WebhookSubscription, message: SignedMessage) => Promise<Readonly<Record<string, string>>>
