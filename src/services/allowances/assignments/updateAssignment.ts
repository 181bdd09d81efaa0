import { type AssignmentEdit, updateAssignment as decide } from '../../../administration/assignments/updateAssignment'
import { failure } from '../../../kernel/failure'
import { type Result, refuse } from '../../../kernel/result'
import type { Ports } from '../../../ports'
import type { Id, RuleAssignment } from '../../../records'
import { changeAsDecided } from '../../admin/changeAsDecided'
import { saveAssignments } from './saveAssignments'

/**
 * An admin moves the ends of an assignment; answers it. Nothing is written when no end moves (spec: PATCH /rule-assignments/{id}).
 * Refused as `createAssignment`, with NOT_FOUND an unknown assignment; a deleted or inactive rule only where days are added.
 */
export const updateAssignment = (ports: Ports, callerId: Id, assignmentId: Id, edit: AssignmentEdit): Promise<Result<RuleAssignment>> =>
  changeAsDecided(ports, callerId, async (stores, actor) => {
    const assignment = await stores.assignments.byId(assignmentId)
    if (assignment === null) return refuse(failure('NOT_FOUND'))
    const [rule, assignments] = await Promise.all([
      assignment.ruleId === null ? null : stores.rules.byId(assignment.ruleId), stores.assignments.ofMember(assignment.memberId),
    ])
    return decide(edit, { assignment, rule, assignments }, actor)
  }, saveAssignments)
