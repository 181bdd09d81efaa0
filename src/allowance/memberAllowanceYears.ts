import type { AllowanceType } from '../records'
import { computeAllowances } from './computeAllowances'
import { type MemberAllowanceYear, memberAllowanceYear } from './memberAllowanceYear'
import { type AllowanceFacts, typeInputs } from './typeInputs'
import { typesInOrder } from './typesInOrder'
import { usableTypes } from './usableTypes'

/** Every allowance year of every type that a member can use, by type position, oldest first. */
export function memberAllowanceYears(types: readonly AllowanceType[], facts: AllowanceFacts): MemberAllowanceYear[] {
  const usable = typesInOrder(usableTypes(types, facts.member, facts))
  return typeInputs(usable, facts).flatMap(({ type, input }) =>
    computeAllowances(input).map((year) => memberAllowanceYear(type, facts, year)))
}
