import { type AssignmentRemoval, deleteAssignment as decide } from '../../../administration/assignments/deleteAssignment'
import { failure } from '../../../kernel/failure'
import { type Result, refuse } from '../../../kernel/result'
import type { Ports } from '../../../ports'
import type { Id, RuleAssignment } from '../../../records'
import { changeAsDecided } from '../../admin/changeAsDecided'
import { saveAssignments } from './saveAssignments'

/**
 * An admin removes an assignment, and with it what its rule granted; answers what it was (spec: DELETE /rule-assignments/{id}). Refuses
 * with UNAUTHORIZED, with FORBIDDEN who is no admin, with NOT_FOUND an unknown assignment, with BAD_REQUEST a reason too short or long.
 */
export const deleteAssignment = (
  ports: Ports,
  callerId: Id,
  assignmentId: Id,
  removal: AssignmentRemoval,
): Promise<Result<RuleAssignment>> =>
  changeAsDecided(ports, callerId, async ({ assignments }, actor) => {
    const assignment = await assignments.byId(assignmentId)
    return assignment === null ? refuse(failure('NOT_FOUND')) : decide(removal, assignment, actor)
  }, saveAssignments)
