import type { AllowanceType } from '../records'
import { computeAllowances } from './computeAllowances'
import { type MemberAllowanceYear, memberAllowanceYear } from './memberAllowanceYear'
import { type AllowanceFacts, typeInputs } from './typeInputs'
import { usableTypes } from './usableTypes'

/** Every allowance year of every type that a member can use, by type position, oldest first. */
export function memberAllowanceYears(types: readonly AllowanceType[], facts: AllowanceFacts): MemberAllowanceYear[] {
  const usable = usableTypes(types, facts.member, facts)
  const inOrder = usable.sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
  return typeInputs(inOrder, facts).flatMap(({ type, input }) => computeAllowances(input).map((year) => memberAllowanceYear(type, facts, year)))
}
