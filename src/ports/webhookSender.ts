/** One delivery to one endpoint. */
export interface WebhookMessage {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The endpoint's answer; null status when none came. */
export interface WebhookAnswer {
  readonly status: number | null
  readonly error: string | null
}

/**
 * Posts a message once and follows no redirect. Answers within the host's time limit, also when the endpoint fails or is silent.
 * What it throws counts as an attempt that failed.
 */
export type WebhookSender = (message: WebhookMessage) => Promise<WebhookAnswer>
