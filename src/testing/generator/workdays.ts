import type { Day } from '../../calendar'

/** Monday to Friday, counted: number 0 is a Monday, number 5 the next one. */
export interface Workdays {
  readonly monday: Day
  readonly first: number
  readonly last: number
}

/** 1970-01-01, day 0, was a Thursday. */
const weekdayFromMonday = (day: Day): number => (((day + 3) % 7) + 7) % 7

/** The workdays of a stretch of days; weekends at its ends fall away. */
export function workdaysOf(from: Day, to: Day): Workdays {
  const monday = from - weekdayFromMonday(from)
  const first = Math.min(5, weekdayFromMonday(from))
  const weeks = Math.floor((to - monday) / 7)
  return { monday, first, last: weeks * 5 + Math.min(4, weekdayFromMonday(to)) }
}

export const dayOfWorkday = ({ monday }: Workdays, workday: number): Day => monday + Math.floor(workday / 5) * 7 + (workday % 5)
