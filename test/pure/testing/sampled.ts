/** Samples with a fixed seed, the same in every run and every host zone. */
import fc from 'fast-check'

export const sampled = <T>(arbitrary: fc.Arbitrary<T>, numRuns = 1000): T[] => fc.sample(arbitrary, { seed: 20_260_101, numRuns })

/** In how many samples each named thing occurs. */
export function counted<T>(samples: readonly T[], things: Readonly<Record<string, (sample: T) => boolean>>): Record<string, number> {
  return Object.fromEntries(Object.entries(things).map(([name, occurs]) => [name, samples.filter(occurs).length]))
}

/** Those that occur less often than wanted, with their counts: an empty list is what a test expects. */
export const rarerThan = (least: number, counts: Readonly<Record<string, number>>): [string, number][] =>
  Object.entries(counts).filter(([, count]) => count < least)
