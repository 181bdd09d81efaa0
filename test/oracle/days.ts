import type { PlainDate } from '../../src/records'

/** A calendar day as the count of days since 1 January 1970. */
export type Day = number

interface CivilDate {
  readonly year: number
  readonly month: number
  readonly dayOfMonth: number
}

const millisecondsPerDay = 86_400_000

/** The calendar repeats every 400 years; moving by that much keeps Date.UTC from reading the years 0 to 99 as 1900 to 1999. */
const cycle = { years: 400, days: 146_097 }

/** `month` may lie outside 1..12: the thirteenth month is January of the year after. */
export function dayFrom(year: number, month: number, dayOfMonth: number): Day {
  return Date.UTC(year + cycle.years, month - 1, dayOfMonth) / millisecondsPerDay - cycle.days
}

export function civil(day: Day): CivilDate {
  const date = new Date((day + cycle.days) * millisecondsPerDay)
  return { year: date.getUTCFullYear() - cycle.years, month: date.getUTCMonth() + 1, dayOfMonth: date.getUTCDate() }
}

export function dayOf(text: PlainDate): Day {
  const [year, month, dayOfMonth] = text.split('-').map(Number)
  return dayFrom(year!, month!, dayOfMonth!)
}

export function optionalDayOf(text: PlainDate | null): Day | null {
  return text === null ? null : dayOf(text)
}

export function textOf(day: Day): PlainDate {
  const { year, month, dayOfMonth } = civil(day)
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(dayOfMonth).padStart(2, '0')].join('-')
}

/** A day that a month lacks falls on its last day (A1). */
export function clampedDay(year: number, month: number, dayOfMonth: number): Day {
  const lastOfMonth = dayFrom(year, month + 1, 1) - 1
  return Math.min(dayFrom(year, month, 1) + dayOfMonth - 1, lastOfMonth)
}

export function addMonths(day: Day, months: number): Day {
  const { year, month, dayOfMonth } = civil(day)
  return clampedDay(year, month + months, dayOfMonth)
}
