import type { Day } from './day'

const DAYS_PER_WEEK = 7
/** 1970-01-01, day 0, was a Thursday. */
const THURSDAY = 3

/** The place of a day in its week: 0 for Monday to 6 for Sunday. */
export const weekdayIndex = (day: Day): number => (((day + THURSDAY) % DAYS_PER_WEEK) + DAYS_PER_WEEK) % DAYS_PER_WEEK
