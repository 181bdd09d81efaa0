import { computeAllowances } from '../../allowance/computeAllowances'
import { type AllowanceFacts, typeInputs } from '../../allowance/typeInputs'
import { usableTypes } from '../../allowance/usableTypes'
import type { AllowanceType } from '../../records'
import { type ListedAllowanceYear, listedAllowanceYear } from './listedAllowanceYear'

function compare(a: ListedAllowanceYear, b: ListedAllowanceYear): number {
  if (a.from !== b.from) return a.from < b.from ? -1 : 1
  return a.allowanceType.position - b.allowanceType.position || (a.allowanceType.id < b.allowanceType.id ? -1 : 1)
}

/** Every year of every type that a member can use, oldest first, those of one day by type position (spec: GET /members/{member_id}/allowances). */
export const memberAllowanceYears = (types: readonly AllowanceType[], facts: AllowanceFacts): ListedAllowanceYear[] =>
  typeInputs(usableTypes(types, facts.member, facts), facts)
    .flatMap(({ type, input }) => computeAllowances(input).map((year) => listedAllowanceYear(type, facts, year)))
    .sort(compare)
