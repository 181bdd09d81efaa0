import { typesInOrder } from '../../allowance/typesInOrder'
import { compareText } from '../../kernel/compareText'
import type { AllowanceType, RuleAssignment } from '../../records'

/** A member's assignments by the position of their allowance type, then by start: those of one type share no day. */
export const assignmentsInOrder = (assignments: readonly RuleAssignment[], types: readonly AllowanceType[]): RuleAssignment[] =>
  typesInOrder(types).flatMap(({ id }) =>
    assignments.filter(({ allowanceTypeId }) => allowanceTypeId === id).sort((a, b) => compareText(a.ruleStartDate, b.ruleStartDate)))
