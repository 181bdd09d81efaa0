import {
  addedAdjustment, addedAllowanceType, addedAssignment, addedAuditEntry, addedMember, addedRow, addedRule, defaultType,
} from '../additions'
import { unknownId } from '../contractSnapshot'
import { type Phantom, lengthOf, phantomChecks, present } from '../phantomChecks'

const everyEntry = { eventTypes: [], take: 1000 }

const questions: Readonly<Record<string, Phantom>> = {
  'departments.managedBy without any': {
    count: ({ departments }, { members }) => lengthOf(departments.managedBy(members[4]!.id)),
    change: ({ departments: stored }, { departments, members }, n) =>
      stored.save({ ...departments[n]!, managers: [{ memberId: members[4]!.id, predecessorMemberId: null }] }),
  },
  'departments.withDefaultRule without any': {
    count: ({ departments }) => lengthOf(departments.withDefaultRule(unknownId)),
    change: ({ departments: stored }, { departments, allowanceTypes }, n) =>
      stored.save({ ...departments[n]!, defaultRuleIds: { [allowanceTypes[0]!.id]: unknownId } }),
  },
  'members.anyWithDefaultType': {
    count: async ({ members }, { allowanceTypes }) => Number(await members.anyWithDefaultType(allowanceTypes[1]!.id)),
    change: ({ members }, { allowanceTypes }, n) =>
      members.save(addedMember(n, { allowanceTypeConfigurations: defaultType(allowanceTypes[1]!.id) })),
  },
  'allowanceTypes.all': {
    count: ({ allowanceTypes }) => lengthOf(allowanceTypes.all()),
    change: ({ allowanceTypes }, given, n) => allowanceTypes.save(addedAllowanceType(given, n)),
  },
  'allowanceTypes.byId of an id that is new': {
    count: ({ allowanceTypes }, given) => present(allowanceTypes.byId(addedAllowanceType(given, 0).id)),
    change: ({ allowanceTypes }, given) => allowanceTypes.save(addedAllowanceType(given, 0)),
  },
  'rules.ofAllowanceType': {
    count: ({ rules }, { allowanceTypes }) => lengthOf(rules.ofAllowanceType(allowanceTypes[0]!.id)),
    change: ({ rules }, given, n) => rules.save(addedRule(given, n)),
  },
  'rules.ofAllowanceType without any': {
    count: ({ rules }) => lengthOf(rules.ofAllowanceType(unknownId)),
    change: ({ rules }, given, n) => rules.save(addedRule(given, n, { allowanceTypeId: unknownId })),
  },
  'rules.byId of an id that is new': {
    count: ({ rules }, given) => present(rules.byId(addedRule(given, 0).id)),
    change: ({ rules }, given) => rules.save(addedRule(given, 0)),
  },
  'assignments.ofMember': {
    count: ({ assignments }, { members }) => lengthOf(assignments.ofMember(members[0]!.id)),
    change: ({ assignments }, given, n) => assignments.save(addedAssignment(given, n)),
  },
  'assignments.ofRule without any': {
    count: ({ assignments }) => lengthOf(assignments.ofRule(unknownId)),
    change: ({ assignments }, given, n) => assignments.save(addedAssignment(given, n, { ruleId: unknownId })),
  },
  'assignments.byId of an id that is new': {
    count: ({ assignments }, given) => present(assignments.byId(addedAssignment(given, 0).id)),
    change: ({ assignments }, given) => assignments.save(addedAssignment(given, 0)),
  },
  'adjustments.ofMember without any': {
    count: ({ adjustments }) => lengthOf(adjustments.ofMember(unknownId)),
    change: ({ adjustments }, given, n) => adjustments.save(addedAdjustment(given, n, { memberId: unknownId })),
  },
  'adjustments.byId of an id that is new': {
    count: ({ adjustments }, given) => present(adjustments.byId(addedAdjustment(given, 0).id)),
    change: ({ adjustments }, given) => adjustments.save(addedAdjustment(given, 0)),
  },
  'memberAllowances.ofMember': {
    count: ({ memberAllowances }, { members }) => lengthOf(memberAllowances.ofMember(members[0]!.id)),
    change: ({ memberAllowances }, given, n) => memberAllowances.save(addedRow(given, n)),
  },
  'memberAllowances.byId of an id that is new': {
    count: ({ memberAllowances }, given) => present(memberAllowances.byId(addedRow(given, 0).id)),
    change: ({ memberAllowances }, given) => memberAllowances.save(addedRow(given, 0)),
  },
  'auditLog.ofRule without any': {
    count: ({ auditLog }) => lengthOf(auditLog.ofRule(unknownId, everyEntry)),
    change: ({ auditLog }, given, n) => auditLog.add(addedAuditEntry(given, n, { ruleId: unknownId })),
  },
  'auditLog.ofAllowanceType': {
    count: ({ auditLog }, { allowanceTypes }) => lengthOf(auditLog.ofAllowanceType(allowanceTypes[0]!.id, everyEntry)),
    change: ({ auditLog }, given, n) => auditLog.add(addedAuditEntry(given, n)),
  },
  'auditLog.ofMember': {
    count: ({ auditLog }, { members }) => lengthOf(auditLog.ofMember(members[0]!.id, everyEntry)),
    change: ({ auditLog }, given, n) => auditLog.add(addedAuditEntry(given, n, { memberId: given.members[0]!.id })),
  },
}

/** That what a unit of work did not find of allowances and their administration is still not there when it commits. */
export const allowancePhantoms = phantomChecks('appears', 1, questions)
