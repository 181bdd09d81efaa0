import type { Issue } from '../../kernel/failure'

const [FIRST, LAST] = [1, 9999]

/** What is wrong with a year's label; nothing when dates can be written in it. */
export const yearIssues = (year: number): Issue[] =>
  Number.isInteger(year) && year >= FIRST && year <= LAST
    ? []
    : [{ path: 'year', message: `expected a year from ${FIRST} to ${LAST}, got ${year}` }]
