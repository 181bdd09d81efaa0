import type { Actor } from '../../../administration/actor'
import type { RuleDecision } from '../../../administration/rules/ruleDecision'
import { type Result, ok } from '../../../kernel/result'
import type { Ports, Stores } from '../../../ports'
import type { Id } from '../../../records'
import { changeAsAdmin } from '../changeAsAdmin'

/** Lets an admin change rules, and writes what `decide` answers with its audit entries. Refused as `changeAsAdmin`, and as `decide`. */
export const changeRules = <T>(
  ports: Ports,
  callerId: Id,
  decide: (stores: Stores, actor: Actor) => Promise<Result<RuleDecision<T>>>,
): Promise<Result<T>> =>
  changeAsAdmin(ports, callerId, async (stores, actor) => {
    const decision = await decide(stores, actor)
    if (!decision.ok) return decision
    const { savedRules, savedAssignments, audit, answer } = decision.value
    for (const rule of savedRules) await stores.rules.save(rule)
    for (const assignment of savedAssignments) await stores.assignments.save(assignment)
    for (const entry of audit) await stores.auditLog.add(entry)
    return ok(answer)
  })
