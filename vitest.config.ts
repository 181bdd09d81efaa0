import { defineConfig } from 'vitest/config'

/** The pure suites run once in each of these host zones: their answers must not depend on it. */
const hostZones = ['UTC', 'America/New_York', 'Asia/Kathmandu']

export default defineConfig({
  test: {
    pool: 'forks',
    projects: [
      ...hostZones.map((zone) => ({
        test: { name: zone, include: ['test/pure/**/*.test.ts'], env: { TZ: zone }, pool: 'forks' as const, testTimeout: 120_000 },
      })),
      { test: { name: 'host', include: ['test/host/**/*.test.ts'], pool: 'forks' as const, testTimeout: 120_000 } },
    ],
  },
})
