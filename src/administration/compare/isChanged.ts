import type { YearComparison } from './comparison'

/** Whether anything of a year differs, its days included. Both sides list their figures in one order. */
export const isChanged = ({ before, after }: YearComparison): boolean => JSON.stringify(before) !== JSON.stringify(after)
