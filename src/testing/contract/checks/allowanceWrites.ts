import { addedAdjustment, addedAllowanceType, addedAssignment, addedMember, addedRow, addedRule, defaultType } from '../additions'
import type { CheckBodies } from '../contractCheck'
import { unknownId } from '../contractSnapshot'
import { expectEqual, expectRecords } from '../expectation'
import { expectWritten } from '../expectWritten'
import { saved } from '../saved'

/** That what is written of allowances is found wherever it now belongs, and no longer where it was. */
export const allowanceWrites: CheckBodies = {
  'departments.save: a department is found by its managers and default rules': (workspace, given) => {
    const [first, second, third] = given.departments
    const [manager, , , other] = given.members
    const [typeId, ruleId] = Object.entries(first!.defaultRuleIds)[0]!
    const newRuleId = given.rules.find(({ allowanceTypeId, id }) => allowanceTypeId === typeId && id !== ruleId)!.id
    const moved = { ...first!, managers: [{ memberId: other!.id, predecessorMemberId: null }], defaultRuleIds: { [typeId]: newRuleId } }
    return expectWritten(workspace, ({ departments }) => departments.save(moved), async ({ departments }) => {
      expectRecords('byIds', await departments.byIds([first!.id, third!.id]), [moved, third!])
      expectRecords('managedBy before', await departments.managedBy(manager!.id), [second!])
      expectRecords('managedBy now', await departments.managedBy(other!.id), [moved])
      expectRecords('withDefaultRule before', await departments.withDefaultRule(ruleId), [second!])
      expectRecords('withDefaultRule now', await departments.withDefaultRule(newRuleId), [moved])
    }, { ...given, departments: saved(given.departments, moved) })
  },

  'members.save: a default allowance type is found': (workspace, given) => {
    const [before, now] = given.allowanceTypes
    const members = given.members.map((member) => ({ ...member, allowanceTypeConfigurations: [] }))
    const added = addedMember(0, { allowanceTypeConfigurations: defaultType(now!.id) })
    return expectWritten(workspace, async (stores) => {
      for (const member of [...members, added]) await stores.members.save(member)
    }, async (stores) => {
      expectEqual('the default of nobody any more', await stores.members.anyWithDefaultType(before!.id), false)
      expectEqual('the default of one', await stores.members.anyWithDefaultType(now!.id), true)
    }, { ...given, members: [...members, added] })
  },

  'allowanceTypes.save: changed and added ones are found': (workspace, given) => {
    const [first, second] = given.allowanceTypes
    const changed = { ...second!, defaultName: 'Changed' }
    const added = addedAllowanceType(given, 0)
    return expectWritten(workspace, async ({ allowanceTypes }) => {
      await allowanceTypes.save({ ...changed, defaultName: 'Changed before' })
      await allowanceTypes.save(changed)
      await allowanceTypes.save(added)
    }, async ({ allowanceTypes }) => {
      expectEqual('byId of the changed one', await allowanceTypes.byId(changed.id), changed)
      expectEqual('byId of the added one', await allowanceTypes.byId(added.id), added)
      expectRecords('all', await allowanceTypes.all(), [first!, changed, added])
    }, { ...given, allowanceTypes: [first!, changed, added] })
  },

  'rules.save: changed and added ones are found by their allowance type': (workspace, given) => {
    const [first, ...others] = given.rules
    const moved = { ...first!, allowanceTypeId: unknownId, deletedAt: '2030-01-01T00:00:00.000Z' }
    const added = addedRule(given, 0)
    return expectWritten(workspace, async ({ rules }) => {
      await rules.save(moved)
      await rules.save(added)
    }, async ({ rules }) => {
      expectEqual('byId of the changed one', await rules.byId(moved.id), moved)
      expectRecords('ofAllowanceType before', await rules.ofAllowanceType(first!.allowanceTypeId),
        [...others.filter(({ allowanceTypeId }) => allowanceTypeId === first!.allowanceTypeId), added])
      expectRecords('ofAllowanceType now', await rules.ofAllowanceType(unknownId), [moved])
    }, { ...given, rules: [moved, ...others, added] })
  },

  'assignments.save: changed and added ones are found by member and rule': (workspace, given) => {
    const [first, ...others] = given.assignments
    const moved = { ...first!, memberId: unknownId, ruleId: unknownId, ruleEndDate: '2030-12-31' }
    const [added, manual] = [addedAssignment(given, 0), addedAssignment(given, 1, { kind: 'manual', ruleId: null })]
    return expectWritten(workspace, async ({ assignments }) => {
      for (const assignment of [moved, added, manual]) await assignments.save(assignment)
    }, async ({ assignments }) => {
      expectEqual('byId of the changed one', await assignments.byId(moved.id), moved)
      expectEqual('byId of the added one', await assignments.byId(added.id), added)
      expectRecords('ofMember before', await assignments.ofMember(first!.memberId),
        [...others.filter(({ memberId }) => memberId === first!.memberId), added, manual])
      expectRecords('ofMember now', await assignments.ofMember(unknownId), [moved])
      expectRecords('ofRule before', await assignments.ofRule(first!.ruleId!),
        [...others.filter(({ ruleId }) => ruleId === first!.ruleId), added])
      expectRecords('ofRule now', await assignments.ofRule(unknownId), [moved])
    }, { ...given, assignments: [moved, ...others, added, manual] })
  },

  'adjustments.save: changed and added ones are found by member': (workspace, given) => {
    const [first, ...others] = given.adjustments
    const moved = { ...first!, memberId: unknownId, amount: -0.5 }
    const added = addedAdjustment(given, 0)
    return expectWritten(workspace, async ({ adjustments }) => {
      await adjustments.save(moved)
      await adjustments.save(added)
    }, async ({ adjustments }) => {
      expectEqual('byId of the changed one', await adjustments.byId(moved.id), moved)
      expectRecords('ofMember before', await adjustments.ofMember(first!.memberId),
        [...others.filter(({ memberId }) => memberId === first!.memberId), added])
      expectRecords('ofMember now', await adjustments.ofMember(unknownId), [moved])
    }, { ...given, adjustments: [moved, ...others, added] })
  },

  'memberAllowances.save: changed and added rows are found by member': (workspace, given) => {
    const [first, ...others] = given.memberAllowances
    const moved = { ...first!, memberId: unknownId, broughtForwardOverride: 0.25 }
    const added = addedRow(given, 0)
    return expectWritten(workspace, async ({ memberAllowances }) => {
      await memberAllowances.save(moved)
      await memberAllowances.save(added)
    }, async ({ memberAllowances }) => {
      expectEqual('byId of the changed one', await memberAllowances.byId(moved.id), moved)
      expectRecords('ofMember before', await memberAllowances.ofMember(first!.memberId), [added])
      expectRecords('ofMember now', await memberAllowances.ofMember(unknownId), [moved])
    }, { ...given, memberAllowances: [moved, ...others, added] })
  },
}
