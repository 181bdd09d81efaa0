import type { ComparisonTotal } from '../../administration/compare/comparisonTotals'
import type { AllowanceUnit } from '../../records'
import { signedText } from '../allowances/amountText'
import { type Column, plainTable } from '../plainTable'
import { shownFigures } from './shownFigures'

/** One row a year: for how many members it changes, and the sums of their differences. */
export function totalsTable(totals: readonly ComparisonTotal[], unit: AllowanceUnit, indent: string): string {
  const shown = shownFigures(totals.map(({ difference }) => difference))
  const columns: Column[] = [
    { title: 'Year', align: 'left' },
    { title: 'Members', align: 'right' },
    ...shown.map(({ title }): Column => ({ title, align: 'right' })),
  ]
  const rows = totals.map(({ year, members, difference }) =>
    [`${year}`, `${members}`, ...shown.map(({ name }) => signedText(difference[name], unit))])
  return plainTable(columns, rows, indent)
}
