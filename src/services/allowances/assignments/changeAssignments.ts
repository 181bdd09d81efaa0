import type { Actor } from '../../../administration/actor'
import type { AssignmentChange } from '../../../administration/assignments/assignmentChange'
import { type Result, ok } from '../../../kernel/result'
import type { Ports, Stores } from '../../../ports'
import type { Id, RuleAssignment } from '../../../records'
import { changeAsAdmin } from '../changeAsAdmin'

/** Lets an admin change assignments, and writes what `decide` answers with its audit entries. Refused as `changeAsAdmin`, and as `decide`. */
export const changeAssignments = (
  ports: Ports,
  callerId: Id,
  decide: (stores: Stores, actor: Actor) => Promise<Result<AssignmentChange>>,
): Promise<Result<RuleAssignment>> =>
  changeAsAdmin(ports, callerId, async (stores, actor) => {
    const decision = await decide(stores, actor)
    if (!decision.ok) return decision
    const { saved, removed, audit, answer } = decision.value
    for (const assignment of saved) await stores.assignments.save(assignment)
    for (const id of removed) await stores.assignments.remove(id)
    for (const entry of audit) await stores.auditLog.add(entry)
    return ok(answer)
  })
