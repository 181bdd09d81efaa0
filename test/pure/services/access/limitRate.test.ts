/** The rate of calls from an address (spec: Limits, request rate, higher rate; D6). */
import { describe, expect, test } from 'vitest'
import { memoryRateLimits } from '../../../../src/adapters/memory'
import { limits } from '../../../../src/kernel/limits'
import type { RequestRate } from '../../../../src/index'
import type { RateLimitPorts } from '../../../../src/ports'
import { limitRate } from '../../../../src/services'
import { failureOf } from '../reads/given'

const start = Date.UTC(2026, 2, 2, 9)

/** A clock that is set by hand. */
function opened(): { ports: RateLimitPorts; setTo: (ms: number) => void } {
  let at = start
  return {
    ports: { clock: () => new Date(at).toISOString(), rateLimits: memoryRateLimits() },
    setTo: (ms) => (at = start + ms),
  }
}

/** How many of so many calls are let in. */
async function letIn(ports: RateLimitPorts, calls: number, address = '203.0.113.7', rate: RequestRate = limits.requestRate): Promise<number> {
  const answers = await Promise.all(Array.from({ length: calls }, () => limitRate(ports, address, rate)))
  return answers.filter(({ ok }) => ok).length
}

describe('spec: Limits: request rate', () => {
  test('150 a second from one address, unless the host says otherwise', async () => {
    const { ports, setTo } = opened()
    for (let call = 0; call < 150; call++) expect(await limitRate(ports, '203.0.113.7')).toEqual({ ok: true, value: null })
    expect(failureOf(await limitRate(ports, '203.0.113.7'))).toEqual({ code: 'TOO_MANY_REQUESTS', message: 'Too many requests', issues: [], retryAfterSeconds: 1 })
    setTo(999)
    expect(await letIn(ports, 1)).toBe(0)
    setTo(1000)
    expect(await letIn(ports, 151)).toBe(150)
  })

  test('addresses do not count for one another', async () => {
    const { ports } = opened()
    expect(await letIn(ports, 200, '203.0.113.7')).toBe(150)
    expect(await letIn(ports, 200, '203.0.113.8')).toBe(150)
  })

  test('the higher rate: 1500 a second', async () => {
    const { ports } = opened()
    expect(await letIn(ports, 1600, '203.0.113.7', limits.higherRequestRate)).toBe(1500)
  })

  test('refused calls do not count: who goes on calling is let in as soon as who waits', async () => {
    const { ports, setTo } = opened()
    const rate = { requests: 2, seconds: 10 }
    expect(await letIn(ports, 2, 'a', rate)).toBe(2)
    for (const ms of [1, 1_000, 5_000, 9_999]) {
      setTo(ms)
      expect(failureOf(await limitRate(ports, 'a', rate)).retryAfterSeconds).toBe(Math.ceil((10_000 - ms) / 1000))
    }
    setTo(10_000)
    expect(await letIn(ports, 3, 'a', rate)).toBe(2)
  })

  test('a clock that is set back by an hour: nobody waits longer than a window', async () => {
    const { ports, setTo } = opened()
    expect(await letIn(ports, 151)).toBe(150)
    setTo(-3_600_000)
    expect(failureOf(await limitRate(ports, '203.0.113.7')).retryAfterSeconds).toBe(1)
    setTo(-3_599_000)
    expect(await letIn(ports, 151)).toBe(150)
  })

  test('what keeps the store from telling is passed on', async () => {
    const away = new Error('away')
    await expect(limitRate({ ...opened().ports, rateLimits: { take: () => Promise.reject(away) } }, 'a')).rejects.toBe(away)
  })
})
