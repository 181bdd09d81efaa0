import type { Arithmetic } from '../amount'
import { type Day, type DayRange, plainDate } from '../calendar'
import type { AllowanceInput } from '../records'
import { bookedGrants } from './bookedGrants'
import { factsOf } from './facts'
import { handOverOf, nothingHandedOver } from './handOver'
import { spansOf } from './span'
import { type FoldedYear, foldYear, handedOver } from './yearAccount'
import { listedYears } from './yearPeriod'

/** Facts by the period that contains their date, in their order; what lies in none is left out. */
function byPeriod<T extends { readonly date: number }>(facts: readonly T[], periods: readonly DayRange[]): T[][] {
  const groups = periods.map((): T[] => [])
  for (const fact of facts) {
    let [low, high] = [0, periods.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (periods[middle]!.to < fact.date) low = middle + 1
      else high = middle
    }
    const period = periods[low]
    if (period !== undefined && period.from <= fact.date) groups[low]!.push(fact)
  }
  return groups
}

/**
 * The years of one member and one allowance type, oldest first, each folded on what the one before handed over: through the next
 * one of the last that starts on or before `through`, which is `asOf` unless a later year is asked for (A4).
 */
export function foldYears<A>(arithmetic: Arithmetic<A>, input: AllowanceInput, through: Day = plainDate(input.asOf)): FoldedYear<A>[] {
  const spans = spansOf(input)
  const { listed, following } = listedYears(spans, input, through)
  const last = listed.at(-1)
  if (last === undefined) return []
  const facts = factsOf(arithmetic, input)
  const grants = byPeriod(bookedGrants(arithmetic, spans, input, last.to), listed)
  const adjustments = byPeriod(facts.adjustments, listed)
  const bookings = byPeriod(facts.bookings, listed)
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
      grants: grants[index]!,
      adjustments: adjustments[index]!,
      bookings: bookings[index]!,
    })
    handOver = handedOver(year)
    years.push(year)
  }
  return years
}
