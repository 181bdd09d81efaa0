import type { MemberComparison } from '../../administration/compare/compareWorkspaceTerms'
import type { ComparisonTotal } from '../../administration/compare/comparisonTotals'

/** One JSON document, written member by member so that it is never held as a whole; the totals are known at the end. */
export function* compareJson(members: Generator<MemberComparison, ComparisonTotal[], void>, asOf: string): Generator<string, void> {
  yield `{"asOf":${JSON.stringify(asOf)},"members":[`
  let separator = '\n'
  let step = members.next()
  for (; step.done !== true; step = members.next()) {
    yield `${separator}${JSON.stringify(step.value)}`
    separator = ',\n'
  }
  yield `\n],"totals":${JSON.stringify(step.value)}}\n`
}
