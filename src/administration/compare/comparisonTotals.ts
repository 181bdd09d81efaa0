import type { AllowanceType, Id } from '../../records'
import type { FigureDifferences, TypeComparison } from './comparison'
import { addDifferences } from './figureDifferences'
import { isChanged } from './isChanged'

/** What changes in one year of one allowance type, over all members. */
export interface ComparisonTotal {
  readonly allowanceTypeId: Id
  readonly name: string
  readonly unit: AllowanceType['unit']
  readonly year: number
  /** How many members' years change. */
  readonly members: number
  /** The sums of their differences. */
  readonly difference: FigureDifferences
}

/** Sums up changes, member by member. */
export interface TotalsSum {
  readonly add: (allowances: readonly TypeComparison[]) => void
  /** By type in the order given, then by year; only of years that change for somebody. */
  readonly totals: () => ComparisonTotal[]
}

/** Begins a sum; `types` are in the order in which it is told. */
export function totalsSum(types: readonly AllowanceType[]): TotalsSum {
  const ofType = new Map<Id, Map<number, ComparisonTotal>>(types.map(({ id }) => [id, new Map<number, ComparisonTotal>()]))
  return {
    add: (allowances) => {
      for (const { years, ...type } of allowances) {
        const sums = ofType.get(type.allowanceTypeId)
        for (const { year, difference } of years.filter(isChanged)) {
          const sum = sums?.get(year)
          sums?.set(year, {
            ...type, year, members: (sum?.members ?? 0) + 1,
            difference: addDifferences(sum?.difference ?? null, difference, type.unit),
          })
        }
      }
    },
    totals: () => [...ofType.values()].flatMap((sums) => [...sums.values()].sort((a, b) => a.year - b.year)),
  }
}
