import type { ApprovalProcess, Department, Id, Member } from '../records'
import { predecessorOrder } from './predecessorOrder'

/** Who is asked for approval, in order, and under which process. */
export interface Approvers {
  readonly process: ApprovalProcess
  readonly memberIds: readonly Id[]
}

/**
 * Who has to approve a member's requests (decision 42): the managers of the department that the approver configuration
 * names, under the department's process, otherwise the member's own approvers. Nobody when that department is unknown.
 */
export function approversOf(requester: Member, departments: readonly Department[]): Approvers {
  const { approverConfig, approvalProcess, approverIds } = requester
  if (approverConfig.type !== 'department') return { process: approvalProcess, memberIds: [...new Set(approverIds)] }
  const department = departments.find(({ id }) => id === approverConfig.departmentId)
  if (department === undefined) return { process: approvalProcess, memberIds: [] }
  const managers = predecessorOrder(department.managers, (manager) => manager.memberId, (manager) => manager.predecessorMemberId)
  return { process: department.approvalProcess, memberIds: managers.map(({ memberId }) => memberId) }
}
