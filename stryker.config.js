/**
 * Mutation testing of one room of the pure floors by the tests of that room: ROOM=access npm run mutate. A change of the code that no test
 * notices survives, and wants a test, or simpler code. It takes minutes for each room, so that it is run by hand and not by CI.
 */
const room = process.env.ROOM ?? 'access'

export default {
  mutate: [`src/${room}/**/*.ts`],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  dryRunTimeoutMinutes: 15,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
}
