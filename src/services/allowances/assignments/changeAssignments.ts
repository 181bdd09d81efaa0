import type { Actor } from '../../../administration/actor'
import type { AssignmentChange } from '../../../administration/assignments/assignmentChange'
import { type Result, ok } from '../../../kernel/result'
import type { Ports, Stores } from '../../../ports'
import type { Id, RuleAssignment } from '../../../records'
import { findAdmin } from '../../loading/findAdmin'

/**
 * Lets an admin change assignments, and writes what `decide` answers with its audit entries. Refuses with UNAUTHORIZED, with FORBIDDEN
 * who is no admin, and as `decide`.
 */
export function changeAssignments(
  ports: Ports,
  callerId: Id,
  decide: (stores: Stores, actor: Actor) => Promise<Result<AssignmentChange>>,
): Promise<Result<RuleAssignment>> {
  const now = ports.clock()
  return ports.unitOfWork.transact(async (stores) => {
    const admin = await findAdmin(stores, callerId)
    if (!admin.ok) return admin
    const decision = await decide(stores, { caller: admin.value, now, ids: ports.ids })
    if (!decision.ok) return decision
    const { saved, removed, audit, answer } = decision.value
    for (const assignment of saved) await stores.assignments.save(assignment)
    for (const id of removed) await stores.assignments.remove(id)
    for (const entry of audit) await stores.auditLog.add(entry)
    return ok(answer)
  })
}
