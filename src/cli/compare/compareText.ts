import type { MemberComparison } from '../../administration/compare/compareWorkspaceTerms'
import type { TypeComparison } from '../../administration/compare/comparison'
import type { ComparisonTotal } from '../../administration/compare/comparisonTotals'
import { isChanged } from '../../administration/compare/isChanged'
import { unitText } from '../allowances/amountText'
import { comparisonTable } from './comparisonTable'
import { costText } from './costText'
import { totalsTable } from './totalsTable'

const heading = ({ name, unit }: Pick<TypeComparison, 'name' | 'unit'>): string => `\n  ${name} (${unitText(unit)})\n`

function* memberText({ name, allowances }: MemberComparison): Generator<string, void> {
  yield `\n${name}\n`
  for (const type of allowances) {
    const years = type.years.filter(isChanged)
    if (years.length > 0) yield `${heading(type)}${comparisonTable(years, type.unit, '    ')}\n`
  }
}

function* totalsText(totals: readonly ComparisonTotal[]): Generator<string, void> {
  const byType = new Map<string, ComparisonTotal[]>()
  for (const total of totals) byType.set(total.allowanceTypeId, [...(byType.get(total.allowanceTypeId) ?? []), total])
  yield totals.length === 0 ? '\nNothing would change.\n' : '\nTotal\n'
  for (const years of byType.values()) {
    const type = years[0]!
    yield `${heading(type)}${totalsTable(years, type.unit, '    ')}\n`
    yield years.map((total) => `    ${costText(total)}\n`).join('')
  }
}

/** A comparison for people: what changes for each affected member, then the totals. */
export function* compareText(members: Generator<MemberComparison, ComparisonTotal[], void>, asOf: string): Generator<string, void> {
  yield `Compared as of ${asOf}\n`
  let step = members.next()
  for (; step.done !== true; step = members.next()) yield* memberText(step.value)
  yield* totalsText(step.value)
}
