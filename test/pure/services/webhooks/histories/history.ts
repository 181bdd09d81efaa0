/** Histories of a workspace whose events are delivered: what people do, how time passes, and everything that goes wrong. */
import fc from 'fast-check'
import type { WebhookSubscription } from '../../../../../src/index'

/**
 * What an endpoint does with a message: takes it (`ok`), refuses it, lets the sender throw, is silent for good, answers only when the test
 * says so; or the process of the run dies, before the message has left or after it has arrived.
 */
export type Reply = 'ok' | '404' | '500' | 'throws' | 'hangs' | 'late ok' | 'late 500' | 'dies before' | 'dies after'

/** What becomes of the n-th unit of work of a run that may write. */
export interface Stop {
  readonly unit: number
  readonly how: 'throws' | 'refuses' | 'throws after commit' | 'dies before commit' | 'dies after commit'
}

/** How a run goes wrong; beyond what is listed nothing does. */
export interface Trouble {
  /** By subscription, in the order of their creation, and by message. */
  readonly replies: readonly (readonly Reply[])[]
  readonly stop: Stop | null
  /** Turns that each call of a port waits, over and over: they mix runs that go at once. */
  readonly pauses: readonly number[]
}

export type Step =
  | { readonly does: 'rename' | 'hire' | 'request' | 'cancel' | 'foreign' | 'answer late' }
  | { readonly does: 'subscribe', readonly events: WebhookSubscription['events'], readonly payloadVersion: 'v1' | 'v2' }
  | { readonly does: 'unsubscribe', readonly nth: number }
  | { readonly does: 'wait', readonly seconds: number }
  | { readonly does: 'deliver', readonly runs: readonly Trouble[] }
  | { readonly does: 'retry', readonly nth: number, readonly trouble: Trouble }

export interface History {
  readonly steps: readonly Step[]
  readonly retryAfterSeconds: readonly number[]
}

const reply = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Reply>('ok') },
  { weight: 6, arbitrary: fc.constantFrom<Reply[]>('404', '500', 'throws', 'hangs', 'late ok', 'late 500', 'dies before', 'dies after') },
)

const stop: fc.Arbitrary<Stop> = fc.record({
  unit: fc.integer({ min: 1, max: 8 }),
  how: fc.constantFrom<Stop['how'][]>('throws', 'refuses', 'throws after commit', 'dies before commit', 'dies after commit'),
})

/** Every endpoint is down. */
const outage: Reply[][] = Array.from({ length: 4 }, () => Array<Reply>(9).fill('500'))

const trouble: fc.Arbitrary<Trouble> = fc.record({
  replies: fc.oneof(
    { weight: 3, arbitrary: fc.array(fc.array(reply, { maxLength: 3, size: 'max' }), { maxLength: 3, size: 'max' }) },
    { weight: 1, arbitrary: fc.constant(outage) },
  ),
  stop: fc.option(stop, { freq: 2 }),
  pauses: fc.array(fc.nat(9), { minLength: 1, maxLength: 5 }),
})

const choices: WebhookSubscription['events'][] = ['request_created', 'request_status_changed', 'user_created', 'user_updated']

/** All of a kind, as often as each single type. */
const subscribing: fc.Arbitrary<Step> = fc.record({
  does: fc.constant('subscribe'),
  events: fc.oneof(fc.constantFrom('all_users', 'all_requests'), fc.constantFrom(...choices)),
  payloadVersion: fc.constantFrom('v1', 'v2'),
})

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constantFrom('rename', 'rename', 'hire', 'request', 'request', 'cancel', 'foreign') }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('answer late') }) },
  { weight: 1, arbitrary: subscribing },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('unsubscribe'), nth: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('wait'), seconds: fc.constantFrom(1, 59, 60, 299, 300, 301, 1000) }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('deliver'), runs: fc.array(trouble, { minLength: 1, maxLength: 2 }) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('retry'), nth: fc.nat(3), trouble }) },
)

export const histories: fc.Arbitrary<History> = fc.record({
  steps: fc.tuple(
    fc.array(subscribing, { minLength: 1, maxLength: 3, size: 'max' }),
    fc.array(step, { minLength: 1, maxLength: 24, size: 'max' }),
  ).map(([first, more]) => [...first, ...more]),
  retryAfterSeconds: fc.oneof(fc.constant([]), fc.array(fc.constantFrom(0, 1, 60, 300, 1000), { minLength: 1, maxLength: 3 })),
})
