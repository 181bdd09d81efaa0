/** A stream of numbers from 0 to below 1, always the same for the same seed. */
export type Random = () => number

/** The finaliser of MurmurHash3: neighbouring numbers become unrelated ones. */
function mixed(value: number): number {
  let hash = value | 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * Streams of one seed that are independent of each other, one for each number, so that any of them can be drawn without
 * the ones before it. The generator is mulberry32.
 */
export function randomStream(seed: number, stream: number): Random {
  let state = mixed(mixed(seed) ^ Math.imul(stream, 0x9e3779b1))
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let hash = Math.imul(state ^ (state >>> 15), state | 1)
    hash ^= hash + Math.imul(hash ^ (hash >>> 7), hash | 61)
    return ((hash ^ (hash >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A whole number from `min` to `max`, both inclusive. */
export const integerFrom = (random: Random, min: number, max: number): number => min + Math.floor(random() * (max - min + 1))

/** True with the given probability. */
export const chance = (random: Random, probability: number): boolean => random() < probability

/** One element of a list that is not empty. */
export const pick = <T>(random: Random, list: readonly T[]): T => list[integerFrom(random, 0, list.length - 1)]!
