import { deleteAllowanceType as decide } from '../../../administration/allowanceTypes/deleteAllowanceType'
import { withoutAllowanceType } from '../../../administration/allowanceTypes/withoutAllowanceType'
import { failure } from '../../../kernel/failure'
import { type Result, ok, refuse } from '../../../kernel/result'
import type { Ports, Stores } from '../../../ports'
import type { AllowanceType, Id, Instant } from '../../../records'
import { changeAsAdmin } from '../../admin/changeAsAdmin'
import { everyMember } from './everyMember'

async function useOf(stores: Stores, typeId: Id) {
  const [types, leaveTypes, isDefaultOfAnybody, rules] = await Promise.all([
    stores.allowanceTypes.all(), stores.leaveTypes.all(), stores.members.anyWithDefaultType(typeId), stores.rules.ofAllowanceType(typeId),
  ])
  return { types, leaveTypes, isDefaultOfAnybody, rules }
}

/** A configuration that stayed could become somebody's default when another type is hidden (decision 50). */
async function removeConfigurations(stores: Stores, typeId: Id, now: Instant): Promise<void> {
  for await (const member of everyMember(stores)) {
    const after = withoutAllowanceType(member, typeId, now)
    if (after !== member) await stores.members.save(after)
  }
}

/**
 * An admin deletes an allowance type and the members' configurations of it, and gets it as it was (spec: DELETE /allowance-types/{id}).
 * It stays stored, because rules, assignments and adjustments of the past name it, but no query finds it any more.
 * Refuses with UNAUTHORIZED, with FORBIDDEN who is no admin, with NOT_FOUND an unknown type, and with CONFLICT, in this order, while leave
 * types draw from it, while it is a member's default, while it has rules, and the last type of the workspace.
 */
export const deleteAllowanceType = (ports: Ports, callerId: Id, typeId: Id): Promise<Result<AllowanceType>> =>
  changeAsAdmin(ports, callerId, async (stores, actor) => {
    const type = await stores.allowanceTypes.byId(typeId)
    if (type === null) return refuse(failure('NOT_FOUND'))
    const decision = decide(type, await useOf(stores, typeId), actor)
    if (!decision.ok) return decision
    await removeConfigurations(stores, typeId, actor.now)
    await stores.allowanceTypes.save({ ...type, deletedAt: actor.now, updatedAt: actor.now })
    await stores.auditLog.add(decision.value)
    return ok(type)
  })
