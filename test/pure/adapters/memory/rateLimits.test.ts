/** The store of call times in memory (spec: Limits, request rate). */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { admitCall } from '../../../../src/access/admitCall'
import { memoryRateLimits } from '../../../../src/adapters/memory'
import type { RateLimitStore } from '../../../../src/ports'
import { rateLimitContract } from '../../../../src/testing'

describe('keeps the contract', () => {
  for (const { name, run } of rateLimitContract(() => Promise.resolve(memoryRateLimits()))) test(name, run)
})

describe('the contract finds out', () => {
  type Take = RateLimitStore['take']

  /** A store that keeps a list for each key and is wrong in one way. */
  const broken = (take: (times: number[], ...call: Parameters<Take>) => readonly number[], keyOf = (key: string) => key) => (): Promise<RateLimitStore> => {
    const lists = new Map<string, number[]>()
    return Promise.resolve({
      take: (key, at, rate) => {
        const times = lists.get(keyOf(key)) ?? []
        lists.set(keyOf(key), times)
        return Promise.resolve(take(times, key, at, rate))
      },
    })
  }

  /** `lasts`: whether a time is still in the window; `adds`: whether the call is added; `counted`: as which time one counts from now on. */
  const counting = (
    lasts = (age: number, window: number) => age < window, adds = (left: number, most: number) => left < most, counted = Math.min,
  ) =>
    (times: number[], _key: string, at: number, { requests, seconds }: Parameters<Take>[2]): number[] => {
      const left = times.filter((time) => lasts(at - time, seconds * 1000)).map((time) => counted(time, at))
      times.splice(0, times.length, ...left, ...(adds(left.length, requests) ? [at] : []))
      return left
    }

  const unsafe = (): Promise<RateLimitStore> => {
    let times: readonly number[] = []
    return Promise.resolve({
      take: async (_key, at, rate) => {
        const left = times.filter((time) => at - time < rate.seconds * 1000)
        await Promise.resolve()
        if (left.length < rate.requests) times = [...left, at]
        return left
      },
    })
  }

  const failuresOf = async (open: () => Promise<RateLimitStore>): Promise<string[]> => {
    const checks = rateLimitContract(open).map(async ({ name, run }) => run().then(() => [], () => [name]))
    return (await Promise.all(checks)).flat()
  }

  test.each<[string, () => Promise<RateLimitStore>, string]>([
    ['one that forgets too late', broken(counting((age, window) => age <= window)), 'a time is forgotten after a whole window, not a millisecond earlier'],
    ['one that forgets too early', broken(counting((age, window) => age < window - 1)), 'a time is forgotten after a whole window, not a millisecond earlier'],
    ['one that counts refused calls', broken(counting(undefined, () => true)), 'a call beyond the rate is not added'],
    ['one that mixes keys up', broken(counting(), () => 'all'), 'keys do not count for one another'],
    ['one that answers with the call itself', broken((times, ...call) => (counting()(times, ...call), [...times])), 'answers the earlier times, oldest first, without the one that is taken'],
    ['one that answers newest first', broken((...call) => counting()(...call).reverse()), 'answers the earlier times, oldest first, without the one that is taken'],
    ['one that keeps a time once', broken((times, key, at, rate) => counting(undefined, (left, most) => left < most && !times.includes(at))(times, key, at, rate)), 'calls of one millisecond count each'],
    ['one that forgets what is later', broken(counting((age, window) => age >= 0 && age < window)), 'a clock that is set back a little makes nothing forgotten'],
    ['one that waits for a clock that was set back', broken(counting(undefined, undefined, (time) => time)), 'after a clock was set back nobody waits longer than a window'],
    ['one that reads and writes in two steps', unsafe, 'of calls that come at once no more are taken than the rate allows'],
  ])('%s', async (_, open, name) => {
    expect(await failuresOf(open)).toContain(name)
  })

  test('nothing about one that is right', async () => {
    expect(await failuresOf(broken(counting()))).toEqual([])
  })
})

describe('is bounded', () => {
  const rate = { requests: 2, seconds: 1 }

  /** Bytes that are in use after everything of no use has been collected. */
  const heap = (): number => {
    setFlagsFromString('--expose-gc')
    ;(runInNewContext('gc') as () => void)()
    return process.memoryUsage().heapUsed
  }

  test.each<[string, (n: number) => number]>([
    ['goes on', (n) => n],
    ['is set back by ten seconds every three', (n) => (n % 3000) - Math.floor(n / 3000) * 10_000],
  ])('addresses that come once are forgotten, while the clock %s: 300000 of them leave next to nothing', async (_, clock) => {
    const { take } = memoryRateLimits()
    const before = heap()
    for (let n = 0; n < 300_000; n++) await take(`address ${n}`, 1_000_000_000 + clock(n), rate)
    expect(heap() - before).toBeLessThan(5_000_000)
    expect(await take('address 1', 2_000_000_000, rate)).toEqual([])
  })

  test('forgetting is never too early: every key is answered as if it were alone', async () => {
    const call = fc.record({ key: fc.constantFrom('a', 'b', 'c'), pause: fc.oneof(fc.nat(50), fc.nat(1200), fc.integer({ min: 900, max: 3100 })) })
    await fc.assert(fc.asyncProperty(fc.array(call, { minLength: 5, maxLength: 60 }), fc.boolean(), async (calls, mixed) => {
      const { take } = memoryRateLimits()
      const alone = new Map<string, readonly number[]>()
      let at = 0
      for (const { key, pause } of calls) {
        at += pause
        // A key has one rate; `c` is of a longer window.
        const its = { requests: 2, seconds: key === 'c' && mixed ? 3 : 1 }
        const { admitted, kept } = admitCall(alone.get(key) ?? [], at, its)
        alone.set(key, kept)
        expect(await take(key, at, its)).toEqual(admitted ? kept.slice(0, -1) : kept)
      }
    }), { numRuns: 300 })
  })

  test('a clock that is set back by an hour: the caller waits for a window, and forgetting goes on', async () => {
    const { take } = memoryRateLimits()
    const hour = 3_600_000
    await take('a', hour, rate)
    await take('a', hour, rate)
    expect(await take('a', 0, rate)).toHaveLength(2)
    expect(await take('a', 999, rate)).toHaveLength(2)
    expect(await take('a', 1000, rate)).toEqual([])
  })

  test('a rate that is none is a rejection, and nothing is remembered of it', async () => {
    const { take } = memoryRateLimits()
    await expect(take('a', 0, { requests: 1, seconds: NaN })).rejects.toThrow(RangeError)
    expect(await take('a', 0, rate)).toEqual([])
  })
})
