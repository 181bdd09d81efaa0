import { admitCall } from '../../access/admitCall'
import type { RateLimitStore } from '../../ports'
import { answer } from './unit/answer'

type Times = Map<string, readonly number[]>

/**
 * Remembers in memory when callers came, for one process. Who does not come for two windows is forgotten, without a timer: it keeps at most
 * the callers of the last two windows, with at most `rate.requests` times each.
 *
 * @example
 * const { take } = memoryRateLimits()
 * const rate = { requests: 1, seconds: 10 }
 * await take('203.0.113.7', 0, rate) // []
 * await take('203.0.113.7', 9_999, rate) // [0]
 * await take('203.0.113.7', 10_000, rate) // []
 */
export function memoryRateLimits(): RateLimitStore {
  let recent: Times = new Map()
  let before: Times = new Map()
  let turnedAt = 0
  let longest = 0

  /** Once in a window those who have not come since the last turn are dropped, and the others have until the next one to come again. */
  function turn(at: number, window: number): void {
    longest = Math.max(longest, window)
    // A clock that was set back begins a window anew.
    if (at < turnedAt) turnedAt = at
    if (at - turnedAt < longest) return
    before = recent
    recent = new Map()
    turnedAt = at
  }

  return {
    take: (key, at, rate) => answer(() => {
      const { admitted, kept } = admitCall(recent.get(key) ?? before.get(key) ?? [], at, rate)
      turn(at, rate.seconds * 1000)
      recent.set(key, kept)
      return admitted ? kept.slice(0, -1) : kept
    }),
  }
}
