import type { Day } from './day'

/** A calendar month as `year * 12 + (month - 1)`, so that months add as integers. */
export type MonthIndex = number

export const DAYS_PER_400_YEARS = 146_097
/** Days from 0000-03-01, where the Gregorian cycle below begins, to 1970-01-01. */
export const EPOCH_OFFSET = 719_468

export const monthIndex = (year: number, month: number): MonthIndex => year * 12 + month - 1

export const yearOfMonth = (index: MonthIndex): number => Math.floor(index / 12)

/** The first day of a month, in the proleptic Gregorian calendar. */
export function firstDayOfMonth(index: MonthIndex): Day {
  // Counting years from March puts the leap day last, so that month lengths need no table.
  const fromMarch = index - 2
  const year = Math.floor(fromMarch / 12)
  const month = fromMarch - year * 12
  const cycle = Math.floor(year / 400)
  const yearOfCycle = year - cycle * 400
  const dayOfYear = Math.floor((153 * month + 2) / 5)
  const leapDays = Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100)
  return cycle * DAYS_PER_400_YEARS + yearOfCycle * 365 + leapDays + dayOfYear - EPOCH_OFFSET
}

export const daysInMonth = (index: MonthIndex): number => firstDayOfMonth(index + 1) - firstDayOfMonth(index)

/** A day of a month; one that the month lacks falls on its last day (allowances A1, B1). */
export function dayInMonth(index: MonthIndex, dayOfMonth: number): Day {
  const first = firstDayOfMonth(index)
  return dayOfMonth <= 28 ? first + dayOfMonth - 1 : first + Math.min(dayOfMonth, daysInMonth(index)) - 1
}
