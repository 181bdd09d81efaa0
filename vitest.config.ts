import { defineConfig } from 'vitest/config'

/** The pure suites run once in each of these host zones: their answers must not depend on it. */
const hostZones = ['UTC', 'America/New_York', 'Asia/Kathmandu']

/** Where the host's zone has no say: adapters are no pure floor, faults and races are about order. */
const oncePerRun = ['test/pure/adapters/**', 'test/pure/services/{concurrency,faults}/**']

export default defineConfig({
  test: {
    pool: 'forks',
    // One core is left idle otherwise, half of a small machine.
    maxWorkers: '100%',
    projects: [
      ...hostZones.map((zone) => ({
        test: {
          name: zone, include: ['test/pure/**/*.test.ts'], exclude: zone === 'UTC' ? [] : oncePerRun, env: { TZ: zone }, pool: 'forks' as const,
          testTimeout: 120_000,
        },
      })),
      { test: { name: 'host', include: ['test/host/**/*.test.ts'], pool: 'forks' as const, testTimeout: 120_000 } },
    ],
  },
})
