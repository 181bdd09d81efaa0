import fc from 'fast-check'
import type { AllowanceUnit, RuleTerms } from '../../records'
import { amounts } from './amounts'

type CycleAmount = Pick<RuleTerms, 'cycle' | 'amount'>

interface Scale {
  /** Amounts as contracts have them, with those that do not divide evenly. */
  readonly usual: readonly number[]
  /** So little that a few absences use it up. */
  readonly scarce: number
  readonly most: number
}

const scales: Readonly<Record<AllowanceUnit, Readonly<Record<RuleTerms['cycle'], Scale>>>> = {
  days: {
    yearly: { usual: [24, 25, 28, 30], scarce: 6, most: 40 },
    monthly: { usual: [2, 2.083333, 2.5, 1.666667], scarce: 1, most: 5 },
    bi_weekly: { usual: [1, 0.961538, 1.153846], scarce: 0.5, most: 2 },
  },
  hours: {
    yearly: { usual: [9600, 11_520, 12_000], scarce: 2400, most: 14_400 },
    monthly: { usual: [960, 1000, 805], scarce: 240, most: 1920 },
    bi_weekly: { usual: [480, 369, 443], scarce: 120, most: 960 },
  },
}

/** A cycle and an amount that suits it: generous, usual, or scarce so that balances run out. */
export function cycleAmounts(unit: AllowanceUnit): fc.Arbitrary<CycleAmount> {
  const of = (cycle: RuleTerms['cycle']): fc.Arbitrary<CycleAmount> => {
    const { usual, scarce, most } = scales[unit][cycle]
    const amount = fc.oneof(
      { withCrossShrink: true },
      { weight: 3, arbitrary: amounts(unit, { min: 0, max: scarce }) },
      { weight: 3, arbitrary: fc.constantFrom(...usual) },
      { weight: 2, arbitrary: amounts(unit, { min: 0, max: most }) },
    )
    return amount.map((value) => ({ cycle, amount: value }))
  }
  return fc.oneof({ withCrossShrink: true }, of('yearly'), of('monthly'), of('bi_weekly'))
}
