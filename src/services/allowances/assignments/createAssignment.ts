import { type NewAssignment, createAssignment as decide } from '../../../administration/assignments/createAssignment'
import { failure } from '../../../kernel/failure'
import { type Result, refuse } from '../../../kernel/result'
import type { Ports } from '../../../ports'
import type { Id, RuleAssignment } from '../../../records'
import { changeAsDecided } from '../../admin/changeAsDecided'
import { saveAssignments } from './saveAssignments'

/**
 * An admin puts a member on a rule; answers the assignment (spec: POST /members/{member_id}/rule-assignments). Refuses with UNAUTHORIZED,
 * with FORBIDDEN who is no admin, with NOT_FOUND an unknown member, with BAD_REQUEST every fault of the command: an unknown type, a rule
 * that is unknown, deleted, inactive or of another type, dates that do not exist or are reversed, an overlap, a reason too short or long.
 */
export const createAssignment = (ports: Ports, callerId: Id, memberId: Id, command: NewAssignment): Promise<Result<RuleAssignment>> =>
  changeAsDecided(ports, callerId, async (stores, actor) => {
    const [member, allowanceType, rule, assignments] = await Promise.all([
      stores.members.byId(memberId), stores.allowanceTypes.byId(command.allowanceTypeId), stores.rules.byId(command.ruleId),
      stores.assignments.ofMember(memberId),
    ])
    return member === null ? refuse(failure('NOT_FOUND')) : decide(command, { memberId, allowanceType, rule, assignments }, actor)
  }, saveAssignments)
