import type { AllowanceType, RuleAssignment } from '../../records'
import { typesInOrder } from './typesInOrder'

/** A member's assignments by the position of their allowance type, then by start: those of one type share no day. */
export const assignmentsInOrder = (assignments: readonly RuleAssignment[], types: readonly AllowanceType[]): RuleAssignment[] =>
  typesInOrder(types).flatMap(({ id }) =>
    assignments.filter(({ allowanceTypeId }) => allowanceTypeId === id).sort((a, b) => (a.ruleStartDate < b.ruleStartDate ? -1 : 1)))
