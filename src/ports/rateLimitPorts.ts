import type { Clock } from './clock'
import type { RateLimitStore } from './rateLimitStore'

/** What a host injects to have the rate of calls limited. */
export interface RateLimitPorts {
  readonly clock: Clock
  readonly rateLimits: RateLimitStore
}
