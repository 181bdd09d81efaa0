import type { AllowanceUnit, AllowanceYear } from '../../records'
import { type Column, plainTable } from '../plainTable'
import { amountText } from './amountText'

interface Figure {
  readonly title: string
  readonly of: (year: AllowanceYear) => number
  /** Left out where it is zero in every year. */
  readonly optional?: true
}

const figures: readonly Figure[] = [
  { title: 'Granted', of: (year) => year.ruleAllowance },
  { title: 'Adjusted', of: (year) => year.adjustments, optional: true },
  { title: 'Brought fwd', of: (year) => year.broughtForward },
  { title: 'Comp. time', of: (year) => year.compensatoryTimeOff, optional: true },
  { title: 'Taken', of: (year) => year.taken },
  { title: 'Lapsed', of: (year) => year.lapsed, optional: true },
  { title: 'Remaining', of: (year) => year.remaining },
  { title: 'Available', of: (year) => year.available },
  { title: 'Overdrawn', of: (year) => year.overdrawn, optional: true },
  { title: 'Carried on', of: (year) => year.carriedForward },
  { title: 'Moved on', of: (year) => year.movedOn, optional: true },
  { title: 'Forfeited', of: (year) => year.forfeited, optional: true },
  { title: 'Written off', of: (year) => year.writtenOff, optional: true },
  { title: 'Left at end', of: (year) => year.unusedAtEnd, optional: true },
]

/** One row a year, with its span; figures that never occur are left out. */
export function yearsTable(years: readonly AllowanceYear[], unit: AllowanceUnit, indent: string): string {
  const shown = figures.filter(({ of, optional }) => optional !== true || years.some((year) => of(year) !== 0))
  const columns: Column[] = [
    { title: 'Year', align: 'left' },
    { title: 'From', align: 'left' },
    { title: 'To', align: 'left' },
    ...shown.map(({ title }): Column => ({ title, align: 'right' })),
  ]
  const rows = years.map((year) => [`${year.year}`, year.from, year.to, ...shown.map(({ of }) => amountText(of(year), unit))])
  return plainTable(columns, rows, indent)
}
