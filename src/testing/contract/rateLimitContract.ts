import type { RateLimitStore } from '../../ports'
import type { ContractCheck } from './contractCheck'
import { expectEqual } from './expectation'

type Body = (store: RateLimitStore) => Promise<void>

const three = { requests: 3, seconds: 10 }

/** Calls of one key, one after the other; answers what the last one was answered. */
async function afterCalls({ take }: RateLimitStore, times: readonly number[]): Promise<readonly number[]> {
  let left: readonly number[] = []
  for (const at of times) left = await take('a', at, three)
  return left
}

const bodies: Readonly<Record<string, Body>> = {
  'answers the earlier times, oldest first, without the one that is taken': async (store) => {
    expectEqual('the first call', await store.take('a', 1_000, three), [])
    expectEqual('the third call', await afterCalls(store, [2_000, 3_000]), [1_000, 2_000])
  },
  'calls of one millisecond count each': async (store) => {
    expectEqual('the third call', await afterCalls(store, [1_000, 1_000, 1_000]), [1_000, 1_000])
  },
  'a call beyond the rate is not added': async (store) => {
    expectEqual('the fifth call', await afterCalls(store, [1_000, 1_001, 1_002, 2_000, 10_999]), [1_000, 1_001, 1_002])
    expectEqual('the sixth call', await store.take('a', 11_000, three), [1_001, 1_002])
  },
  'a time is forgotten after a whole window, not a millisecond earlier': async (store) => {
    expectEqual('a millisecond earlier', await afterCalls(store, [1_000, 10_999]), [1_000])
    expectEqual('a whole window later', await store.take('a', 11_000, three), [10_999])
  },
  'keys do not count for one another': async (store) => {
    await afterCalls(store, [1_000, 1_000, 1_000])
    expectEqual('another key', await store.take('b', 1_000, three), [])
    expectEqual('the first key', await store.take('a', 1_000, three), [1_000, 1_000, 1_000])
  },
  'a clock that is set back a little makes nothing forgotten': async (store) => {
    expectEqual('how many are left', (await afterCalls(store, [5_000, 5_000, 4_000])).length, 2)
    expectEqual('how many are left then', (await store.take('a', 4_500, three)).length, 3)
  },
  'after a clock was set back nobody waits longer than a window': async (store) => {
    expectEqual('how many are left', (await afterCalls(store, [50_000, 50_000, 50_000, 5_000])).length, 3)
    expectEqual('a whole window later', await store.take('a', 15_000, three), [])
  },
  'of calls that come at once no more are taken than the rate allows': async (store) => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => store.take('a', 1_000, three)))
    expectEqual('how many were left each time', answers.map(({ length }) => length).sort((a, b) => a - b), [0, 1, 2, 3, 3, 3, 3, 3, 3, 3])
  },
}

/**
 * What every store of call times promises, as checks that any test runner can run (spec: Limits, request rate). `open` gives an empty
 * store; each check opens one. A check is rejected with an Error that tells what was expected.
 *
 * @example
 * const checks = rateLimitContract(() => Promise.resolve(memoryRateLimits()))
 * for (const { run } of checks) await run()
 * checks.length > 0 // true
 */
export function rateLimitContract(open: () => Promise<RateLimitStore>): ContractCheck[] {
  return Object.entries(bodies).map(([name, body]) => ({ name, run: async () => body(await open()) }))
}
