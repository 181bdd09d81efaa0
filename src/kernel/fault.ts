import type { Issue } from './failure'

/** What is wrong at one place of an input: what was expected there, and what came. */
export const fault = (path: string, expected: string, got: unknown): Issue =>
  ({ path, message: `expected ${expected}, got ${JSON.stringify(got)}` })
