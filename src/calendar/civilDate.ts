import type { Day } from './day'
import { DAYS_PER_400_YEARS, EPOCH_OFFSET, type MonthIndex, monthIndex, yearOfMonth } from './month'

/** A date taken apart. */
export interface CivilDate {
  readonly month: MonthIndex
  /** 1 to 31. */
  readonly dayOfMonth: number
}

/** Takes a day number apart into its month and its day of the month. */
export function civilDate(day: Day): CivilDate {
  const shifted = day + EPOCH_OFFSET
  const cycle = Math.floor(shifted / DAYS_PER_400_YEARS)
  const dayOfCycle = shifted - cycle * DAYS_PER_400_YEARS
  const yearOfCycle = Math.floor(
    (dayOfCycle - Math.floor(dayOfCycle / 1460) + Math.floor(dayOfCycle / 36_524) - Math.floor(dayOfCycle / 146_096)) / 365,
  )
  const dayOfYear = dayOfCycle - (365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100))
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  return {
    month: monthIndex(cycle * 400 + yearOfCycle, 3) + fromMarch,
    dayOfMonth: dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1,
  }
}

/** The calendar month that contains a day. */
export const monthOf = (day: Day): MonthIndex => civilDate(day).month

/** The calendar year that contains a day. */
export const yearOf = (day: Day): number => yearOfMonth(civilDate(day).month)
