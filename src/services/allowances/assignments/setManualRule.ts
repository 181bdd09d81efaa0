import { type ManualRule, setManualRule as decide } from '../../../administration/assignments/setManualRule'
import { failure } from '../../../kernel/failure'
import { type Result, refuse } from '../../../kernel/result'
import type { Ports } from '../../../ports'
import type { Id, RuleAssignment } from '../../../records'
import { changeAsDecided } from '../../admin/changeAsDecided'
import { saveAssignments } from './saveAssignments'

/**
 * An admin takes a member off automatic accrual for one allowance type; answers the manual assignment (spec: POST
 * /members/{member_id}/manual-rule; decision 59). Refuses with UNAUTHORIZED, with FORBIDDEN who is no admin, with NOT_FOUND an unknown
 * member, with BAD_REQUEST every fault of the command.
 */
export const setManualRule = (ports: Ports, callerId: Id, memberId: Id, command: ManualRule): Promise<Result<RuleAssignment>> =>
  changeAsDecided(ports, callerId, async (stores, actor) => {
    const [member, allowanceType, ofMember] = await Promise.all([
      stores.members.byId(memberId), stores.allowanceTypes.byId(command.allowanceTypeId), stores.assignments.ofMember(memberId),
    ])
    const assignments = ofMember.filter(({ allowanceTypeId }) => allowanceTypeId === command.allowanceTypeId)
    return member === null ? refuse(failure('NOT_FOUND')) : decide(command, { memberId, allowanceType, assignments }, actor)
  }, saveAssignments)
