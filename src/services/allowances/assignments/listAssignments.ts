import { assignmentsInOrder } from '../../../administration/assignments/assignmentsInOrder'
import { failure } from '../../../kernel/failure'
import { type Result, ok, refuse } from '../../../kernel/result'
import type { Ports } from '../../../ports'
import type { Id, RuleAssignment } from '../../../records'
import { readAsAdmin } from '../../admin/readAsAdmin'

/**
 * The assignments of a member, ended ones too, by the position of their allowance type, then by start (spec: GET
 * /members/{member_id}/rule-assignments). Refuses with UNAUTHORIZED, with FORBIDDEN who is no admin, with NOT_FOUND an unknown member.
 */
export const listAssignments = (ports: Ports, callerId: Id, memberId: Id): Promise<Result<readonly RuleAssignment[]>> =>
  readAsAdmin(ports, callerId, async (stores) => {
    const [member, assignments, types] = await Promise.all([
      stores.members.byId(memberId), stores.assignments.ofMember(memberId), stores.allowanceTypes.all(),
    ])
    return member === null ? refuse(failure('NOT_FOUND')) : ok(assignmentsInOrder(assignments, types))
  })
