import { type Arithmetic, exactly } from '../../amount'
import type { AllowanceUnit } from '../../records'
import { type FigureDifferences, amountFigures } from './comparison'

/** Joins the amounts of two sides, figure by figure; a side that is null counts as 0. */
function joined(
  join: <A>(arithmetic: Arithmetic<A>, one: A, other: A) => A,
  [one, other]: readonly [FigureDifferences | null, FigureDifferences | null],
  unit: AllowanceUnit,
): FigureDifferences {
  return exactly(unit, (arithmetic) => Object.fromEntries(amountFigures.map((figure) => [
    figure,
    arithmetic.write(join(arithmetic, arithmetic.read(one?.[figure] ?? 0), arithmetic.read(other?.[figure] ?? 0))),
  ])) as FigureDifferences)
}

/** What each amount is after less what it was before, exactly. */
export const figureDifferences = (
  before: FigureDifferences | null,
  after: FigureDifferences | null,
  unit: AllowanceUnit,
): FigureDifferences => joined(({ subtract }, one, other) => subtract(one, other), [after, before], unit)

/** The exact sum of two years' amounts. */
export const addDifferences = (sum: FigureDifferences | null, more: FigureDifferences, unit: AllowanceUnit): FigureDifferences =>
  joined(({ add }, one, other) => add(one, other), [sum, more], unit)
