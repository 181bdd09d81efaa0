import type { AllowanceType, AllowanceYear, Id } from '../../records'

/** The figures of an allowance year that are amounts, all in the type's unit. */
export const amountFigures = [
  'ruleAllowance', 'adjustments', 'allowance', 'broughtForward', 'compensatoryTimeOff', 'taken', 'accrued', 'lapsed', 'remaining',
  'available', 'overdrawn', 'carriedForward', 'movedOn', 'forfeited', 'writtenOff', 'unusedAtEnd',
] as const satisfies readonly (keyof AllowanceYear)[]

/** An allowance year without the entries that explain it. */
export type YearFigures = Omit<AllowanceYear, 'entries'>

/** By how much each amount of a year differs: what it is after less what it was before, exactly. */
export type FigureDifferences = Readonly<Record<(typeof amountFigures)[number], number>>

/** One allowance year before and after; a side on which there is no year of that label is null, and counts as 0. */
export interface YearComparison {
  readonly year: number
  readonly before: YearFigures | null
  readonly after: YearFigures | null
  readonly difference: FigureDifferences
}

/** A member's years of one allowance type, oldest first. */
export interface TypeComparison {
  readonly allowanceTypeId: Id
  readonly name: string
  readonly unit: AllowanceType['unit']
  readonly years: readonly YearComparison[]
}
