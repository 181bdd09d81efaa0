import { type YearBreakdown, breakDownYear } from '../../allowance/breakDownYear'
import { type AllowanceFacts, typeInputs } from '../../allowance/typeInputs'
import type { AllowanceType } from '../../records'

/** A member's year of one type by its label, also one after those that are listed; null when they have none. */
export const memberYear = (type: AllowanceType, facts: AllowanceFacts, label: number): YearBreakdown | null =>
  typeInputs([type], facts).map(({ input }) => breakDownYear(input, label))[0] ?? null
