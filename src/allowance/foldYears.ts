import type { Arithmetic } from '../amount'
import { type DayRange, plainDate } from '../calendar'
import type { AllowanceInput } from '../records'
import { bookedGrants } from './bookedGrants'
import { factsOf } from './facts'
import { handOverOf, nothingHandedOver } from './handOver'
import { spansOf } from './span'
import { type FoldedYear, foldYear, handedOver } from './yearAccount'
import { listedYears } from './yearPeriod'

const datedIn = <T extends { readonly date: number }>(facts: readonly T[], { from, to }: DayRange): T[] =>
  facts.filter(({ date }) => date >= from && date <= to)

/** The years of one member and one allowance type, oldest first, each folded on what the one before handed over. */
export function foldYears<A>(arithmetic: Arithmetic<A>, input: AllowanceInput): FoldedYear<A>[] {
  const spans = spansOf(input)
  const { listed, following } = listedYears(spans, input)
  const last = listed.at(-1)
  if (last === undefined) return []
  const facts = factsOf(arithmetic, input)
  const grants = bookedGrants(arithmetic, spans, input, last.to)
  let handOver = input.from === undefined
    ? nothingHandedOver(arithmetic)
    : handOverOf(arithmetic, input.from, facts.adjustments)
  const years: FoldedYear<A>[] = []
  for (const [index, period] of listed.entries()) {
    if (input.from !== undefined && period.year <= input.from.year) continue
    const year = foldYear(arithmetic, {
      period,
      next: listed[index + 1] ?? following,
      asOf: plainDate(input.asOf),
      accrualMode: input.accrualMode,
      handOver,
      handSet: facts.handSet.get(period.year),
      grants: datedIn(grants, period),
      adjustments: datedIn(facts.adjustments, period),
      bookings: datedIn(facts.bookings, period),
    })
    handOver = handedOver(year)
    years.push(year)
  }
  return years
}
