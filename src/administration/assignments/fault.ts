import type { Issue } from '../../kernel/failure'

/** What is wrong at one place of a command: what was expected there, and what came. */
export const fault = (path: string, expected: string, got: unknown): Issue =>
  ({ path, message: `expected ${expected}, got ${JSON.stringify(got)}` })
