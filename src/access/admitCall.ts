/** How many calls are let in within how many seconds; whole numbers above 0. */
export interface RequestRate {
  readonly requests: number
  readonly seconds: number
}

/** Whether a call is let in. `kept`: the times that count for the next one, oldest first. */
export type Admission =
  | { readonly admitted: true; readonly kept: readonly number[] }
  /** After so many seconds, at least 1, there is room for the caller again. */
  | { readonly admitted: false; readonly kept: readonly number[]; readonly retryAfterSeconds: number }

const MS_PER_SECOND = 1000

function checkRate({ requests, seconds }: RequestRate): void {
  if ([requests, seconds].every((number) => Number.isInteger(number) && number > 0)) return
  throw new RangeError(`expected a rate of whole numbers above 0, got ${requests} requests in ${seconds} seconds`)
}

/** Those of times in order that are less than a window before `at`; later ones count as `at`. */
function stillCounting(times: readonly number[], at: number, window: number): readonly number[] {
  const first = times.findIndex((time) => at - time < window)
  if (first === -1) return []
  const left = first === 0 ? times : times.slice(first)
  return left.at(-1)! > at ? left.map((time) => Math.min(time, at)) : left
}

/**
 * Lets a call in when fewer than `rate.requests` were let in during the `rate.seconds` before it (spec: Limits, request rate). `earlier`
 * are the times of those, oldest first, `at` is that of the call, in milliseconds. A refused call does not count. A time later than `at`
 * comes from a clock that was set back: it counts as `at`, so that nobody waits for that clock longer than one window.
 *
 * @throws RangeError when the rate is none.
 *
 * @example
 * const rate = { requests: 2, seconds: 10 }
 * admitCall([0, 4_000], 9_999, rate) // { admitted: false, kept: [0, 4000], retryAfterSeconds: 1 }
 * admitCall([0, 4_000], 10_000, rate) // { admitted: true, kept: [4000, 10000] }
 */
export function admitCall(earlier: readonly number[], at: number, rate: RequestRate): Admission {
  checkRate(rate)
  const window = rate.seconds * MS_PER_SECOND
  const left = stillCounting(earlier, at, window)
  // The call that has to leave the window before there is room for another.
  const inTheWay = left.at(-rate.requests)
  // Two lists are joined several times faster than a list of 1500 is spread.
  if (inTheWay === undefined) return { admitted: true, kept: left.concat([at]) }
  return { admitted: false, kept: left, retryAfterSeconds: Math.ceil((inTheWay + window - at) / MS_PER_SECOND) }
}
