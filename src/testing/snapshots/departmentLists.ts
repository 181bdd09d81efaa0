import fc from 'fast-check'
import type { ApprovalProcess, Department, Id } from '../../records'
import type { WorkspaceFrame } from './workspaceFrames'

export const approvalProcesses = (): fc.Arbitrary<ApprovalProcess> =>
  fc.constantFrom<ApprovalProcess[]>(
    'Linear_all_have_to_agree', 'Linear_one_has_to_agree', 'Parallel_all_have_to_agree', 'Parallel_one_has_to_agree',
  )

function departments(id: Id, frame: WorkspaceFrame): fc.Arbitrary<Department> {
  return fc
    .record({
      isHidden: fc.boolean(),
      maximumAbsent: fc.option(fc.integer({ min: 1, max: 3 })),
      approvalProcess: approvalProcesses(),
      managerIds: fc.shuffledSubarray([...frame.memberIds], { maxLength: Math.min(2, frame.memberIds.length) }),
      defaultsFor: fc.subarray([...frame.allowanceTypes]),
    })
    .map(({ managerIds, defaultsFor, ...rest }) => ({
      id, customId: null, name: `Department ${id.slice(-1)}`, ...rest,
      managers: managerIds.map((memberId, n) => ({ memberId, predecessorMemberId: managerIds[n - 1] ?? null })),
      defaultRuleIds: Object.fromEntries(defaultsFor.map((type) => [type.id, type.ruleIds[0]!])),
    }))
}

/** The departments of a workspace, their managers asked in a chain. */
export const departmentLists = (frame: WorkspaceFrame): fc.Arbitrary<Department[]> =>
  fc.tuple(...frame.departmentIds.map((id) => departments(id, frame)))
