import type { ComparisonTotal } from '../../administration/compare/comparisonTotals'
import { exactSum } from '../../amount'
import { amountText } from '../allowances/amountText'

/**
 * What a year would cost, in a sentence: what is granted and adjusted beyond before, and what absences no longer take. What is
 * brought forward from an earlier year is counted there.
 */
export function costText({ year, members, unit, difference: { allowance, taken } }: ComparisonTotal): string {
  const cost = exactSum([allowance, -taken], unit)
  const who = `${members} ${members === 1 ? 'member' : 'members'}`
  if (cost === 0) return `Would cost nothing in ${year}; its figures change for ${who}.`
  return `Would cost ${amountText(Math.abs(cost), unit)} ${unit} ${cost > 0 ? 'more' : 'less'} in ${year} for ${who}.`
}
