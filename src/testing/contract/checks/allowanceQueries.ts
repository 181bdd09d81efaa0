import type { CheckBodies } from '../contractCheck'
import { unknownId } from '../contractSnapshot'
import { expectById, expectOf, isOfMember } from '../expectAnswers'
import { expectEqual, expectRecords } from '../expectation'
import { reading } from '../inUnits'

/** What the queries of allowance types, rules and what members have of them find. */
export const allowanceQueries: CheckBodies = {
  'allowanceTypes.all answers every one': (workspace, { allowanceTypes }) =>
    reading(workspace, async (stores) => expectRecords('allowance types', await stores.allowanceTypes.all(), allowanceTypes)),

  'allowanceTypes.byId answers an allowance type or null': (workspace, { allowanceTypes }) =>
    reading(workspace, (stores) => expectById(stores.allowanceTypes.byId, allowanceTypes)),

  'members.anyWithDefaultType tells a default from a type that members merely have': (workspace, { allowanceTypes }) =>
    reading(workspace, async ({ members }) => {
      const [byDefault, otherwise] = allowanceTypes
      expectEqual('the default of members', await members.anyWithDefaultType(byDefault!.id), true)
      expectEqual('the default of nobody', await members.anyWithDefaultType(otherwise!.id), false)
      expectEqual('an unknown type', await members.anyWithDefaultType(unknownId), false)
    }),

  'departments.withDefaultRule answers those that have the rule for any allowance type': (workspace, { departments, rules }) =>
    reading(workspace, (stores) =>
      expectOf(stores.departments.withDefaultRule, rules, departments, ({ defaultRuleIds }, id) => Object.values(defaultRuleIds).includes(id))),

  'rules.byId answers a rule or null, deleted ones too': (workspace, { rules }) =>
    reading(workspace, (stores) => expectById(stores.rules.byId, rules)),

  'rules.ofAllowanceType answers deleted ones too': (workspace, { rules, allowanceTypes }) =>
    reading(workspace, (stores) =>
      expectOf(stores.rules.ofAllowanceType, allowanceTypes, rules, ({ allowanceTypeId }, id) => allowanceTypeId === id)),

  'assignments.byId answers an assignment or null': (workspace, { assignments }) =>
    reading(workspace, (stores) => expectById(stores.assignments.byId, assignments)),

  "assignments.ofMember answers a member's": (workspace, { assignments, members }) =>
    reading(workspace, (stores) => expectOf(stores.assignments.ofMember, members, assignments, isOfMember)),

  'assignments.ofRule answers those of any time, and none of another rule or without any': (workspace, { assignments, rules }) =>
    reading(workspace, (stores) => expectOf(stores.assignments.ofRule, rules, assignments, ({ ruleId }, id) => ruleId === id)),

  'adjustments.byId answers an adjustment or null': (workspace, { adjustments }) =>
    reading(workspace, (stores) => expectById(stores.adjustments.byId, adjustments)),

  "adjustments.ofMember answers a member's": (workspace, { adjustments, members }) =>
    reading(workspace, (stores) => expectOf(stores.adjustments.ofMember, members, adjustments, isOfMember)),

  'memberAllowances.byId answers a row or null': (workspace, { memberAllowances }) =>
    reading(workspace, (stores) => expectById(stores.memberAllowances.byId, memberAllowances)),

  "memberAllowances.ofMember answers a member's": (workspace, { memberAllowances, members }) =>
    reading(workspace, (stores) => expectOf(stores.memberAllowances.ofMember, members, memberAllowances, isOfMember)),
}
