import { type Day, type DayRange, civilDate, dayInMonth, monthIndex, plainDate, yearOf } from '../calendar'
import type { AllowanceInput } from '../records'
import type { InForce } from './span'

/** The day of the year on which a rule's year starts (A1). */
export interface YearStartDay {
  /** 1 to 12. */
  readonly month: number
  readonly dayOfMonth: number
}

/** Where years start under what is in force; a manual assignment uses the workspace's fiscal year (A1, A2). */
export function yearStartDay(
  inForce: InForce,
  { fiscalYearStartMonth, employmentStartDate }: Pick<AllowanceInput, 'fiscalYearStartMonth' | 'employmentStartDate'>,
): YearStartDay {
  const start = inForce.kind === 'rule' ? inForce.terms.yearStart : { kind: 'fiscal_year' as const }
  if (start.kind === 'fixed') return { month: start.month, dayOfMonth: start.day }
  if (start.kind === 'employment_anniversary' && employmentStartDate !== null) {
    const { month, dayOfMonth } = civilDate(plainDate(employmentStartDate))
    return { month: month - Math.floor(month / 12) * 12 + 1, dayOfMonth }
  }
  return { month: fiscalYearStartMonth, dayOfMonth: 1 }
}

/** The year start that falls into a calendar year. */
export const yearStartIn = (year: number, start: YearStartDay): Day =>
  dayInMonth(monthIndex(year, start.month), start.dayOfMonth)

/** The twelve months from the year start on or before a day (A1). */
export function nominalYearOf(day: Day, start: YearStartDay): DayRange {
  const year = yearOf(day)
  const thisStart = yearStartIn(year, start)
  return thisStart <= day
    ? { from: thisStart, to: yearStartIn(year + 1, start) - 1 }
    : { from: yearStartIn(year - 1, start), to: thisStart - 1 }
}
