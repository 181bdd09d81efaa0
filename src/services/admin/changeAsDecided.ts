import type { Actor } from '../../administration/actor'
import type { Decision } from '../../administration/decision'
import { type Result, ok } from '../../kernel/result'
import type { Ports, Stores } from '../../ports'
import type { Id } from '../../records'
import { changeAsAdmin } from './changeAsAdmin'

/** Lets an admin do what `decide` answers: `save` writes the records, the audit entries follow. Refused as `changeAsAdmin`, and as `decide`. */
export const changeAsDecided = <D extends Decision<unknown>>(
  ports: Ports,
  callerId: Id,
  decide: (stores: Stores, actor: Actor) => Promise<Result<D>>,
  save: (stores: Stores, decision: D) => Promise<void>,
): Promise<Result<D['answer']>> =>
  changeAsAdmin(ports, callerId, async (stores, actor) => {
    const decision = await decide(stores, actor)
    if (!decision.ok) return decision
    await save(stores, decision.value)
    for (const entry of decision.value.audit) await stores.auditLog.add(entry)
    return ok(decision.value.answer)
  })
