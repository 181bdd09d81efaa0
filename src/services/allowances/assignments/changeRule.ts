import { type RuleChange, changeRule as decide } from '../../../administration/assignments/changeRule'
import { failure } from '../../../kernel/failure'
import { type Result, refuse } from '../../../kernel/result'
import type { Ports } from '../../../ports'
import type { Id, RuleAssignment } from '../../../records'
import { changeAsDecided } from '../../admin/changeAsDecided'
import { saveAssignments } from './saveAssignments'

/**
 * An admin moves a member to another rule without a gap or an overlap; answers the new assignment (spec: POST
 * /members/{member_id}/rule-change; decision 59). Refuses with UNAUTHORIZED, with FORBIDDEN who is no admin, with NOT_FOUND an unknown
 * member, with BAD_REQUEST every fault of the command.
 */
export const changeRule = (ports: Ports, callerId: Id, memberId: Id, command: RuleChange): Promise<Result<RuleAssignment>> =>
  changeAsDecided(ports, callerId, async (stores, actor) => {
    const [member, rule, assignments] = await Promise.all([
      stores.members.byId(memberId), stores.rules.byId(command.ruleId), stores.assignments.ofMember(memberId),
    ])
    return member === null ? refuse(failure('NOT_FOUND')) : decide(command, { rule, assignments }, actor)
  }, saveAssignments)
