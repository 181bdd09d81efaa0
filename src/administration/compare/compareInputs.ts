import { computeAllowances } from '../../allowance/computeAllowances'
import type { TypeInput } from '../../allowance/typeInputs'
import type { AllowanceInput } from '../../records'
import type { TypeComparison, YearComparison, YearFigures } from './comparison'
import { figureDifferences } from './figureDifferences'

function figuresByYear(input: AllowanceInput | undefined): ReadonlyMap<number, YearFigures> {
  const years = input === undefined ? [] : computeAllowances(input)
  return new Map(years.map(({ entries, ...figures }) => [figures.year, figures]))
}

function compareYears(before: AllowanceInput | undefined, after: AllowanceInput): YearComparison[] {
  const [earlier, later] = [figuresByYear(before), figuresByYear(after)]
  const labels = [...new Set([...earlier.keys(), ...later.keys()])].sort((a, b) => a - b)
  return labels.map((year) => {
    const sides = { before: earlier.get(year) ?? null, after: later.get(year) ?? null }
    return { year, ...sides, difference: figureDifferences(sides.before, sides.after, after.unit) }
  })
}

/** Computes a member's types from both inputs and compares them year by year; changes only add to the types that a member can use. */
export const compareInputs = (before: readonly TypeInput[], after: readonly TypeInput[]): TypeComparison[] =>
  after.map(({ type, input }) => ({
    allowanceTypeId: type.id,
    name: type.defaultName,
    unit: type.unit,
    years: compareYears(before.find((one) => one.type.id === type.id)?.input, input),
  }))
