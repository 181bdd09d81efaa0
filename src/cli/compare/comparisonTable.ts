import type { YearComparison, YearFigures } from '../../administration/compare/comparison'
import type { AllowanceUnit } from '../../records'
import { amountText, signedText } from '../allowances/amountText'
import { type Column, plainTable } from '../plainTable'
import { shownFigures } from './shownFigures'

const NO_YEAR = '-'

/** Three rows a year: before, after, and the difference. */
export function comparisonTable(years: readonly YearComparison[], unit: AllowanceUnit, indent: string): string {
  const shown = shownFigures(years.map(({ difference }) => difference))
  const columns: Column[] = [
    { title: 'Year', align: 'left' },
    { title: '', align: 'left' },
    ...shown.map(({ title }): Column => ({ title, align: 'right' })),
  ]
  const amounts = (side: YearFigures | null): string[] =>
    shown.map(({ name }) => (side === null ? NO_YEAR : amountText(side[name], unit)))
  const rows = years.flatMap(({ year, before, after, difference }) => [
    [`${year}`, 'before', ...amounts(before)],
    ['', 'after', ...amounts(after)],
    ['', 'difference', ...shown.map(({ name }) => signedText(difference[name], unit))],
  ])
  return plainTable(columns, rows, indent)
}
