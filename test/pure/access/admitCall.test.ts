/** How many calls are let in (spec: Limits, request rate). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type RequestRate, admitCall } from '../../../src/access/admitCall'
import { limits } from '../../../src/kernel/limits'

const two: RequestRate = { requests: 2, seconds: 10 }

const rates: fc.Arbitrary<RequestRate> = fc.record({ requests: fc.integer({ min: 1, max: 5 }), seconds: fc.integer({ min: 1, max: 3 }) })

/** Pauses between calls, often none and often close to a whole window. */
const pauses = fc.array(fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 990, max: 1010 })), { minLength: 1, maxLength: 60 })

function timesAfter(start: number, gaps: readonly number[]): number[] {
  let at = start
  return gaps.map((gap) => (at += gap))
}

/** Lets calls come one after the other; answers which were let in. */
function judged(times: readonly number[], rate: RequestRate): boolean[] {
  let kept: readonly number[] = []
  return times.map((at) => {
    const admission = admitCall(kept, at, rate)
    kept = admission.kept
    return admission.admitted
  })
}

/** Counts every call that was let in anew for each call. */
function judgedNaively(times: readonly number[], { requests, seconds }: RequestRate): boolean[] {
  const letIn: number[] = []
  return times.map((at) => {
    const fits = letIn.filter((time) => time > at - seconds * 1000 && time <= at).length < requests
    if (fits) letIn.push(at)
    return fits
  })
}

describe('spec: Limits: so many calls within so many seconds', () => {
  test('the first ones are let in, the next one is not', () => {
    expect(admitCall([], 5_000, two)).toEqual({ admitted: true, kept: [5_000] })
    expect(admitCall([5_000], 6_000, two)).toEqual({ admitted: true, kept: [5_000, 6_000] })
    expect(admitCall([5_000, 6_000], 7_000, two)).toEqual({ admitted: false, kept: [5_000, 6_000], retryAfterSeconds: 8 })
  })

  test('a call leaves the window after all of it, not a millisecond earlier', () => {
    expect(admitCall([5_000, 6_000], 14_999, two)).toEqual({ admitted: false, kept: [5_000, 6_000], retryAfterSeconds: 1 })
    expect(admitCall([5_000, 6_000], 15_000, two)).toEqual({ admitted: true, kept: [6_000, 15_000] })
    expect(admitCall([5_000, 6_000], 16_000, two)).toEqual({ admitted: true, kept: [16_000] })
  })

  test('150 of one millisecond are let in, the 151st after a second', () => {
    const rate = limits.requestRate
    expect(judged(Array<number>(152).fill(0), rate)).toEqual([...Array<boolean>(150).fill(true), false, false])
    const full = Array<number>(150).fill(0)
    expect(admitCall(full, 999, rate)).toMatchObject({ admitted: false, retryAfterSeconds: 1 })
    expect(admitCall(full, 1000, rate)).toEqual({ admitted: true, kept: [1000] })
    expect(judged(Array<number>(1501).fill(0), limits.higherRequestRate).filter(Boolean)).toHaveLength(1500)
  })

  test('seconds to wait are whole ones, rounded up', () => {
    const one = { requests: 1, seconds: 10 }
    for (const [at, seconds] of [[0, 10], [1, 10], [999, 10], [1000, 9], [8999, 2], [9000, 1], [9999, 1]] as const) {
      expect(admitCall([0], at, one)).toMatchObject({ admitted: false, retryAfterSeconds: seconds })
    }
  })

  test('a lower rate than before waits for as many calls as are too many', () => {
    expect(admitCall([1_000, 2_000, 3_000, 4_000], 5_000, two)).toMatchObject({ admitted: false, retryAfterSeconds: 8 })
    expect(admitCall([1_000, 2_000, 3_000, 4_000], 13_000, two)).toMatchObject({ admitted: true })
  })

  test('a naive counter lets in the same calls', () => {
    fc.assert(fc.property(rates, pauses, (rate, gaps) => {
      const times = timesAfter(0, gaps)
      expect(judged(times, rate)).toEqual(judgedNaively(times, rate))
    }), { numRuns: 500 })
  })

  test('looking at every time keeps the same ones, and leaves those given as they are', () => {
    const given = fc.array(fc.nat(4000), { maxLength: 12 }).map((times) => Object.freeze(times.sort((a, b) => a - b)))
    fc.assert(fc.property(rates, given, fc.nat(8000), (rate, earlier, at) => {
      const left = earlier.filter((time) => at - time < rate.seconds * 1000).map((time) => Math.min(time, at))
      const { admitted, kept } = admitCall(earlier, at, rate)
      expect(admitted).toBe(left.length < rate.requests)
      expect(kept).toEqual(admitted ? [...left, at] : left)
    }), { numRuns: 500 })
  })

  test('no window of these seconds holds more than the rate', () => {
    fc.assert(fc.property(rates, pauses, (rate, gaps) => {
      const times = timesAfter(0, gaps)
      const letIn = times.filter((_, n) => judged(times, rate)[n])
      letIn.forEach((at, n) => expect((letIn[n + rate.requests] ?? Infinity) - at).toBeGreaterThanOrEqual(rate.seconds * 1000))
    }))
  })

  test('who comes back after the told time is let in, a second earlier not yet', () => {
    fc.assert(fc.property(rates, fc.array(fc.nat(3500), { maxLength: 12 }), fc.nat(3500), (rate, earlier, pause) => {
      const times = [...earlier].sort((a, b) => a - b)
      const at = (times.at(-1) ?? 0) + pause
      const admission = admitCall(times, at, rate)
      fc.pre(!admission.admitted)
      const seconds = admission.retryAfterSeconds
      expect(seconds).toBeGreaterThanOrEqual(1)
      expect(admitCall(admission.kept, at + seconds * 1000, rate).admitted).toBe(true)
      expect(admitCall(admission.kept, at + (seconds - 1) * 1000, rate).admitted).toBe(false)
    }), { numRuns: 300 })
  })
})

describe('a clock that is set back', () => {
  test('forgets nobody, and makes nobody wait longer than a window', () => {
    expect(admitCall([3_600_000, 3_600_001], 0, two)).toEqual({ admitted: false, kept: [0, 0], retryAfterSeconds: 10 })
    expect(admitCall([3_600_000], 0, two)).toEqual({ admitted: true, kept: [0, 0] })
  })

  test('never lets more calls in within real seconds than the rate', () => {
    const steps = fc.array(fc.record({ pause: fc.nat(1200), back: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(5000) }) }), { minLength: 2, maxLength: 60 })
    fc.assert(fc.property(rates, steps, (rate, course) => {
      const real = timesAfter(0, course.map(({ pause }) => pause))
      const late = timesAfter(0, course.map(({ back }) => back))
      const letIn = judged(real.map((time, n) => time - late[n]!), rate)
      const admitted = real.filter((_, n) => letIn[n])
      admitted.forEach((time, n) => expect((admitted[n + rate.requests] ?? Infinity) - time).toBeGreaterThanOrEqual(rate.seconds * 1000))
    }), { numRuns: 500 })
  })

  test('keeps times in order, none later than the call, no more than the rate', () => {
    fc.assert(fc.property(rates, fc.array(fc.nat(5000), { minLength: 1, maxLength: 40 }), (rate, times) => {
      let kept: readonly number[] = []
      for (const at of times) {
        const admission = admitCall(kept, at, rate)
        kept = admission.kept
        expect(kept).toEqual([...kept].sort((a, b) => a - b))
        expect(kept.length).toBeLessThanOrEqual(rate.requests)
        expect(kept.every((time) => time <= at && time > at - rate.seconds * 1000)).toBe(true)
        if (!admission.admitted) expect(admission.retryAfterSeconds).toBeLessThanOrEqual(rate.seconds)
      }
    }))
  })
})

test.each([
  { requests: 0, seconds: 1 }, { requests: -1, seconds: 1 }, { requests: 1.5, seconds: 1 }, { requests: NaN, seconds: 1 }, { requests: Infinity, seconds: 1 },
  { requests: 1, seconds: 0 }, { requests: 1, seconds: 0.5 }, { requests: 1, seconds: NaN }, { requests: 1, seconds: Infinity },
])('%o is no rate', (rate) => {
  expect(() => admitCall([], 0, rate)).toThrow(new RangeError(`expected a rate of whole numbers above 0, got ${rate.requests} requests in ${rate.seconds} seconds`))
})
