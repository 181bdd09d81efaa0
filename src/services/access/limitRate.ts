import { type RequestRate, admitCall } from '../../access/admitCall'
import { instantOfRecord } from '../../calendar'
import { failure } from '../../kernel/failure'
import { limits } from '../../kernel/limits'
import { type Result, ok, refuse } from '../../kernel/result'
import type { RateLimitPorts } from '../../ports'

/**
 * Counts a call from an address, and lets it in while they do not come faster than the rate: 150 within a second, unless the host says
 * otherwise (spec: Limits, request rate). A refused call does not count.
 *
 * Refuses with TOO_MANY_REQUESTS and `retryAfterSeconds`. What keeps the store from telling is thrown.
 *
 * @throws RangeError when the rate is none.
 *
 * @example
 * const ports = { clock: () => '2026-06-30T09:00:00.000Z', rateLimits: memoryRateLimits() }
 * const rate = { requests: 1, seconds: 10 }
 * await limitRate(ports, '203.0.113.7', rate) // { ok: true, value: null }
 * const second = await limitRate(ports, '203.0.113.7', rate)
 * !second.ok && [second.failure.code, second.failure.retryAfterSeconds] // ['TOO_MANY_REQUESTS', 10]
 * await limitRate(ports, '203.0.113.8', rate) // { ok: true, value: null }
 */
export async function limitRate(
  { clock, rateLimits }: RateLimitPorts,
  address: string,
  rate: RequestRate = limits.requestRate,
): Promise<Result<null>> {
  const at = instantOfRecord(clock())
  const admission = admitCall(await rateLimits.take(address, at, rate), at, rate)
  if (admission.admitted) return ok(null)
  return refuse({ ...failure('TOO_MANY_REQUESTS'), retryAfterSeconds: admission.retryAfterSeconds })
}
