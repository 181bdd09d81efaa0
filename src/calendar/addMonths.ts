import { civilDate } from './civilDate'
import type { Day } from './day'
import { dayInMonth } from './month'

/** The same day of a later month; a day that month lacks falls on its last day. */
export function addMonths(day: Day, months: number): Day {
  const { month, dayOfMonth } = civilDate(day)
  return dayInMonth(month + months, dayOfMonth)
}
