import fc from 'fast-check'
import type { Member, PlainDate } from '../../records'
import { plainDates } from './plainDates'

export type EmploymentPeriod = Pick<Member, 'employmentStartDate' | 'employmentEndDate'>

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

function lastLeapDay(year: number): PlainDate {
  return isLeap(year) ? `${year}-02-29` : lastLeapDay(year - 1)
}

/**
 * Employment around a window that opens in `baseYear`: without a start, from before or within it, often from a 29 February,
 * whose anniversaries most years lack; open, or ending in the window.
 */
export function employmentPeriods(baseYear: number): fc.Arbitrary<EmploymentPeriod> {
  const starts = fc.oneof(
    { withCrossShrink: true },
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 4, arbitrary: plainDates({ min: `${baseYear - 1}-03-01`, max: `${baseYear + 1}-06-30` }) },
    { weight: 2, arbitrary: fc.constantFrom(lastLeapDay(baseYear), lastLeapDay(baseYear + 1)) },
  )
  const ends = fc.oneof(
    { withCrossShrink: true },
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: plainDates({ min: `${baseYear + 1}-01-01`, max: `${baseYear + 3}-12-31` }) },
  )
  return fc.tuple(starts, ends).map(([start, end]) => ({
    employmentStartDate: start,
    employmentEndDate: start !== null && end !== null && end < start ? start : end,
  }))
}
