import { type Day, dayInMonth, formatPlainDate, monthIndex } from '../../calendar'
import type { PlainDate } from '../../records'
import type { EmploymentPeriod } from './employmentPeriods'

/** A day of every year: `day` 31 falls on the last day of a shorter month. */
export interface MonthDay {
  readonly month: number
  readonly day: number
}

/** Zero for the start itself, then the usual expiry months, after which the carry-over of that year lapses. */
const monthsAfterStart = [0, 1, 3]

function monthDay(date: PlainDate): MonthDay {
  return { month: Number(date.slice(5, 7)), day: Number(date.slice(8)) }
}

/** The dates of some years on which years start, carry-over lapses and employment begins or ends. */
export function criticalDates(years: readonly number[], starts: readonly MonthDay[], employment: EmploymentPeriod): PlainDate[] {
  const { employmentStartDate, employmentEndDate } = employment
  const all = employmentStartDate === null ? starts : [...starts, monthDay(employmentStartDate)]
  const days = years.flatMap((year): Day[] =>
    all.flatMap(({ month, day }) => monthsAfterStart.map((later) => dayInMonth(monthIndex(year, month) + later, day))),
  )
  return [...days.map(formatPlainDate), ...[employmentStartDate, employmentEndDate].filter((date) => date !== null)]
}
