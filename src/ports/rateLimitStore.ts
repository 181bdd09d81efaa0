import type { RequestRate } from '../access/admitCall'

/**
 * Remembers when callers came. `take` does three things in one atomic step: it forgets the times of this key that are a whole
 * window or more before `at`; it adds `at` when fewer than `rate.requests` are left; it answers those that were left, without
 * `at`, oldest first. Times later than `at`, from a clock that was set back, count as `at` from then on. Milliseconds since 1970 UTC.
 */
export interface RateLimitStore {
  readonly take: (key: string, at: number, rate: RequestRate) => Promise<readonly number[]>
}
