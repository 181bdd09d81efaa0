import type { Issue } from '../../kernel/failure'

/** Faults of a part of the input, at their place in the whole. */
export const placed = (at: string, issues: readonly Issue[]): Issue[] =>
  issues.map(({ path, ...issue }) => ({ ...issue, path: path === undefined ? at : `${at}.${path}` }))
