import { defineConfig } from 'vitest/config'

/** The tests of the room that is mutated, in one host zone. */
export default defineConfig({
  test: { include: [`test/pure/${process.env['ROOM'] ?? 'access'}/**/*.test.ts`], env: { TZ: 'UTC' }, testTimeout: 120_000 },
})
