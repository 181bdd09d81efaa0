import { failure } from '../../../kernel/failure'
import { type Result, ok, refuse } from '../../../kernel/result'
import type { Stores } from '../../../ports'
import { addedAllowanceType, addedAssignment } from '../additions'
import type { CheckBodies } from '../contractCheck'
import { expectEqual } from '../expectation'
import { committing, reading } from '../inUnits'
import { deleteType } from '../deleteType'
import { type Phantom, lengthOf, phantomChecks, present } from '../phantomChecks'
import { meeting } from '../together'

const questions: Readonly<Record<string, Phantom>> = {
  'allowanceTypes.all': {
    count: ({ allowanceTypes }) => lengthOf(allowanceTypes.all()),
    change: (stores, { allowanceTypes }, n) => deleteType(stores, allowanceTypes[n]!.id),
  },
  'allowanceTypes.byId': {
    count: ({ allowanceTypes: stored }, { allowanceTypes }) => present(stored.byId(allowanceTypes[0]!.id)),
    change: (stores, { allowanceTypes }) => deleteType(stores, allowanceTypes[0]!.id),
  },
  'assignments.ofMember': {
    count: ({ assignments }, { members }) => lengthOf(assignments.ofMember(members[0]!.id)),
    change: ({ assignments: stored }, { assignments, members }, n) =>
      stored.remove(assignments.filter(({ memberId }) => memberId === members[0]!.id)[n]!.id),
  },
  'assignments.ofRule': {
    count: ({ assignments: stored }, { assignments }) => lengthOf(stored.ofRule(assignments[0]!.ruleId!)),
    change: ({ assignments: stored }, { assignments }, n) =>
      stored.remove(assignments.filter(({ ruleId }) => ruleId === assignments[0]!.ruleId)[n]!.id),
  },
  'assignments.byId': {
    count: ({ assignments: stored }, { assignments }) => present(stored.byId(assignments[0]!.id)),
    change: ({ assignments: stored }, { assignments }) => stored.remove(assignments[0]!.id),
  },
  'adjustments.ofMember': {
    count: ({ adjustments }, { members }) => lengthOf(adjustments.ofMember(members[0]!.id)),
    change: ({ adjustments: stored }, { adjustments, members }, n) =>
      stored.remove(adjustments.filter(({ memberId }) => memberId === members[0]!.id)[n]!.id),
  },
  'adjustments.byId': {
    count: ({ adjustments: stored }, { adjustments }) => present(stored.byId(adjustments[0]!.id)),
    change: ({ adjustments: stored }, { adjustments }) => stored.remove(adjustments[0]!.id),
  },
}

const done = ok(undefined)

const refusal = refuse(failure('BAD_REQUEST'))

/** That what a unit of work found is still there when it commits. */
export const vanishing: CheckBodies = {
  ...phantomChecks('disappears', -1, questions),

  'an allowance type is not removed by one unit of work while another one begins to use it': async (workspace, given) => {
    const type = addedAllowanceType(given, 0)
    const [leaveType] = given.leaveTypes
    await committing(workspace, ({ allowanceTypes }) => allowanceTypes.save(type))
    const bothHaveLooked = meeting(2)
    const useIt = async ({ allowanceTypes, leaveTypes }: Stores): Promise<Result<void>> => {
      const found = await allowanceTypes.byId(type.id)
      await bothHaveLooked()
      if (found !== null) await leaveTypes.save({ ...leaveType!, allowanceTypeId: type.id })
      return found === null ? refusal : done
    }
    const removeIt = async (stores: Stores): Promise<Result<void>> => {
      const isUsed = (await stores.leaveTypes.all()).some(({ allowanceTypeId }) => allowanceTypeId === type.id)
      await bothHaveLooked()
      if (!isUsed) await deleteType(stores, type.id)
      return isUsed ? refusal : done
    }
    const answers = await Promise.all([useIt, removeIt].map((work) => workspace.unitOfWork.transact(work)))
    expectEqual('units of work that succeeded', answers.filter((answer) => answer.ok).length, 1)
    const [isThere, isUsed] = await reading(workspace, async ({ allowanceTypes, leaveTypes }) =>
      [(await allowanceTypes.byId(type.id)) !== null, (await leaveTypes.byId(leaveType!.id))!.allowanceTypeId === type.id])
    expectEqual('used', isUsed, isThere)
  },

  'an assignment is not brought back by a unit of work that read it before another one removed it': async (workspace, given) => {
    const assignment = addedAssignment(given, 0)
    await committing(workspace, ({ assignments }) => assignments.save(assignment))
    const bothHaveLooked = meeting(2)
    const end = async ({ assignments }: Stores): Promise<Result<void>> => {
      const found = await assignments.byId(assignment.id)
      await bothHaveLooked()
      if (found !== null) await assignments.save({ ...found, ruleEndDate: '2030-12-31' })
      return found === null ? refusal : done
    }
    const remove = async ({ assignments }: Stores): Promise<Result<void>> => {
      const isOpen = (await assignments.byId(assignment.id))?.ruleEndDate === null
      await bothHaveLooked()
      if (isOpen) await assignments.remove(assignment.id)
      return isOpen ? done : refusal
    }
    const [ended, removed] = await Promise.all([end, remove].map((work) => workspace.unitOfWork.transact(work)))
    expectEqual('units of work that succeeded', [ended, removed].filter((answer) => answer!.ok).length, 1)
    const stored = await reading(workspace, ({ assignments }) => assignments.byId(assignment.id))
    expectEqual('the end', stored?.ruleEndDate ?? null, ended!.ok ? '2030-12-31' : null)
  },
}
