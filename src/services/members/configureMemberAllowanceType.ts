import { failure } from '../../kernel/failure'
import { type Result, ok, refuse } from '../../kernel/result'
import { type AllowanceTypeChange, configureAllowanceType } from '../../members/configureAllowanceType'
import type { Ports } from '../../ports'
import type { Id, Member } from '../../records'
import { changeMember } from './changeMember'

/**
 * An admin sets whether an allowance type is a member's default and whether it is hidden from them (decisions 50, 53; spec: PUT
 * allowance-type-configurations). Answers the member. Refused as `updateMember`; NOT_FOUND also for an unknown allowance type.
 */
export function configureMemberAllowanceType(
  ports: Ports,
  callerId: Id,
  memberId: Id,
  change: AllowanceTypeChange,
): Promise<Result<Member>> {
  return changeMember(ports, callerId, memberId, async (member, now, stores) => {
    if (await stores.allowanceTypes.byId(change.allowanceTypeId) === null) return refuse(failure('NOT_FOUND'))
    const rows = configureAllowanceType(member.allowanceTypeConfigurations, change, { now, ids: ports.ids })
    // A row beyond those that were there is another object than none.
    const isSame = rows.every((row, index) => row === member.allowanceTypeConfigurations[index])
    return ok(isSame ? member : { ...member, allowanceTypeConfigurations: rows, updatedAt: now })
  })
}
